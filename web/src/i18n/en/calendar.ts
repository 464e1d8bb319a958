/** Words of the calendar. */
export const calendar = {
  label: 'Calendar of the trip',
  earlier: 'Earlier days',
  later: 'Later days',
  isFirst: 'This is the start of the trip',
  isLast: 'This is the end of the trip',
  stay: '{number} {name}, {nights, plural, =0 {no night} one {# night} other {# nights}}',
  leg: '{transport, select, Flight {Fly to {name}} Train {Train to {name}} Subway {Subway to {name}} Tram {Tram to {name}} Bus {Bus to {name}} Shuttle {Shuttle to {name}} Walk {Walk to {name}} Bike {Bike to {name}} Boat {Boat to {name}} Ferry {Ferry to {name}} other {Drive to {name}}}',
  about: 'about {distance} · {duration}',
  hint: 'Drag an event to move it. Moving it to another day moves it to that destination. Press one to change it.',
  noDatesTitle: 'When does it start?',
  noDatesHelp: 'The calendar needs a first day. Everything you planned keeps its place in the trip.',
  firstDay: 'First day',
  setFirstDay: 'Start the trip on this day',
  pickDayFirst: 'Choose a first day.',
  emptyTitle: 'Nothing to show yet',
  emptyHelp: 'Add a destination and its days appear here.',
};
