/** What somebody chose before they left for the social provider. */
export interface SocialChoices {
  userType?: string;
  isSubscriber?: boolean;
  keepSignedIn?: boolean;
}

const KEY = 'wayfold.social-choices';

/** Keeps the choices for the way back. Where nothing can be kept, the account's own are used. */
export function keepSocialChoices(choices: SocialChoices): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // The way back works without them.
  }
}

/** Reads the kept choices and forgets them. */
export function takeSocialChoices(): SocialChoices {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    sessionStorage.removeItem(KEY);
    return isRecord(kept) ? known(kept) : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function known({ userType, isSubscriber, keepSignedIn }: Record<string, unknown>): SocialChoices {
  return {
    ...(typeof userType === 'string' ? { userType } : {}),
    ...(typeof isSubscriber === 'boolean' ? { isSubscriber } : {}),
    ...(typeof keepSignedIn === 'boolean' ? { keepSignedIn } : {}),
  };
}
