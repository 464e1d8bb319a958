import type { BusinessProfile } from '@wayfold/contract/people/profile-endpoints';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type CompanyImageSlot, useCompanyImage } from '../../../api/account/business-profile';
import { failureOf } from '../../../api/client/client';
import { Button } from '../../../ui/button';
import fieldStyles from '../../../ui/fields/field.module.css';
import { IconButton } from '../../../ui/icon-button';
import { useProblemWords } from '../problem-words';
import { SectionHead } from '../section';
import styles from './company-images.module.css';
import { IMAGE_TYPES, ImageProblem, shrinkImage } from './shrink-image';

const SLOTS = ['image1', 'image2'] as const;

/** The two pictures of a company. Each can be added, replaced or removed. */
export function CompanyImages(props: { userId: string; company: BusinessProfile['company'] }) {
  const { userId, company } = props;
  const t = useTranslations('account');
  return (
    <>
      <SectionHead title={t('companyImages')} detail={t('companyImagesHelp')} />
      <div className={styles.pair}>
        {SLOTS.map((slot) => (
          <CompanyImage key={slot} userId={userId} slot={slot} address={company[slot]} />
        ))}
      </div>
    </>
  );
}

function CompanyImage(props: { userId: string; slot: CompanyImageSlot; address: string | null }) {
  const { userId, slot, address } = props;
  const t = useTranslations('account');
  const sayProblem = useProblemWords();
  const { mutateAsync, isPending } = useCompanyImage(userId, slot);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const name = t(slot);

  async function save(file: File | null) {
    setProblem(null);
    try {
      await mutateAsync(file && (await shrinkImage(file)));
    } catch (failure) {
      if (failure instanceof ImageProblem) setProblem(t(failure.reason));
      else if (failureOf(failure) === null) throw failure;
      else setProblem(failureOf(failure) === 'refused' ? sayProblem(failure) : t('imageFailed'));
    }
  }

  const choose = () => input.current?.click();
  const busy = isPending ? t('imageSaving') : undefined;
  return (
    <div className={styles.image}>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(',')}
        aria-label={name}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Reset so that choosing the same file again fires an event.
          event.currentTarget.value = '';
          if (file) void save(file);
        }}
      />
      {address === null ? (
        <Button
          className={styles.empty}
          wide
          icon={<ImagePlus size={18} strokeWidth={1.75} aria-hidden="true" />}
          aria-label={t('imageAddLabel', { name })}
          busy={busy}
          onClick={choose}
        >
          {t('imageAdd')}
        </Button>
      ) : (
        <div className={styles.shown}>
          <img src={address} alt={t('imageAlt', { name })} />
        </div>
      )}
      <div className={styles.foot}>
        <span className={styles.name}>{name}</span>
        {address === null ? null : (
          <>
            <Button size="small" aria-label={t('imageReplaceLabel', { name })} busy={busy} onClick={choose}>
              {t('imageReplace')}
            </Button>
            <IconButton label={t('imageRemoveLabel', { name })} onClick={() => void save(null)}>
              <Trash2 size={18} strokeWidth={1.75} />
            </IconButton>
          </>
        )}
      </div>
      {problem ? (
        <p className={fieldStyles.error} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
