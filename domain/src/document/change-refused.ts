/**
 * Why a change was refused: `conflict` means the trip is not in the state the change expects, `invalid` that the change
 * could never be applied, `too-large` that it does too much at once.
 */
export type RefusalCode = 'conflict' | 'invalid' | 'too-large';

/**
 * An edit that can't be applied to this document; nothing has changed.
 *
 * `message` is a sentence that a traveler could read and names the row it is about.
 */
export class ChangeRefused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = 'ChangeRefused';
    this.code = code;
  }
}

/** The refusal of a change whose subject no longer exists. */
export function gone(what: 'destination' | 'event' | 'cost' | 'text' | 'picture' | 'track'): ChangeRefused {
  const names = {
    destination: 'destination',
    event: 'plan',
    cost: 'cost',
    text: 'text',
    picture: 'picture',
    track: 'track',
  };
  return new ChangeRefused('conflict', `This ${names[what]} is no longer in the trip.`);
}
