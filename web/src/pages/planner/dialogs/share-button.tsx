import { Share } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button';
import styles from '../planner-frame.module.css';

/** Opens the share dialog, from the planner's bar. */
export function ShareButton({ onShare }: { onShare: () => void }) {
  const t = useTranslations('sharedTrip');
  return (
    <Button
      variant="primary"
      size="small"
      className={styles.share}
      icon={<Share size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={onShare}
    >
      {t('share')}
    </Button>
  );
}
