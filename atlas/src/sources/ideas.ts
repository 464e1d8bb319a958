import { readFileSync } from 'node:fs';
import { packageFile } from './package-file';

/** The fields that all ideas share, written by hand in `atlas/ideas`. */
type IdeaFacts = {
  /** `utah-mighty-five` */
  id: string;
  name: string;
  /** Part of the world, such as `North America`. */
  region: string;
  themes: string[];
  /** The best months, from and to; wraps past December if the second is smaller. */
  season: [from: number, to: number];
  budget: '$' | '$$' | '$$$';
  blurb: string;
};

/** A stop of a trip idea. */
export type IdeaStopRow = {
  name: string;
  /** In the local script, if that isn't Latin. */
  localName?: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The state or region, in English. */
  admin1?: string;
  lat: number;
  lon: number;
  nights: number;
  /** Transport to the next stop, as spelled in trips; missing on the last stop. */
  onward?: string;
  /** Curated places nearby, by id without a prefix. */
  places?: string[];
};

/** A line of `trip-ideas.jsonl` or `tours.jsonl`, in the order they were added. */
export type TripIdeaRow = IdeaFacts & { text: string; stops: IdeaStopRow[] };

/** A line of `destination-ideas.jsonl`: a place worth a few days. */
export type DestinationIdeaRow = IdeaFacts & {
  localName?: string;
  country: string;
  admin1?: string;
  lat: number;
  lon: number;
  nights: number;
  places: string[];
};

/** All ideas in the order they were added. */
export type IdeaRows = {
  trips: TripIdeaRow[];
  tours: TripIdeaRow[];
  destinations: DestinationIdeaRow[];
};

/** Reads all ideas, about 300 lines, in a few milliseconds; ids are those in the files, without a prefix. */
export function readIdeas(): IdeaRows {
  return {
    trips: readLines<TripIdeaRow>('trip-ideas.jsonl'),
    tours: readLines<TripIdeaRow>('tours.jsonl'),
    destinations: readLines<DestinationIdeaRow>('destination-ideas.jsonl'),
  };
}

/** The caller names the type of a row; ideas.test.ts checks every line against it. */
function readLines<Row>(file: string): Row[] {
  const text = readFileSync(packageFile(`@wayfold/atlas/ideas/${file}`), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
}
