import { ArrowUpDown, Pin, Route } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button';
import { dismissToast } from '../../ui/dialogs/toast-store';
import { Switch } from '../../ui/fields/switch';
import styles from './ripple-dock.module.css';
import { RippleMoves, RippleStays } from './ripple-lists';
import { RippleStrips } from './ripple-strips';
import { RippleTotals } from './ripple-totals';
import { useFocusReturn } from './use-focus-return';
import type { Ripple, ShownRipple } from './use-ripple';

/** Shows the effects of a change before it is made: Apply has the focus, Escape cancels. */
export function RippleDock({ ripple, shown }: { ripple: Ripple; shown: ShownRipple }) {
  const { setCarries, apply, cancel } = ripple;
  const t = useTranslations('ripple');
  const headingId = useId();
  const applyButton = useRef<HTMLButtonElement>(null);
  const { preview, today } = shown;

  const focusInside = useFocusReturn(shown.subjectId);

  // The toast is about a previous change, and it would cover the text of the preview.
  useEffect(dismissToast, []);

  useEffect(() => {
    // A menu that was open returns the focus to its button first, one frame after it closes.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => focusInside(applyButton.current));
    });
    return () => cancelAnimationFrame(frame);
  }, [focusInside]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      cancel();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [cancel]);

  return (
    <section className={styles.dock} aria-labelledby={headingId}>
      <header className={styles.header}>
        <h2 id={headingId} className={styles.title}>
          {shown.title}
        </h2>
        <div className={styles.buttons}>
          <Button variant="quiet" onClick={cancel}>
            {t('cancel')}
          </Button>
          {shown.canKeepFixed ? (
            <Button onClick={() => apply({ keepFixed: true })}>{t('keepLocked')}</Button>
          ) : null}
          <Button variant="primary" ref={applyButton} onClick={() => apply()}>
            {t('apply')}
          </Button>
        </div>
      </header>
      <RippleStrips today={today} after={preview.after} />
      <div className={styles.columns}>
        <Column icon={<ArrowUpDown size={16} strokeWidth={1.75} aria-hidden="true" />} title={t('moves')}>
          <RippleMoves preview={preview} />
        </Column>
        <Column icon={<Pin size={16} strokeWidth={1.75} aria-hidden="true" />} title={t('stays')}>
          <RippleStays preview={preview} />
        </Column>
        <Column icon={<Route size={16} strokeWidth={1.75} aria-hidden="true" />} title={t('tripAfter')}>
          <RippleTotals shown={shown} />
        </Column>
      </div>
      {preview.carriable > 0 ? (
        <Switch
          className={styles.carry ?? ''}
          label={t('movePlans')}
          help={t('movePlansHelp', { count: preview.carriable })}
          isOn={shown.carries}
          onChange={setCarries}
        />
      ) : null}
    </section>
  );
}

function Column({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className={styles.column}>
      <h3 className={styles.columnTitle}>
        {icon}
        {title}
      </h3>
      {children}
    </div>
  );
}
