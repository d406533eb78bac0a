import { expect, test } from "vitest";
import { glued } from "./sentences";

test("brackets and stops stay with the name they cling to", () => {
  const parts = [
    { text: "Tilly", id: "tilly" },
    { text: " finds the " },
    { text: "Crypt", id: "crypt" },
    { text: " (" },
    { text: "basement", id: "basement" },
    { text: ")." },
  ];
  const pieces = glued(parts);
  expect(pieces.map(({ before, text, after }) => before + text + after).join("")).toBe("Tilly finds the Crypt (basement).");
  expect(pieces.find((piece) => piece.id === "basement")).toEqual({ before: "(", text: "basement", id: "basement", after: ")." });
  expect(pieces.find((piece) => piece.id === "crypt")).toMatchObject({ before: "", after: "" });
});
