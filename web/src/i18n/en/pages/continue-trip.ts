/** Words of the card that offers to continue a trip. */
export const continueTrip = {
  title: 'Continue {trip}',
  nights: '{count, plural, one {# night} other {# nights}}',
  destinations: '{count, plural, one {# destination} other {# destinations}}',
  day: 'Day {day} of {days}',
  changed: 'Last change {when}',
  changedWhat: 'Last change {when}: {what}',
};
