import type { TripPage } from '@wayfold/domain/page/trip-page';
import { useTranslations } from 'use-intl';
import { sceneFor } from '../../../art/scene-for';
import { PictureImage } from '../../../trip-ui/pictures/picture';
import { PictureCredit } from '../../../trip-ui/pictures/picture-credit';
import { pictureWords } from '../../../trip-ui/pictures/picture-words';
import styles from './page-hero.module.css';

const FIRST = { fetchPriority: 'high' } as const;

/** The trip name over its picture, or over the scene used instead. */
export function PageHero({ page, name }: { page: TripPage; name: string }) {
  const t = useTranslations('tripPage');
  const words = useTranslations('tripWords');
  const { scene, header, headlines, dates, nights, stops, distance, isAbout } = page;
  return (
    <section className={styles.hero}>
      {header ? (
        <PictureImage
          className={styles.picture}
          picture={header}
          variant="whole-1600"
          alt={pictureWords(header)}
          {...FIRST}
        />
      ) : (
        <img className={styles.picture} src={sceneFor(scene)} alt="" width={1120} height={440} {...FIRST} />
      )}
      {header?.credit ? <PictureCredit picture={header} className={styles.credit} /> : null}
      <div className={styles.words}>
        {headlines[0] ? (
          <p className={styles.line} dir="auto" data-part="headlines">
            {headlines[0]}
          </p>
        ) : null}
        <h1 className={styles.name} dir="auto">
          {name}
        </h1>
        <p className={styles.facts}>
          {dates ? (
            <span>{dates}</span>
          ) : nights > 0 ? (
            <span>{words('nights', { count: nights })}</span>
          ) : null}
          {stops.length > 0 ? <span>{t('destinations', { count: stops.length })}</span> : null}
          {distance ? <span>{isAbout ? t('aboutDistance', { distance }) : distance}</span> : null}
        </p>
      </div>
    </section>
  );
}
