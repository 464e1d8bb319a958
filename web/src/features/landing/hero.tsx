import { useTranslations } from 'use-intl';
import styles from './hero.module.css';
import { FoldedMap } from './route-map/folded-map';
import { SearchForm } from './search-form';

/** The headline, the question and the folded map; below a trip to continue, only the question. */
export function Hero() {
  const t = useTranslations('landing');
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.headline}>{t.rich('headline', { br: () => <br /> })}</h1>
        <h2 className={styles.another}>{t('startAnother')}</h2>
        <p className={styles.lead}>{t('lead')}</p>
        <SearchForm />
      </div>
      <div className={styles.map}>
        <FoldedMap />
      </div>
    </section>
  );
}
