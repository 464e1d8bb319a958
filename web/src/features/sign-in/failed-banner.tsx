import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../ui/banner';
import styles from './forms.module.css';

/** Says above a form why it failed, and scrolls into view if needed. */
export function FailedBanner({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Banner tone="danger" className={styles.banner ?? ''}>
        {children}
      </Banner>
    </div>
  );
}
