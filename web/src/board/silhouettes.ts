/** The outlines of pieces, about 36 units wide and 44 high around (0, 0). Pieces of different colours differ in shape. */

import { creatureOf, EXPLORER } from "./creatures";
import { hashOf } from "./sketch";

export interface Silhouette {
  body: string;
  /** Dark parts of the face, and where the letter stands. */
  face: string;
  letter: number;
  /** Thin parts, which are lines. */
  limbs?: string;
}

const EYES = "M-7 -7a2 2.8 0 1 0 4 0a2 2.8 0 1 0 -4 0M3 -7a2 2.8 0 1 0 4 0a2 2.8 0 1 0 -4 0";

const GOWN: Silhouette = {
  body: "M0 -23C5 -23 7.4 -19.4 7 -15.4C6.8 -13 5.6 -11.4 4.6 -10.6C8.6 -9.6 9.4 -6 8 -1C10.4 6 15 12 16.4 18.6Q8 21.6 0 20.6Q-8 21.6 -16.4 18.6C-15 12 -10.4 6 -8 -1C-9.4 -6 -8.6 -9.6 -4.6 -10.6C-5.6 -11.4 -6.8 -13 -7 -15.4C-7.4 -19.4 -5 -23 0 -23Z",
  face: "M-6.8 -16.4Q0 -20 6.8 -16.4L6.2 -13.6Q0 -16 -6.2 -13.6ZM-2 -1.6Q0 -.4 2 -1.6",
  letter: 13.5,
};

const HOOD: Silhouette = {
  body: "M0 -23C9 -22 11.6 -13 10.4 -6.6C15.4 -3 16.4 9 15.4 18.4Q0 22 -15.4 18.4C-16.4 9 -15.4 -3 -10.4 -6.6C-11.6 -13 -9 -22 0 -23Z",
  face: "M0 -16.6C5 -16.4 6.2 -11 5 -7.6Q0 -4.2 -5 -7.6C-6.2 -11 -5 -16.4 0 -16.6Z",
  letter: 12.5,
};

const GHOSTS: Readonly<Record<string, Silhouette>> = {
  /** A flame of hair. */
  red: {
    body: "M1 -26C4 -19 14.6 -15 14.6 0L15 15Q11.4 21 7.6 15Q4 21 .2 15Q-3.6 21 -7.4 15Q-11 21 -14.8 15L-14.6 -2C-14.6 -10 -9 -13 -8 -20Q-4.6 -15.6 -2.4 -17.4Q-.6 -21 1 -26Z",
    face: EYES,
    letter: 10.5,
  },
  /** Water drips from it. */
  blue: {
    body: "M0 -21C10 -21 14.6 -12 14.6 -2L14.6 18Q12 23.6 9.4 16.4L9.4 12Q7 9.4 5 13.6L5 20Q2.4 25 0 18.6L0 14Q-2.6 10.6 -5 14L-5 17Q-7.6 22 -9.6 15.4Q-12 11.4 -14.6 17L-14.6 -2C-14.6 -12 -10 -21 0 -21Z",
    face: "M-7.4 -7.6L-2.6 -5.6M7.4 -7.6L2.6 -5.6" + EYES,
    letter: 8.8,
  },
  /** Wide arms and hollow eyes. */
  green: {
    body: "M0 -22C8.6 -22 12 -15 12 -8Q19.4 -8.6 18.6 -1Q16.6 3.6 12.4 2.4L14 18.4Q9 14 5 19Q0 14.4 -5 19Q-9 14 -14 18.4L-12.4 2.4Q-16.6 3.6 -18.6 -1Q-19.4 -8.6 -12 -8C-12 -15 -8.6 -22 0 -22Z",
    face: "M-8 -9a3 4 0 1 0 6 0a3 4 0 1 0 -6 0M2 -9a3 4 0 1 0 6 0a3 4 0 1 0 -6 0M-2 -.4a2 2.2 0 1 0 4 0a2 2.2 0 1 0 -4 0",
    letter: 14.5,
  },
  /** A lantern with a ring. */
  yellow: {
    body: "M0 -26Q4 -26 4 -22.4Q4 -20 2.4 -19L10 -15.6L14.6 -4L11.6 13L7 15.4L8.6 19.6L-8.6 19.6L-7 15.4L-11.6 13L-14.6 -4L-10 -15.6L-2.4 -19Q-4 -20 -4 -22.4Q-4 -26 0 -26Z",
    face: EYES,
    letter: 10.5,
  },
  /** Horns and a torn cloak. */
  black: {
    body: "M-13.6 -25Q-9 -18 -4.4 -18.6Q0 -19.6 4.4 -18.6Q9 -18 13.6 -25Q16 -12 13.4 -4L17 18.6L10 14L5.4 20.4L0 14L-5.4 20.4L-10 14L-17 18.6L-13.4 -4Q-16 -12 -13.6 -25Z",
    face: "M-8 -10.6L-2.4 -7.4L-3.4 -5Q-7.4 -5.4 -8 -10.6ZM8 -10.6L2.4 -7.4L3.4 -5Q7.4 -5.4 8 -10.6Z",
    letter: 10.5,
  },
  /** A pointed sheet. */
  orange: {
    body: "M0 -26Q7 -17 10 -8L17.4 6Q13 9 11.6 7.4L14 18.4Q7 21.6 0 17.6Q-7 21.6 -14 18.4L-11.6 7.4Q-13 9 -17.4 6L-10 -8Q-7 -17 0 -26Z",
    face: EYES,
    letter: 11.5,
  },
  /** A round one with a tail. */
  purple: {
    body: "M-1 -21C10 -22 16.4 -12 15.6 -1C15 10 8 14 1 15.6Q5 18 10.6 17.4Q3 23.6 -7 19.6C-15 14 -17 6 -16 -3C-15 -13 -9 -20.4 -1 -21Z",
    face: EYES,
    letter: 10.5,
  },
};

/** A figure with a number or of a seat is somebody's, some names speak of a creature, a white one wears a gown. */
export function silhouetteOf(colour: string, letter: string, name = "", person = false): Silhouette {
  if (/^\d/.test(letter) && (person || creatureOf(name) === null)) return HOOD;
  if (person) return EXPLORER;
  const creature = creatureOf(name);
  if (creature !== null) return creature;
  if (colour === "white") return GOWN;
  const all = Object.values(GHOSTS);
  return GHOSTS[colour] ?? all[hashOf(colour) % all.length] ?? HOOD;
}
