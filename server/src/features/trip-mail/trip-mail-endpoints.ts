import type { Preferences } from '@wayfold/contract/people/preferences';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { PdfLanguage } from '@wayfold/contract/sharing/pdf-endpoints';
import type { tripMail } from '@wayfold/contract/sharing/trip-mail-endpoints';
import type { DistanceUnit } from '@wayfold/domain/format/format';
import { inTransaction } from '../../db/statement';
import type { ShownTrip } from '../../http/access';
import type { Handlers } from '../../http/bind';
import { makeOfTrip } from '../../http/whole-trips';
import { publicAddress } from '../../lib/public-address';
import { tripMail as writeMail } from '../../mail/mails';
import type { Services } from '../../services';
import { mailer, type PdfAsker } from '../pdf/pdf-asker';
import { readPreferences } from '../profile/preferences';
import { openShown } from '../sharing/trip-access';
import { asOthersSee } from '../trip-page/shared-trip';
import { loadView } from '../trips/read/load-view';
import { countMails, mayMailTo } from './mail-limits';
import { topPictureOf } from './top-picture';
import { drawMapFile, factsOf, mailedName, makePdfFile } from './trip-letter';
import { findSender } from './trip-mail-store';

/** In units of work. */
const MAIL_COST = 50;

/** The endpoint that emails a shared trip. The email has what the share shows, and nothing its sender types. */
export function tripMailHandlers(services: Services): Handlers<typeof tripMail> {
  const { pool } = services.database;

  const writeTo = async (
    trip: ShownTrip,
    {
      attachPdf,
      link,
      ...look
    }: { attachPdf: boolean; link: string; language: PdfLanguage; units: DistanceUnit; asker: PdfAsker },
  ) => {
    const { language } = look;
    // The trip isn't locked while the PDF is being made.
    const { map, ...letter } = await makeOfTrip(
      look.asker.request,
      { lane: 'mail', cost: MAIL_COST },
      async () => {
        const view = await loadView(pool, trip);
        return {
          name: mailedName(view, language),
          facts: factsOf(view, language),
          top: topPictureOf(services, view, { language, link }),
          map: await drawMapFile(services, view),
        };
      },
    );
    const files = attachPdf ? [...map, await makePdfFile(services, trip, look)] : map;
    return { ...letter, language, link, map: map[0]?.cid ?? null, files };
  };

  return {
    send: async ({ actor, trip, body, request }) => {
      const sender = await findSender(pool, actor.userId);
      if (!sender) {
        throw new RequestRefused('forbidden', 'emailUnconfirmed');
      }
      const shown = asOthersSee(await openShown(pool, actor, { id: trip.id }));
      if (!shown.share) throw new RequestRefused('conflict', 'tripNotShared');
      const link = `${publicAddress(services)}/trip/${shown.share.id}`;
      const asked = recipientsOf(body.email);
      await countMails(services, request, { actor, mails: asked.length });
      const allowed = await Promise.all(asked.map((email) => mayMailTo(services, email)));
      const sent = asked.filter((_, index) => allowed[index]);
      if (sent.length > 0) {
        const { language: preferred, units } = await readPreferences(pool, actor.userId);
        const language = body.language ?? languageNamed(preferred);
        const written = await writeTo(shown, {
          attachPdf: body.attachPdf,
          link,
          language,
          units,
          asker: mailer(request, actor),
        });
        const from = { from: sender.name, replyTo: sender.email };
        await inTransaction(pool, async (on) => {
          for (const to of sent) {
            await services.mailQueue.send(on, writeMail({ ...written, ...from, to }), actor.userId);
          }
        });
      }
      return { sent, leftOut: asked.filter((_, index) => !allowed[index]) };
    },
  };
}

/** The language of somebody's preferences, in which suggestions are written; English if emails aren't available in it. */
function languageNamed(preferred: Preferences['language']): PdfLanguage {
  return MAIL_LANGUAGES[preferred] ?? 'en';
}

const MAIL_LANGUAGES: Readonly<Partial<Record<Preferences['language'], PdfLanguage>>> = {
  German: 'de',
  Spanish: 'es',
  French: 'fr',
  Italian: 'it',
  Japanese: 'ja',
};

/** Each address once, ignoring how it is written. */
function recipientsOf(email: string | readonly string[]): string[] {
  const all = typeof email === 'string' ? [email] : email;
  return [...new Map(all.map((each) => [each.toLowerCase(), each])).values()];
}
