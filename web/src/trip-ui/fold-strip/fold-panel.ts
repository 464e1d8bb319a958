/** One panel of a fold strip. */
export interface FoldPanel {
  id: string;
  label: string;
  /** Second line, such as "10–13 · 3 nights". */
  sublabel: string;
  /** Second line where there is little room, such as "3 nights". */
  shortSublabel?: string;
  /** A CSS color for the top edge. */
  color: string;
  /** How wide it is beside the others; never narrower than its words while there is room, nor than 100 px. */
  weight: number;
  /** Says of the nights after it that they belong to no panel, or also to the next; drawn hatched at its end. */
  after?: { words: string; isClash: boolean };
  /** Tinted, in a preview of a change. */
  changed?: boolean;
  /** Language of the label where it is known and differs from the page's. */
  lang?: string;
}
