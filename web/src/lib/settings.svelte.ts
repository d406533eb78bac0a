// How somebody likes to play, kept in this browser.

const KEPT = "hauntbox.settings";

interface Kept {
  speed: number;
  confirm: boolean;
  notify: boolean;
  name: string;
  follow: boolean;
}

const DEFAULTS: Kept = { speed: 1, confirm: true, notify: false, name: "", follow: true };

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Kept>(read());

$effect.root(() => {
  $effect(() => {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  });
});
