/** Words of pictures that are looked at large, and of whose they are. */
export const lightbox = {
  title: 'Pictures',
  open: 'Open picture {number} of {count}',
  openNamed: 'Open picture {number} of {count}: {words}',
  counter: '{number} of {count}',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  all: 'All pictures',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Exit full screen',
  where: '{place}, {day}',
  library: 'Drawing: Wayfold library',
  photoBy: 'Photo by {credit}',
};
