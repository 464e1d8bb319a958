/** What a trip without a name is called, wherever trips are shown. */
export const tripNames = {
  untitled: 'Untitled trip',
  fromTo: '{from} to {to}',
  andMore: '{place} and {count} more',
};
