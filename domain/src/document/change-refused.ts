import { inEnglish, type Refusal } from '@wayfold/contract/refusals/refusal';

/**
 * Why a change was refused: `conflict` means the trip is not in the state the change expects, `invalid` that the change
 * could never be applied, `too-large` that it does too much at once.
 */
export type RefusalCode = 'conflict' | 'invalid' | 'too-large';

/** An edit that can't be applied to this document; nothing has changed. Its words name the row it is about. */
export class ChangeRefused extends Error {
  readonly code: RefusalCode;
  readonly refusal: Refusal;

  constructor(code: RefusalCode, refusal: Refusal) {
    super(inEnglish(refusal));
    this.name = 'ChangeRefused';
    this.code = code;
    this.refusal = refusal;
  }
}

const GONE = {
  destination: 'destinationGone',
  event: 'planGone',
  cost: 'costGone',
  text: 'textGone',
  picture: 'pictureGone',
  track: 'trackGone',
  booking: 'bookingGone',
} as const;

/** The refusal of a change whose subject no longer exists. */
export function gone(what: keyof typeof GONE): ChangeRefused {
  return new ChangeRefused('conflict', GONE[what]);
}
