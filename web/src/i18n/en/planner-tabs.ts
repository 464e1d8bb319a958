/** Words of the tabs Things To Do, Trip Ideas and Hotels. */
export const plannerTabs = {
  orIdea: 'Or start from a trip idea',
  useThis: 'Use this',
  useThisLabel: 'Use {trip}',
  ideaFacts:
    '{days, plural, one {# day} other {# days}} · {stops, plural, one {# stop} other {# stops}} · {distance}',
  ideaFactsByTrain:
    '{days, plural, one {# day} other {# days}} · {stops, plural, one {# stop} other {# stops}} by train',
  ideasFailed: 'Ideas didn’t load.',
  ideasFailedHelp: 'Your trip isn’t affected.',
  hotelsTitle: 'Hotels',
  hotelsHelp:
    'Stays near your stops will be listed here. Until then, add the ones you booked or want, with what they cost.',
  needStop: 'Add a destination first.',
  needStopHelp: 'Then what you add here has a place and a day.',
  toTrip: 'Go to Current Trip',
  where: 'Where',
  whatToDo: 'What to do',
  whatToDoPlaceholder: 'A hike, a museum, dinner',
  stayName: 'Name of the stay',
  stayPlaceholder: 'Redcliff Cabins',
  day: 'Day',
  cost: 'Estimated cost',
  stayCost: 'Cost of the stay',
  addThing: 'Add to the trip',
  addStay: 'Add stay',
  nameMissing: 'Write what it is.',
  stayMissing: 'Give the stay a name.',
  added: '{name} added to {place}',
  planned: 'In your trip',
  noStays: 'No stays yet',
};
