/** What is said about an import before it is made. */
export const importRefusals = {
  // Notes about the whole trip
  importDatesTrip: 'Your trip has no dates yet. It will get the dates of this calendar.',
  importContinued:
    'This is too much to import at once. The first items are selected. To add the rest, import the file again.',
  importTrackSimplified:
    '{name} is simplified to {kept} of its {read} points. The others are at most {meters} m from the line.',
} as const;
