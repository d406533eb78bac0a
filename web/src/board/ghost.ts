/** The tile being placed, as it would lie: drawn translucent on its cell. */
export interface Ghost {
  key: string;
  edges: string;
  colour: string;
  name: string;
  marks: string[];
  /** How many different ways it can lie there; with more than one it gets a turn handle. */
  rotations: number;
}
