import { useTranslations } from 'use-intl';
import { PictureSources } from '../features/picture-search/picture-sources';
import { useUploadQueue } from '../features/picture-search/upload/use-upload-queue';
import { pictureSearch } from '../i18n/en/planner/picture-search';
import { MessageScope } from '../i18n/message-scope';
import { refusals } from '../i18n/refusals';
import { PageHead, SiteFrame } from './ideas/site-frame';
import styles from './image-search-page.module.css';

const messages = { pictureSearch, refusals };

/** Pictures from all sources, to view, save for later and upload; trips can use them from FAVORITES and UPLOAD. */
export function ImageSearchPage() {
  return (
    <SiteFrame>
      <MessageScope messages={messages}>
        <Pictures />
      </MessageScope>
    </SiteFrame>
  );
}

function Pictures() {
  const t = useTranslations('pictureSearch');
  const queue = useUploadQueue(undefined, null);
  return (
    <div className={styles.pictures}>
      <PageHead title={t('pageTitle')} help={t('pageHelp')} />
      <PictureSources choosing={null} start="library" queue={queue} />
    </div>
  );
}
