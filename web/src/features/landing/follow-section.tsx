import { useTranslations } from 'use-intl';
import styles from './follow-section.module.css';
import { FlatMap } from './route-map/flat-map';

/** Shows how the planner handles one change. */
export function FollowSection() {
  const t = useTranslations('landing');
  return (
    <section className={styles.section} aria-labelledby="follow-title">
      <div>
        <h2 id="follow-title" className={styles.title}>
          {t.rich('followsTitle', { br: () => <br /> })}
        </h2>
        <ul className={styles.list}>
          <li>
            <h3 className={styles.name}>{t('follows.move')}</h3>
            <p className={styles.help}>{t('follows.moveHelp')}</p>
          </li>
          <li>
            <h3 className={styles.name}>{t('follows.travel')}</h3>
            <p className={styles.help}>{t('follows.travelHelp')}</p>
          </li>
          <li>
            <h3 className={styles.name}>{t('follows.cost')}</h3>
            <p className={styles.help}>{t('follows.costHelp')}</p>
          </li>
        </ul>
      </div>
      <div className={styles.map}>
        <FlatMap description={t('mapDescription')} nightsWords={(nights) => t('nights', { nights })} />
      </div>
    </section>
  );
}
