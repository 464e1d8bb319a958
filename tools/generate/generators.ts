/** A file of the repository that a program writes. */
export interface Generator {
  /** Path from the root of the repository. */
  file: string;
  /** The whole text; the same sources always give the same text. */
  make: () => Promise<string>;
}

/** Every generated file, in the order they are made. */
export const generators: readonly Generator[] = [];
