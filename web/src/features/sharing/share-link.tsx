import { Link2, Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useMedia } from '../../lib/media';
import { Button } from '../../ui/button';
import { CopyField } from '../../ui/fields/copy-field';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The live link, with buttons to copy it or share it with another app. */
export function ShareLink(props: {
  address: string;
  tripName: string;
  /** Whether it was copied when it was created. */
  isCopied: boolean;
}) {
  const { address, tripName, isCopied } = props;
  const t = useTranslations('sharing');
  const isTouch = useMedia('(pointer: coarse)');
  return (
    <CopyField
      label={t('link')}
      address={address}
      isCopied={isCopied}
      // Without the scheme, which every browser adds.
      shown={address.replace(/^https?:\/\//, '')}
      icon={<Link2 {...ICON} />}
      words={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
    >
      {isTouch && 'share' in navigator ? (
        <Button
          icon={<Share2 {...ICON} />}
          // Canceling is fine.
          onClick={() => void navigator.share({ title: tripName, url: address }).catch(() => undefined)}
        >
          {t('send')}
        </Button>
      ) : null}
    </CopyField>
  );
}
