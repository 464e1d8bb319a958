/** Words that stand in several tabs of the planner. */
export const plannerTabs = {
  orIdea: 'Or start from a trip idea',
  useThis: 'Use this',
  useThisLabel: 'Use {trip}',
  ideaFacts:
    '{days, plural, one {# day} other {# days}} · {stops, plural, one {# stop} other {# stops}} · about {distance}',
  ideaFactsByTrain:
    '{days, plural, one {# day} other {# days}} · {stops, plural, one {# stop} other {# stops}} by train',
  ideasFailed: 'Ideas didn’t load.',
  ideasFailedHelp: 'Your trip isn’t affected.',
  where: 'Where',
  whatToDo: 'What to do',
  whatToDoPlaceholder: 'A hike, a museum, dinner',
  day: 'Day',
  cost: 'Estimated cost',
  addToTrip: 'Add to trip',
  nameMissing: 'Enter a name.',
  added: '{name} added to {place}',
};
