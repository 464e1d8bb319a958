/** One panel of a fold strip. */
export interface FoldPanel {
  id: string;
  label: string;
  /** Second line, such as "10–13 · 3 nights". */
  sublabel: string;
  /** Only the dates, such as "May 10 – 13"; missing if there are none. */
  dates?: string;
  /** Second line if there is little room, such as "3 nights". */
  shortSublabel?: string;
  /** A CSS color for the top edge. */
  color: string;
  /** Width relative to the others; never narrower than its text while there is room, and never below 100 px. */
  weight: number;
  /** Says that the nights after it belong to no panel, or also to the next one (a clash); drawn hatched at its end. */
  after?: { words: string; isClash: boolean };
  /** Tinted in the preview of a change. */
  changed?: boolean;
  /** Language of the label, if it is known and differs from the page's. */
  lang?: string;
}
