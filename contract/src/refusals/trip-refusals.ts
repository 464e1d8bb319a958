/** Refusals of edits, and of calls about a trip and its history. */
export const tripRefusals = {
  // Finding a trip, and being allowed to edit it
  tripNotFound: 'Trip not found.',
  notInYourTrips: 'This isn’t part of any of your trips.',
  notInThisTrip: 'This isn’t part of the trip.',
  tourNotEditable: 'Guided tours can’t be changed. Make a copy first.',
  exampleNotEditable: 'This is an example trip. Make a copy to change it.',
  tripViewOnly: 'This trip is view-only.',
  notExampleCopy: 'This trip isn’t a copy of an example, so it can’t be reset.',
  tripTypeRefused: 'Use the type empty or trip_idea. Guided tours and example trips can’t be created here.',

  // Rows that are no longer there
  destinationGone: 'This destination is no longer in the trip.',
  planGone: 'This plan is no longer in the trip.',
  costGone: 'This cost is no longer in the trip.',
  textGone: 'This text is no longer in the trip.',
  pictureGone: 'This picture is no longer in the trip.',
  trackGone: 'This track is no longer in the trip.',
  bookingGone: 'This booking is no longer in the trip.',

  // Limits of a trip
  tripFull: 'This trip is full. Shorten some notes or remove some plans first.',
  destinationsFull: 'This trip has {count} destinations, the most it can hold.',
  plansFull: 'This trip has {count} plans, the most it can hold.',
  costsFull: 'This trip has {count} costs, the most it can hold.',
  textsFull: 'This trip has {count} texts, the most it can hold.',
  picturesFull: 'This trip has {count} pictures, the most it can hold.',
  tracksFull: 'This trip has {count} tracks, the most it can hold.',
  bookingsFull: 'This trip has {count} bookings, the most it can hold.',
  splitNeedsBothParts: 'A trip can’t be split before its first destination.',
  linkedTripGone: 'The linked trip no longer exists.',
  splitTripTaken: 'This trip has been split already.',
  stepTooLarge: 'This is too much for one step. Split it into smaller ones.',

  // Dates
  arrivalBeforeStart: 'The arrival in “{name}” is before the trip starts.',
  stayOutOfRange: 'The stay in “{name}” would be outside the years 1900 to 2199.',
  planNeedsStart: 'Set the start of “{name}” before its end.',
  planEndsBeforeStart: '“{name}” would end before it starts.',
  planOutOfRange: '“{name}” would be outside the years 1900 to 2199.',
  destinationsMissing: 'This trip has no destinations yet. Add one before you add plans.',

  // Undo and redo
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  stepAlreadyUndone: 'This step is already undone.',
  stepNotUndone: 'This step is not undone, so there is nothing to redo.',
  stepTooOld: 'This step is too old to undo.',
  stepSubjectBack: '“{name}” is already in the trip.',
  stepSubjectGone: '“{name}” is no longer in the trip, so this step no longer applies.',
  stepSubjectChanged: '“{name}” has changed since, so this step can’t be undone on its own.',
  stepTripChanged: 'The trip has changed since, so this step can’t be undone on its own.',
  stepDestinationPlanned: '“{name}” has plans now. Remove it from the trip instead.',
  stepPlanHomeless: '“{name}” needs a destination, so this step no longer applies.',
  newerStepsFirst: 'This step has changed since. Undo the newer steps first.',
  newerStepsOfRowFirst: '“{name}” has changed since. Undo the newer steps first.',
  newerStepsOfTripFirst: 'The trip has changed since. Undo the newer steps first.',

  // Calls that write a trip
  tripChangedSince: 'The trip has changed since you loaded it. Load it again and retry.',
  changeNotSaved: 'This change could not be saved.',
  changesUnfinished: 'That was a lot at once, so not all of it is saved yet. Send the rest again.',
  nothingToChange: 'There is nothing to change.',
  ifMatchInvalid: 'Send the version of the trip in If-Match, such as "12".',
  destinationNotInTrip: 'This destination isn’t in the trip.',
  eventNotInTrip: 'This event isn’t in the trip.',
  costNotInTrip: 'This cost isn’t in the trip.',
  pictureNotInTrip: 'This picture isn’t in the trip.',
  previousPictureNotInTrip: 'Picture not found in this trip.',
  textNotInTrip: 'Text not found in this trip.',
  textKindFixed: 'The kind of a text can’t be changed.',
  sendDestinationName: 'Send the name of the destination.',
  sendCoords: 'Send where it is as [longitude, latitude].',
  sendArrival: 'Send dtArrive with it.',
  sendEventName: 'Send the name of the event.',
  sendEvents: 'Send at least one event.',
  eventsTooMany: 'Send fewer events at a time.',
  sendPicture: 'Send the picture.',
  sendText: 'Send the text.',
  sendTextKind: 'Send the kind of the text.',
  trackInvalid: 'Send 2 to {most} points on the globe, as an encoded polyline with five decimals.',
  stayEndsBeforeStart: 'A stay can’t end before it starts.',
  stayTooLong: 'A stay may have at most {most} nights.',

  // Storage
  tripsFull: 'You’ve reached the limit of {limit} trips. Delete one you no longer need.',
  tripsFullForGuest:
    'You’ve reached the limit of {limit} trips. Delete one you no longer need, or create a free account for more room.',
  tripStorageFull: 'Your trips have reached the limit of {limit}. Delete trips or plans you no longer need.',
  tripStorageFullForGuest:
    'Your trips have reached the limit of {limit}. Delete trips or plans you no longer need, or create a free account for more room.',
  historyFull: 'The history of your trips has reached the limit of {limit}. Delete trips you no longer need.',
  historyFullForGuest:
    'The history of your trips has reached the limit of {limit}. Delete trips you no longer need, or create a free account for more room.',
  tooManyEdits: 'Your edits reached the limit of {limit} per hour. Try again in an hour.',
} as const;
