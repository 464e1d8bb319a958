import { smtpMailer } from '../adapters/mailer.smtp';
import type { JobHandlers } from '../jobs/jobs';
import { sendMailJob } from '../mail/mail-queue';
import type { Services } from '../services';
import { drawPictureJob } from './pictures/draw/draw-picture-job';
import { sweepPicturesJob } from './pictures/forget/forget-pictures';
import { tellTakenJob } from './pictures/stock/stock-taken';

/** The handler of each kind of job. */
export function jobHandlers(services: Services): JobHandlers {
  const { smtpUrl, from } = services.config.mail;
  return {
    'send-mail': sendMailJob(services, smtpUrl ? smtpMailer(smtpUrl, from) : null),
    'draw-picture': drawPictureJob(services),
    'sweep-pictures': sweepPicturesJob(services),
    'tell-stock-service': tellTakenJob(services),
  };
}
