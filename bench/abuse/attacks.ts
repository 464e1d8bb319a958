import type { Attack } from './attack';
import { ADDRESS_ATTACKS } from './attacks/addresses';
import { BODY_ATTACKS } from './attacks/bodies';
import { CHANGE_ATTACKS } from './attacks/changes';
import { CONNECTION_ATTACKS } from './attacks/connections';
import { FILE_ATTACKS } from './attacks/files';
import { HEADER_ATTACKS } from './attacks/headers';
import { HISTORY_ATTACKS } from './attacks/history';
import { NUMBER_ATTACKS } from './attacks/numbers';
import { PAPER_ATTACKS } from './attacks/paper';
import { PATTERN_ATTACKS } from './attacks/patterns';
import { PLACE_ATTACKS } from './attacks/places';
import { TEXT_ATTACKS } from './attacks/texts';

/** Every attack, grouped by family. */
export const ATTACKS: readonly Attack[] = [
  ...TEXT_ATTACKS,
  ...CHANGE_ATTACKS,
  ...HISTORY_ATTACKS,
  ...PAPER_ATTACKS,
  ...FILE_ATTACKS,
  ...PLACE_ATTACKS,
  ...ADDRESS_ATTACKS,
  ...HEADER_ATTACKS,
  ...BODY_ATTACKS,
  ...PATTERN_ATTACKS,
  ...NUMBER_ATTACKS,
  ...CONNECTION_ATTACKS,
];
