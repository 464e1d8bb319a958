import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_IDEAS, type Filtered, filterIdeas } from './idea-filter';

type Stop = { name: string; country: string };
type Written = Filtered & { stops?: readonly Stop[]; country?: string };

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Ideas as they are written, with the names of their countries, which the server adds. */
function written(name: string): Filtered[] {
  const text = readFileSync(new URL(`../../../../atlas/ideas/${name}.jsonl`, import.meta.url), 'utf8');
  const ideas = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Written); // our own file
  return ideas.map(({ stops = [], country, ...idea }) => ({
    ...idea,
    country: (country && countryNames.of(country)) ?? null,
    stopNames: stops.map((stop) => stop.name),
    countries: stops.map((stop) => countryNames.of(stop.country) ?? ''),
  }));
}

const ideas = [...written('trip-ideas'), ...written('destination-ideas')];
const namesFor = (text: string) => filterIdeas(ideas, { ...ALL_IDEAS, text }).map(({ name }) => name);

test.each([
  ['itly', 'Rome'],
  ['zion', 'Springdale'],
  ['grand canyn vilage', 'Grand Canyon Village'],
  ['angles landng', 'Springdale'],
  ['brice canyn', "Utah's five national parks"],
])('"%s" finds %s', (typed, name) => {
  expect(namesFor(typed)).toContain(name);
});

test('a word that is spelled right does not find what is spelled like it', () => {
  expect(namesFor('zion')).not.toContain('Jerusalem');
});
