import type { PictureSource } from '@wayfold/contract/pictures/pictures';
import { useTranslations } from 'use-intl';

/** Credits a picture's source, with a link to it; nothing for people's own pictures. */
export function PictureCredit(props: {
  picture: { source: PictureSource; credit: string | null; creditUrl: string | null };
  className?: string | undefined;
}) {
  const { picture, className } = props;
  const t = useTranslations('lightbox');
  const { source, credit, creditUrl } = picture;
  if (source === 'wayfold') return <span className={className}>{t('library')}</span>;
  if (!credit) return null;
  return creditUrl ? (
    <a href={creditUrl} target="_blank" rel="noreferrer" className={className}>
      {t('photoBy', { credit })}
    </a>
  ) : (
    <span className={className}>{t('photoBy', { credit })}</span>
  );
}
