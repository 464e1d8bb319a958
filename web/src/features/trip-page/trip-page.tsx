import type { PageLinks } from '@wayfold/domain/page/shared-page';
import type { TripPage as Page } from '@wayfold/domain/page/trip-page';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTripNames } from '../../trip-ui/use-trip-names';
import { CostTable } from './cost-table';
import { DayByDay } from './day-by-day';
import { PageClosing } from './page-closing';
import { PageFold } from './page-fold';
import { PageFooter } from './page-footer';
import { PageHeader } from './page-header';
import { PageList } from './page-list';
import { PersonCard } from './person/person-card';
import { Gallery } from './pictures/gallery';
import { PageHero } from './pictures/page-hero';
import { RichWords } from './rich-words';
import { RouteMap } from './route-map';
import { StopList } from './stop-list';
import styles from './trip-page.module.css';

/**
 * The public page of a trip. Blocks without content aren't rendered. `data-part` names the sections of the editor that a block is
 * edited in.
 *
 * @param now    milliseconds since 1970, for limited-time content
 * @param notice shown above the page's own content, such as what has changed
 * @param bar    shown after everything else, at the bottom of the screen
 */
export function TripPage(props: {
  page: Page;
  links: PageLinks;
  now: number;
  notice?: ReactNode;
  bar?: ReactNode;
}) {
  const { page, links, now, notice, bar } = props;
  const t = useTranslations('tripPage');
  const name = useTripNames()({ name: page.name, destinations: page.stops });
  const furtherHeadlines = page.headlines.slice(1);
  const hasAbout = furtherHeadlines.length > 0 || page.descriptions.length > 0;
  return (
    <div className={styles.page}>
      <div className={styles.width}>
        <PageHeader page={page} pdf={links.pdf} />
      </div>
      <main>
        <div className={styles.width}>
          {notice}
          <PageHero page={page} name={name} />
          <PageFold page={page} />
          {page.person ? <PersonCard person={page.person} /> : null}
          {hasAbout ? (
            <section className={styles.section} data-part="headlines descriptions">
              <h2>{t('about')}</h2>
              <div className={styles.about}>
                {furtherHeadlines.map((line) => (
                  <p key={line} className={styles.headline} dir="auto">
                    {line}
                  </p>
                ))}
                {page.descriptions.map((text) => (
                  <p key={text} dir="auto">
                    {text}
                  </p>
                ))}
              </div>
            </section>
          ) : null}
          <Gallery pictures={page.pictures} header={page.header} tripName={name} />
          {page.stops.length > 0 ? (
            <div className={styles.two}>
              <StopList stops={page.stops} journeys={page.journeys} />
              <RouteMap stops={page.stops} map={links.map} interactive={links.interactive} />
            </div>
          ) : null}
          <DayByDay stops={page.stops} />
          {page.itinerary || page.costs.length > 0 ? (
            <div className={styles.two}>
              {page.itinerary ? (
                <section data-part="itinerary">
                  <h2>{t('itinerary')}</h2>
                  <RichWords blocks={page.itinerary} />
                </section>
              ) : null}
              {page.costs.length > 0 ? (
                <div className={page.itinerary ? styles.tables : styles.tablesBeside} data-part="costs">
                  {page.costs.map((costs) => (
                    <CostTable key={costs.kind} costs={costs} />
                  ))}
                </div>
              ) : null}
            </div>
          ) : null}
          {page.inclusions.length > 0 || page.exclusions.length > 0 ? (
            <div className={styles.two}>
              <PageList kind="inclusions" lines={page.inclusions} />
              <PageList kind="exclusions" lines={page.exclusions} />
            </div>
          ) : null}
        </div>
        <PageClosing page={page} interactive={links.interactive} now={now} />
      </main>
      <div className={styles.width}>
        <PageFooter />
      </div>
      {bar}
    </div>
  );
}
