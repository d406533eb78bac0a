/** What stands on a board and is no mere ghost, found by the words of its name. */

import { type Silhouette } from "./silhouettes";

/** Somebody with a hat, who came in from the rain. */
export const EXPLORER: Silhouette = {
  body: "M0 -24.6C4.4 -24.6 6.6 -22.4 7 -18.6L11.4 -17.4L11 -15.2L7.4 -15C7.4 -12 6 -10.2 4.6 -9.2Q12.6 -7 13.6 1.6L15 19Q0 22.4 -15 19L-13.6 1.6Q-12.6 -7 -4.6 -9.2C-6 -10.2 -7.4 -12 -7.4 -15L-11 -15.2L-11.4 -17.4L-7 -18.6C-6.6 -22.4 -4.4 -24.6 0 -24.6Z",
  face: "M-11 -17.2Q0 -20 11 -17.2L10.6 -15.4Q0 -17.6 -10.6 -15.4ZM-4.6 -9.2L0 -3.4L4.6 -9.2L0 -6.6Z",
  letter: 13,
};

const BAT: Silhouette = {
  body: "M0 -14L3.4 -20L5.4 -13.4Q9 -12 9.4 -7Q15 -17 20 -13Q18.6 -3 20 6Q14.6 3 11.4 7.6Q9 13 4 13L0 19L-4 13Q-9 13 -11.4 7.6Q-14.6 3 -20 6Q-18.6 -3 -20 -13Q-15 -17 -9.4 -7Q-9 -12 -5.4 -13.4L-3.4 -20Z",
  face: "M-5.4 -9.4L-1.4 -7.6L-4.6 -6.4ZM5.4 -9.4L1.4 -7.6L4.6 -6.4Z",
  letter: 8,
};

const SPIDER: Silhouette = {
  body: "M0 -17C4 -17 6.4 -14 6 -10.4Q5.8 -8.4 4.6 -7.4C10 -5.6 13 -1 13 5C13 13 7 18 0 18C-7 18 -13 13 -13 5C-13 -1 -10 -5.6 -4.6 -7.4Q-5.8 -8.4 -6 -10.4C-6.4 -14 -4 -17 0 -17Z",
  face: "M-3.6 -12.6a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0M.8 -12.6a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0",
  limbs: "M-9 -3Q-17 -8 -18 -18M-12 2Q-19 0 -21.4 -7M-12 8Q-19 9 -20.6 16M-8 14Q-13 17 -13 23M9 -3Q17 -8 18 -18M12 2Q19 0 21.4 -7M12 8Q19 9 20.6 16M8 14Q13 17 13 23",
  letter: 9.6,
};

const BEAST: Silhouette = {
  body: "M-15 -24L-6.4 -17Q0 -18.6 6.4 -17L15 -24L16 -9Q17.6 0 12.4 7.6L6 17.6Q0 22 -6 17.6L-12.4 7.6Q-17.6 0 -16 -9Z",
  face: "M-9.4 -8.4L-3.4 -5.4L-5 -2.8Q-8.4 -4 -9.4 -8.4ZM9.4 -8.4L3.4 -5.4L5 -2.8Q8.4 -4 9.4 -8.4ZM-2.6 14.4H2.6L0 18Z",
  letter: 10.6,
};

const SHAMBLER: Silhouette = {
  body: "M-3 -23.6C4 -25 9 -20 8 -14C8 -11 6.4 -9 5 -8Q11 -6.6 17.4 -9L19 -4Q13 0 9.6 1.4L10.6 9L14 19.4Q7 21.4 3 19.4L0 14.6L-3.4 20.4Q-10 21.4 -13.6 18.6L-10 6.4Q-13.6 -2 -8.4 -8.4C-11 -14.6 -9 -22.4 -3 -23.6Z",
  face: "M-5 -17h3.4v3.4h-3.4ZM2 -17h3.4v3.4h-3.4ZM-3 -10.6H4.6V-9.2H-3Z",
  letter: 8.4,
};

const BLOB: Silhouette = {
  body: "M-1 -17C8 -19 13 -10 12 -3.4C17.4 0 19.4 8 17.4 15Q18 21.4 8 20Q0 22.4 -8 20Q-19.4 21.4 -17.4 13C-19.4 6 -15.4 1 -12 -1C-13.4 -10 -8 -16.4 -1 -17Z",
  face: "M-7 -6.4a2.4 3 0 1 0 4.8 0a2.4 3 0 1 0 -4.8 0M2 -8.4a3 3.6 0 1 0 6 0a3 3.6 0 1 0 -6 0",
  letter: 13.4,
};

const SERPENT: Silhouette = {
  body: "M1 -25C10 -26 15 -19 12.6 -12.4Q10.4 -7 3.4 -6Q-1 -4.4 2 -1C12 -3 18.4 3 17.4 11C16 19.4 6 21.4 -3 20.4C-13.4 20.4 -18.4 14 -16.4 7C-14.4 1 -7.4 2 -8.4 -4.4C-10 -12.4 -8 -24 1 -25Z",
  face: "M1 -18a1.9 2.3 0 1 0 3.8 0a1.9 2.3 0 1 0 -3.8 0M12 -16L19.4 -18.4L17 -15.4L19.4 -12.6Z",
  letter: 14.4,
};

const TENTACLE: Silhouette = {
  body: "M-16 20C-14.4 9 -9 6 -10 -4C-11 -15 -3 -25 7 -23C14.6 -21 15.6 -12 9.4 -11C5 -10.6 5.4 -15.4 1.6 -14C-2.4 -10.4 2.4 -3 4.6 3.6C7 10 13 12 16 20Z",
  face: "M-6.4 -6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M-5.6 -12.6a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0M-1 -18.4a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0",
  letter: 14,
};

const WITCH: Silhouette = {
  body: "M3 -28L8.4 -13.4H15.6L13.6 -9H8.4Q10 -4.6 7 -1.6Q13.6 2.6 16.6 19Q0 23 -16.6 19Q-13.6 2.6 -7 -1.6Q-10 -4.6 -8.4 -9H-13.6L-15.6 -13.4H-6Z",
  face: "M-5.4 -7.4h3.6v2.2h-3.6ZM1.8 -7.4h3.6v2.2h-3.6Z",
  letter: 13,
};

const DOLL: Silhouette = {
  body: "M0 -24C7.4 -24 10.4 -18.6 9.4 -13.4C9 -10 6.4 -8 4.4 -7L14.6 -1L12 4.6L8 2.8L9 12L11.6 20.4H3L0 14L-3 20.4H-11.6L-9 12L-8 2.8L-12 4.6L-14.6 -1L-4.4 -7C-6.4 -8 -9 -10 -9.4 -13.4C-10.4 -18.6 -7.4 -24 0 -24Z",
  face: "M-6 -17.6L-2.4 -14M-2.4 -17.6L-6 -14M2.4 -17.6L6 -14M6 -17.6L2.4 -14M-3 -10.4Q0 -9 3 -10.4",
  letter: 8,
};

const VAMPIRE: Silhouette = {
  body: "M0 -24.6Q8 -24 9 -18L14 -20.4L14.4 -9Q18.6 5 17.4 18.6Q12.4 14.4 8.8 19.4Q4.6 15.4 0 20.4Q-4.6 15.4 -8.8 19.4Q-12.4 14.4 -17.4 18.6Q-18.6 5 -14.4 -9L-14 -20.4L-9 -18Q-8 -24 0 -24.6Z",
  face: "M-6.4 -17.4L-1.6 -15.4L-2 -13.6Q-5.4 -13.6 -6.4 -17.4ZM6.4 -17.4L1.6 -15.4L2 -13.6Q5.4 -13.6 6.4 -17.4ZM-3.4 -9.4H3.4L2.4 -6.4L1.4 -9H-1.4L-2.4 -6.4Z",
  letter: 9.4,
};

const BIRD: Silhouette = {
  body: "M-6 -23C2 -25 8.4 -21 8.4 -15L18.4 -12.6L8.4 -9.6Q9.4 -4 6.4 0Q16 4 18.4 15Q10 12.4 6.4 14.4L4.4 20.4L1 16.4L-2.4 20.4L-4.4 14.4Q-14.4 12.4 -15.4 0C-15.4 -8 -12.4 -10 -11.6 -14.4C-11.4 -19 -10 -22 -6 -23Z",
  face: "M-1 -16.4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
  letter: 8,
};

const FROG: Silhouette = {
  body: "M-13 -16a5.6 5.6 0 0 1 10.4 -2.4h5.2a5.6 5.6 0 0 1 10.4 2.4Q17.4 -10 14 -4Q19.4 4 17.4 16L10 19.6H-10L-17.4 16Q-19.4 4 -14 -4Q-17.4 -10 -13 -16Z",
  face: "M-10 -15.4a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0M5.6 -15.4a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0M-9 -6Q0 -1 9 -6Q0 -3.4 -9 -6Z",
  letter: 13,
};

const PERSON: Silhouette = {
  body: "M0 -23.4C5 -23.4 8.4 -20 8.2 -15.4C8.2 -12 6.4 -10 4.6 -8.8Q13 -6.4 14 6L15.4 19Q0 22.4 -15.4 19L-14 6Q-13 -6.4 -4.6 -8.8C-6.4 -10 -8.2 -12 -8.2 -15.4C-8.4 -20 -5 -23.4 0 -23.4Z",
  face: "M-4 -15.4a1.1 1.5 0 1 0 2.2 0a1.1 1.5 0 1 0 -2.2 0M1.8 -15.4a1.1 1.5 0 1 0 2.2 0a1.1 1.5 0 1 0 -2.2 0",
  letter: 12,
};

const GOLEM: Silhouette = {
  body: "M-8.4 -24H8.4V-13H14.6L18 5.4L12.6 8V19.6H3V12.4H-3V19.6H-12.6V8L-18 5.4L-14.6 -13H-8.4Z",
  face: "M-5.6 -19.4h3.4v2.6h-3.4ZM2.2 -19.4h3.4v2.6h-3.4ZM-4.4 -15H4.4V-13.8H-4.4Z",
  letter: 4.6,
};

const BOAT: Silhouette = {
  body: "M-19 4H-2V-25L15 1H2V4H19Q17 16 9.4 19.4H-9.4Q-17 16 -19 4Z",
  face: "",
  letter: 15.6,
};

const REAPER: Silhouette = {
  body: "M0 -25C9.4 -23 12 -14 10.8 -7C15.8 -3 17 9 15.6 18.6Q11 15 7.6 19.6Q3.6 15.6 0 20Q-3.6 15.6 -7.6 19.6Q-11 15 -15.6 18.6C-17 9 -15.8 -3 -10.8 -7C-12 -14 -9.4 -23 0 -25Z",
  face: "M0 -18.4C5.6 -18 6.8 -12 5.2 -8Q0 -3.6 -5.2 -8C-6.8 -12 -5.6 -18 0 -18.4Z",
  limbs: "M17 20V-22Q9 -26 2 -22",
  letter: 12,
};

const GOBLIN: Silhouette = {
  body: "M0 -20C4.4 -20 7.4 -17.4 8.4 -13.4L21 -18.4L12 -6.6C11.4 -2.6 8.4 -.8 5.4 .2Q12.4 2.6 13.4 10L14.4 19Q0 22.4 -14.4 19L-13.4 10Q-12.4 2.6 -5.4 .2C-8.4 -.8 -11.4 -2.6 -12 -6.6L-21 -18.4L-8.4 -13.4C-7.4 -17.4 -4.4 -20 0 -20Z",
  face: "M-7 -10.4L-2 -8L-3.4 -5.6Q-6.4 -6.4 -7 -10.4ZM7 -10.4L2 -8L3.4 -5.6Q6.4 -6.4 7 -10.4ZM-3.4 -2.8H3.4L1.8 -1L0 -2L-1.8 -1Z",
  letter: 14,
};

const FUNGUS: Silhouette = {
  body: "M-20 -5C-19.4 -16 -9.4 -23.4 0 -23.4C9.4 -23.4 19.4 -16 20 -5Q13 -1.4 8 -2.4Q8 8 11.4 18Q0 22 -11.4 18Q-8 8 -8 -2.4Q-13 -1.4 -20 -5Z",
  face: "M-11 -12a2.4 2 0 1 0 4.8 0a2.4 2 0 1 0 -4.8 0M3 -16a2.8 2.2 0 1 0 5.6 0a2.8 2.2 0 1 0 -5.6 0M8 -9a2 1.6 0 1 0 4 0a2 1.6 0 1 0 -4 0M-4 .4a1.2 1.8 0 1 0 2.4 0a1.2 1.8 0 1 0 -2.4 0M1.6 .4a1.2 1.8 0 1 0 2.4 0a1.2 1.8 0 1 0 -2.4 0",
  letter: 14.6,
};

const KINDS: readonly (readonly [RegExp, Silhouette])[] = [
  [/^(?:\w*bats?)$/, BAT],
  [/^(?:spiders?|spiderlings?|giant|broodmother|lurkers?|morgrath|vermin)$/, SPIDER],
  [/^(?:rats?|lynx|dogs?|hounds?|wolf|wolves|werewolf|pups?|cats?|beasts?|jackal|boar|bear)$/, BEAST],
  [/^(?:zombies?|ghouls?|risen|corpses?|mummy|king|guests?|relatives?|cannibals?|killer|skeletons?|skel|cleave|needle|fletch|wail|wick|thralls?|bones|husk|cook)$/, SHAMBLER],
  [/^(?:slime|blobs?|mass|ooze|goo|jelly)$/, BLOB],
  [/^(?:snakes?|worms?|wyrm|dragon|serpent|heads?|leech|coils?)$/, SERPENT],
  [/^(?:roots?|gnashroot|tips?|arms?|tentacles?|vines?|plants?|hands|maw)$/, TENTACLE],
  [/^(?:witch|sorcerer|sorceress|cultists?|crone|priest|priestess|wizard|adepts?|enchanter|caster)$/, WITCH],
  [/^(?:dolls?|puppets?|twins?|effigy)$/, DOLL],
  [/^(?:vampires?|lord|count|countess)$/, VAMPIRE],
  [/^(?:herons?|crows?|birds?|ravens?|roc)$/, BIRD],
  [/^(?:frogs?|toads?)$/, FROG],
  [/^(?:girl|boy|prisoners?|victims?|child|children|man|woman|sleepers?|captives?|heir|friend|body|bodies)$/, PERSON],
  [/^(?:statues?|trolls?|brutes?|ulgrum|golem|patchwork|robot|automaton|armour|armor)$/, GOLEM],
  [/^(?:boat|ship|plane|vehicle|raft)$/, BOAT],
  [/^(?:death|reaper|duelists?)$/, REAPER],
  [/^(?:goblins?|imps?|kobolds?)$/, GOBLIN],
  [/^(?:sporelings?|fungus|fungi|mushrooms?)$/, FUNGUS],
];

/** What kind of creature a name like "h04_spider_2" speaks of; null for ghosts and everything unheard of. */
export function creatureOf(name: string): Silhouette | null {
  for (const word of name.split(/[^a-z]+/)) {
    const found = KINDS.find(([pattern]) => pattern.test(word));
    if (found !== undefined) return found[1];
  }
  return null;
}
