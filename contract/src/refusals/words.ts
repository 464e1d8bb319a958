import { fieldRefusals } from './field-refusals';
import { fileRefusals } from './file-refusals';
import { importRefusals } from './import-refusals';
import { peopleRefusals } from './people-refusals';
import { pictureRefusals } from './picture-refusals';
import { placeRefusals } from './place-refusals';
import { serviceRefusals } from './service-refusals';
import { sharingRefusals } from './sharing-refusals';
import { tripRefusals } from './trip-refusals';

/**
 * The words of all refusals, in English, by key.
 *
 * `{name}` is filled in from the values of the refusal. A key is never reused for another meaning: apps in use look for its
 * words in their own catalog.
 */
export const refusalWords = {
  ...fieldRefusals,
  ...tripRefusals,
  ...fileRefusals,
  ...importRefusals,
  ...peopleRefusals,
  ...pictureRefusals,
  ...placeRefusals,
  ...sharingRefusals,
  ...serviceRefusals,
} as const;
