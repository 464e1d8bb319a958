import { hash, verify } from '@node-rs/argon2';

/** Hashes and checks passwords. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
  close(): Promise<void>;
};

/** The library's number for argon2id; its enum is not there at run time. */
const ARGON2ID = 2;

/** Of OWASP's password storage cheat sheet: argon2id with 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Makes what hashes passwords. */
export function passwordHasher(): PasswordHasher {
  return {
    hash: (password) => hash(password, COST),
    verify: (stored, password) => verify(stored, password),
    close: async () => {},
  };
}
