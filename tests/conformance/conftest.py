"""Shows both sides of an assertion of the suite when it fails, as in any test."""

import pytest

pytest.register_assert_rewrite("hauntbox.conformance")
