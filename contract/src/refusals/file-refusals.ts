/** Refusals of files that somebody chose to import. */
export const fileRefusals = {
  // Any file
  fileEmpty: 'This file is empty.',
  fileTooLarge: 'This file is larger than {most} MB, the most Wayfold can read.',
  fileTooManyRows: 'This file has {rows} rows. Wayfold can read up to {most} at once.',
  fileKindUnknown: 'Wayfold can’t read this kind of file. It reads {endings}.',
  fileEncodingUnknown: 'This file is in {encoding}. Save it as UTF-8 and choose it again.',
  importTooLarge: 'That’s too much for one import. Leave out some rows and add them later.',

  // By format
  archiveDamaged: 'This file is damaged and can’t be unpacked.',
  archiveTooLarge: 'This file is too large once it’s unpacked.',
  archiveNothingToRead: 'There’s nothing in this file that Wayfold can read.',
  archiveSeveralFiles: 'This file contains {count} files. Unpack it and choose the one you want.',
  calendarDamaged: 'This calendar is damaged and can’t be read.',
  geoJsonEmpty: 'This GeoJSON has no features.',
  jsonDamaged: 'This JSON is damaged and can’t be read.',
  jsonUnknown: 'This JSON is neither a Wayfold trip nor GeoJSON.',
  pageDamaged: 'This page was changed, so the trip in it can’t be read anymore.',
  pageWithoutTrip: 'This page isn’t from Wayfold, so there’s no trip in it.',
  tableColumnsUnknown:
    'Wayfold doesn’t know the columns of this table. Name them in the first line: Item and Cost for costs, Name and Latitude, Longitude or Address for places.',
  tripFileIncomplete: 'This file is from Wayfold, but its trip is incomplete.',
  tripFileFieldWrong: 'This file is from Wayfold, but its trip is incomplete ({field}).',
  tripFileNewer: 'This file was made by a newer version of Wayfold. Update this one first.',
  xmlDamaged: 'This file is damaged: its tags don’t match.',
  xmlDoctype: 'This file has a DOCTYPE, which Wayfold can’t read.',
  xmlUnknown: 'This file is XML, but neither GPX nor KML.',
} as const;
