import { Link2, Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useMedia } from '../../lib/media';
import { Button } from '../../ui/button';
import { CopyField } from '../../ui/fields/copy-field';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The live link, to be copied or handed to another app. */
export function ShareLink({ address, tripName }: { address: string; tripName: string }) {
  const t = useTranslations('sharing');
  const isTouch = useMedia('(pointer: coarse)');
  return (
    <CopyField
      label={t('link')}
      address={address}
      // Without what every browser adds by itself.
      shown={address.replace(/^https?:\/\//, '')}
      icon={<Link2 {...ICON} />}
      words={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
    >
      {isTouch && 'share' in navigator ? (
        <Button
          icon={<Share2 {...ICON} />}
          // Whoever thinks better of it has lost nothing.
          onClick={() => void navigator.share({ title: tripName, url: address }).catch(() => undefined)}
        >
          {t('send')}
        </Button>
      ) : null}
    </CopyField>
  );
}
