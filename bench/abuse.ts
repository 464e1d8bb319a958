import { type Field, type Row, runAlone, runAttack, runNothing } from './abuse/run-attack';
import { startAttackedServer } from './abuse/server';
import { fillStock, makeHonestUser } from './abuse/stock';
import { drawAttacks, drawBlocking, figuresOfAbuse } from './abuse/table';
import { startWatch } from './abuse/watch';
import { freshAddresses } from './support/clients';
import type { Measurement } from './support/measurement';

/** The numbers of addresses each attack comes from. */
const FROM = [1, 50];

/**
 * Runs every attack on its own, from one address and from fifty, while health checks run constantly and an honest user works.
 * Also measures each of their requests alone.
 *
 * ABUSE selects attacks: a comma-separated list of words; attacks whose name contains one of them run.
 */
export const abuse: Measurement = {
  name: 'abuse',
  isUsual: false,
  run: async () => {
    // Loading the attacks builds their payloads, which must not take memory during other measurements.
    const { ATTACKS } = await import('./abuse/attacks');
    const words = (process.env.ABUSE ?? '').split(',').filter(Boolean);
    const attacks = ATTACKS.filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    );
    if (attacks.length === 0)
      throw new Error(`No attack is named so. There are: ${ATTACKS.map(({ name }) => name).join('; ')}.`);
    const server = await startAttackedServer();
    const watch = startWatch();
    try {
      const freshAddress = freshAddresses();
      const stock = await fillStock(server, freshAddress);
      const honest = await makeHonestUser(server, freshAddress());
      const field: Field = { server, stock, watch, honest, freshAddress };
      const alone: Row[] = [];
      const unmeasured: string[] = [];
      const rows: Row[] = [await runNothing(field)];
      for (const attack of attacks) {
        console.log(`Attacking: ${attack.name}…`);
        try {
          const single = await runAlone(field, attack);
          alone.push(...single);
          if (single.length > 0) console.log(drawBlocking(single));
          for (const from of FROM) rows.push(await runAttack(field, attack, from));
          console.log(drawAttacks(rows.slice(-FROM.length)));
        } catch (error) {
          // The other attacks are still worth measuring.
          console.error(error);
          unmeasured.push(attack.name);
          await server.rest(1);
        }
      }
      console.log(`\n${drawAttacks(rows)}\n\n${drawBlocking(alone)}\n`);
      return figuresOfAbuse({ rows, alone, unmeasured });
    } finally {
      await watch.close();
      await server.close();
    }
  },
};
