import { lightbox } from '../../i18n/en/lightbox';
import { tripPage } from '../../i18n/en/pages/trip-page';
import { tripNames } from '../../i18n/en/trip-names';
import { tripWords } from '../../i18n/en/trip-words';
import type { Messages } from '../../i18n/messages';

/** The messages of the page, the only ones that load with it. */
export const pageMessages = { lightbox, tripNames, tripPage, tripWords } as Partial<Messages> as Messages; // it uses no others
