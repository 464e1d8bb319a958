import { useTranslations } from 'use-intl';
import { classNames } from './class-names';
import styles from './skeleton.module.css';

/** One gray placeholder bar in the shape of the content; sizes are CSS lengths. */
export function SkeletonBar({ width, height = '14px' }: { width?: string; height?: string }) {
  return <span className={styles.bar} style={{ width: width ?? '100%', height }} />;
}

/** Placeholder lines and a block for a card; pass 0 for `lines` to draw only the block. */
export function Skeleton({
  lines = 3,
  block = true,
  className,
}: {
  lines?: number;
  block?: boolean;
  className?: string;
}) {
  const t = useTranslations('ui');
  return (
    <div className={classNames(styles.skeleton, className)} role="status" aria-label={t('loading')}>
      {WIDTHS.slice(0, lines).map((width) => (
        <SkeletonBar key={width} width={width} />
      ))}
      {block ? <SkeletonBar height="56px" /> : null}
    </div>
  );
}

const WIDTHS = ['60%', '85%', '42%', '74%', '52%', '66%'];
