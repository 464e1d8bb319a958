import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../ui/banner';
import styles from './forms.module.css';

/** Says at the head of a form why it failed, and comes into view when it stands above what is on screen. */
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
