/** The user's choices before they went to the social provider. */
export interface SocialChoices {
  userType?: string;
  isSubscriber?: boolean;
  keepSignedIn?: boolean;
}

/** What is stored while they are there. */
interface KeptChoices extends SocialChoices {
  /** The page they came from, as a path in the app. */
  page?: string;
}

const KEY = 'wayfold.social-choices';

/** Stores the choices and the open page for the return. Without storage, the account's own are used. */
export function keepSocialChoices(choices: SocialChoices): void {
  try {
    const kept: KeptChoices = { ...choices, page: location.pathname + location.search };
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The return works without them.
  }
}

/** Returns the stored choices and removes them. */
export function takeSocialChoices(): KeptChoices {
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

function known({ userType, isSubscriber, keepSignedIn, page }: Record<string, unknown>): KeptChoices {
  return {
    ...(typeof userType === 'string' ? { userType } : {}),
    ...(typeof isSubscriber === 'boolean' ? { isSubscriber } : {}),
    ...(typeof keepSignedIn === 'boolean' ? { keepSignedIn } : {}),
    ...(typeof page === 'string' ? { page } : {}),
  };
}
