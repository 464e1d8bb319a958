import { abuse } from './abuse';
import { addDestination } from './add-destination';
import { arrangeTrips } from './arrange';
import { coldStart } from './cold-start';
import { eventSort } from './event-sort';
import { fuzz } from './fuzz';
import { kills } from './kills';
import { largeEdit } from './large-edit';
import { live } from './live';
import { manyChanges } from './many-changes';
import { memory } from './memory';
import { opening } from './opening';
import { pdf } from './pdf';
import { pictures } from './pictures';
import { importPlaces } from './places/import-places';
import { placesSearch } from './places/places-search';
import { roads } from './places/roads';
import { search } from './places/search';
import { searchTruth } from './places/search-truth';
import { suggest } from './places/suggest';
import { trainLegs } from './places/train-legs';
import { plannerReady } from './planner-ready';
import { scriptSizes } from './script-sizes';
import { signIn } from './sign-in';
import { slowPhone } from './slow-phone';
import { planPins } from './streets/plan-pins';
import { streets } from './streets/streets';
import { openBench } from './support/bench';
import { describeMachine } from './support/machine';
import type { Measurement } from './support/measurement';
import { drawTable, type Figure, isMet } from './support/report';
import { tripCalls } from './trip-calls';
import { tripPage } from './trip-page';
import { tripRead } from './trip-read';

const MEASUREMENTS: readonly Measurement[] = [
  ...[
    tripRead,
    tripCalls,
    live,
    addDestination,
    eventSort,
    arrangeTrips,
    suggest,
    search,
    searchTruth,
    roads,
    trainLegs,
    signIn,
    largeEdit,
    pdf,
    pictures,
  ],
  ...[
    manyChanges,
    scriptSizes,
    opening,
    slowPhone,
    streets,
    planPins,
    plannerReady,
    tripPage,
    coldStart,
    memory,
    kills,
    placesSearch,
    importPlaces,
    abuse,
    fuzz,
  ],
];

await run(process.argv.slice(2));

/** Runs the named measurements, or all usual ones. Prints each table when it is ready, and all of them at the end. */
async function run(names: readonly string[]): Promise<void> {
  const known = MEASUREMENTS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no measurement ${unknown.join(', ')}. Ask for: ${known.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const chosen = MEASUREMENTS.filter(({ name, isUsual }) =>
    names.length > 0 ? names.includes(name) : isUsual,
  );
  const figures: Figure[] = [];
  const failures: string[] = [];
  const bench = openBench();
  // Stops the database and the browser when a run is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void bench.close().finally(() => process.exit(1)));
  }
  console.log(`npm run bench, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`);
  console.log(describeMachine());
  try {
    for (const measurement of chosen) {
      console.log(`Measuring ${measurement.name}…`);
      try {
        const measured = await measurement.run(bench);
        figures.push(...measured);
        if (measured.length > 0 && chosen.length > 1) console.log(`\n${drawTable(measured)}\n`);
      } catch (error) {
        // The other measurements are still worth running.
        console.error(error);
        failures.push(measurement.name);
      }
    }
  } finally {
    await bench.close();
  }
  console.log(describeMachine());
  print(figures);
  if (failures.length > 0) {
    console.error(`Not measured: ${failures.join(', ')}.`);
    process.exitCode = 1;
  }
}

function print(figures: readonly Figure[]): void {
  if (figures.length === 0) return;
  console.log(`\n${drawTable(figures)}\n`);
  for (const { name, note } of figures) if (note) console.log(`${name}: ${note}`);
  const missed = figures.filter((figure) => isMet(figure) === false).map(({ name }) => name);
  console.log(missed.length === 0 ? '\nEvery goal is met.' : `\nMissed: ${missed.join('; ')}.`);
}
