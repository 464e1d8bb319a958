import { smtpMailer } from '../adapters/mailer.smtp';
import type { House } from '../house';
import type { JobHandlers } from '../jobs/jobs';
import { sendMailJob } from '../mail/post-office';
import { drawPictureJob } from './pictures/draw/draw-picture-job';
import { sweepPicturesJob } from './pictures/forget/forget-pictures';
import { tellTakenJob } from './pictures/stock/stock-taken';

/** Who does which job. */
export function jobHandlers(house: House): JobHandlers {
  const { smtpUrl, from } = house.config.mail;
  return {
    'send-mail': sendMailJob(house, smtpUrl ? smtpMailer(smtpUrl, from) : null),
    'draw-picture': drawPictureJob(house),
    'sweep-pictures': sweepPicturesJob(house),
    'tell-stock-service': tellTakenJob(house),
  };
}
