/** Words of the dialog that stores a trip's map on the device. */
export const offlineMap = {
  title: 'Keep this trip offline',
  help: 'Your plans, and the pictures you’ve seen, are already on this device. Store the map too, and you won’t need a connection on the way.',
  streets: 'Streets within {distance} of each destination and around your plans',
  overview: 'A map with the main roads in between',
  limited:
    'This trip has many destinations, so streets reach less far around each: it’s {count, number} map tiles in all, the most we store for one trip.',
  estimating: 'Calculating the size...',
  size: 'About {size} on this device',
  noRoom:
    'This device has room for only {size}. Free up space, or remove the offline map of another trip, then try again.',
  sizeUnknown: 'Couldn’t reach the map. Check your connection and try again.',
  retry: 'Try again',
  keep: 'Keep offline',
  storing: 'Storing the map: {size} so far',
  waiting: 'No connection. Storing continues when you’re back online.',
  progress: 'Progress',
  stop: 'Stop',
  kept: 'Kept offline, {size}',
  stale: 'The trip or the map has changed since then. Update what’s stored to include the changes.',
  update: 'Update',
  remove: 'Remove from this device',
  goOn: 'Continue',
  stopped: {
    canceled: 'Stopped at {size}. Areas that aren’t stored yet need a connection.',
    interrupted: 'Storing was interrupted at {size}.',
    full: 'This device is out of space at {size}. Free up space, or remove the offline map of another trip, then continue.',
    unreachable: 'The map couldn’t be reached after {size}. Try again later.',
    failed: 'Couldn’t store the map on this device. Private windows often don’t allow it.',
  },
};
