/** What is said about an import before it is made. */
export const importRefusals = {
  // Notes about the whole trip
  importDatesTrip: 'Your trip has no dates yet. It will get the dates of this calendar.',
  importContinued:
    'This is too much to import at once. The first items are selected. To add the rest, import the file again.',
  importTrackSimplified:
    '{name} is simplified to {kept} of its {read} points. The others are at most {meters} m from the line.',
  importUnlisted: 'Too many items were skipped to list them all. Not listed: {count}.',

  // Why a row needs a decision
  rowNameAmbiguous: 'Several places have this name.',
  rowFar: 'It’s far from every destination of the trip.',
  rowOutsideDates: 'It’s outside the dates of the trip.',

  // Why a row is left out, because of the trip
  rowInTrip: 'It’s already in this trip.',
  rowNotStorable: 'It contains something that a trip can’t store.',
  rowNotFound: 'No place with this name was found.',
  rowNotLookedUp: 'It has no coordinates, and its name wasn’t looked up.',
  rowWithoutDestination: 'The trip has no destination that it could belong to.',
  rowWithoutFirstDestination: 'The trip has no destination yet, and the file doesn’t say where this is.',
  destinationsFullForRow: 'A trip can have at most {most} destinations, so this one doesn’t fit.',
  tracksFullForRow: 'A trip can have at most {most} tracks, so this one doesn’t fit.',
  bookingsFullForRow: 'A trip can have at most {most} bookings, so this one doesn’t fit.',
  picturesFullForRow: 'A trip can have at most {most} pictures, so this one doesn’t fit.',
  headerTaken: 'The trip already has a header picture.',
  pictureNotImported: 'Only pictures from the library can be imported.',

  // Why a row is left out, because of the file
  rowDamaged: 'It’s damaged and can’t be read.',
  rowIsShape: 'It’s a line or an area, not a place.',
  rowNeedsNameOrCoords: 'It has neither a name nor coordinates.',
  rowNeedsCoordsOrName: 'It has neither coordinates nor a name.',
  rowNeedsCoordsOrAddress: 'It has neither coordinates nor an address.',
  rowNeedsCoords: 'It has no valid coordinates.',
  rowElsewhere:
    'Its contents are on another server and can’t be loaded. Save the file with the contents included.',
  trackTooShort: 'It has fewer than two valid points.',
  costNeedsAmount: 'It has no amount.',
  costIsTotal: 'It’s a total, which is calculated from the other lines.',

  // Why entries of a calendar are left out
  entryIsTask: 'It’s a task or a note, not an event.',
  entryCanceled: 'It was canceled.',
  entryNeedsStart: 'It has no start date.',
  entryDatesUnreadable: 'Its dates can’t be read.',
  entryRuleUnknown: 'It repeats in a way that Wayfold doesn’t support.',
  entryNeverInTrip: 'It repeats, but never within the dates of the trip.',
  entryNeverWithOthers: 'It repeats, but never within the dates of the other entries.',
  entryChangesLater: 'It changes on {day}, and its occurrences from then on are left out.',
  entryEndsEarly: 'Its occurrences after {day} are left out.',
  entryOutsideTrip: 'Its occurrences outside the dates of the trip are left out.',
  entryOutsideOthers: 'Its occurrences outside the dates of the other entries are left out.',
} as const;
