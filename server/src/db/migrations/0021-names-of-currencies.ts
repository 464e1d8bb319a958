import { type Kysely, sql } from 'kysely';

/** Names people used while any three letters were accepted as a currency, which kept those amounts out of every total. */
const CODES = [
  ['YEN', 'JPY'],
  ['RMB', 'CNY'],
  ['NTD', 'TWD'],
  ['UKP', 'GBP'],
  ['STG', 'GBP'],
  ['SFR', 'CHF'],
] as const;

/** Limits currencies to ISO 4217; names that can only mean one of them become its code, others stay as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, code] of CODES) {
    await sql`update trips set currency = ${code} where currency = ${name}`.execute(db);
    await sql`update trip_events set currency = ${code} where currency = ${name}`.execute(db);
    await sql`update trip_costs set currency = ${code} where currency = ${name}`.execute(db);
  }
}
