import { afterAll, beforeAll } from 'vitest';
import { unsubscribeKeyOf } from '../features/newsletter/unsubscribe-key';
import { mailedLink } from './mailbox';
import { first, makePerson } from './makers';
import { startTestApp, type TestApp } from './test-app';

/** Who receives contact messages. */
export const MAKERS = 'makers@wayfold.example';

/** A server whose emails stay in its outbox, and helpers for email tests. */
export function useMails() {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      config: {
        mail: {
          smtpUrl: null,
          from: { name: 'Wayfold', address: 'hello@wayfold.example' },
          contactEmail: MAKERS,
        },
      },
    });
  });
  afterAll(() => app.close());

  let count = 0;
  /** An unused address. */
  function newAddress(): string {
    count += 1;
    return `mei${count}@example.com`;
  }
  const nobody = () => app.client(null);

  const message = (email: string) => ({
    firstName: 'Mei',
    lastName: 'Tanaka',
    email,
    subject: 'Opening times',
    message: 'Is the arch open in winter?',
  });

  /** A member with an address, confirmed or not. */
  async function makeMember({ email, isConfirmed = true }: { email: string; isConfirmed?: boolean }) {
    const person = await makePerson(app, 'FREE');
    await app.database.pool.query('update users set email = $2, email_confirmed_at = $3 where id = $1', [
      ...[person.id, email, isConfirmed ? new Date() : null],
    ]);
    return person;
  }

  async function listed(): Promise<{ id: string; email: string }[]> {
    const { rows } = await app.database.pool.query('select id, email from mailing_list order by email');
    return rows;
  }
  const isListed = async (email: string) => (await listed()).some((entry) => entry.email === email);

  /** Subscribes an address to the list as its owner does. */
  async function join(email: string): Promise<void> {
    await nobody().newsletter.subscribe({ body: { email } });
    const [, , a = '', b = ''] = (await mailedLink(app, email, 'list-confirm')).split('/');
    await nobody().newsletter.confirm({ body: { a, b } });
  }

  const keyOf = async (email: string) =>
    unsubscribeKeyOf(app.services, first((await listed()).filter((entry) => entry.email === email)).id);

  return {
    get app() {
      return app;
    },
    newAddress,
    nobody,
    message,
    makeMember,
    listed,
    isListed,
    join,
    keyOf,
  };
}
