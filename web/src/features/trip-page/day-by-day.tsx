import { isPlanned, type PageDay, type PageHop, type PagePlan } from '@wayfold/domain/page/page-day';
import type { PageStop } from '@wayfold/domain/page/trip-page';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { BothNames } from '../../trip-ui/both-names';
import { colorStyle, legColorVar } from '../../trip-ui/leg-color';
import { CategoryIcon, ReachIcon } from '../../trip-ui/trip-icons';
import styles from './day-by-day.module.css';

/** A day with more plans is folded after its first ones. */
const MOST_OPEN = 12;

/** The days on which something is planned, by destination: plans in order, and the ways between them. */
export function DayByDay({ stops }: { stops: readonly PageStop[] }) {
  const t = useTranslations('tripPage.days');
  if (!stops.some(({ days }) => days.some(isPlanned))) return null;
  return (
    <section className={styles.section} aria-labelledby="day-by-day">
      <h2 id="day-by-day">{t('title')}</h2>
      {stops.map((stop, index) =>
        stop.days.some(isPlanned) ? (
          <section key={stop.id} className={styles.stop} style={colorStyle(legColorVar(index))}>
            <h3 className={styles.place} dir="auto">
              <span className={styles.number}>{index + 1}</span>
              <BothNames place={stop} />
            </h3>
            <div className={styles.days}>
              {stop.days.filter(isPlanned).map((day) => (
                <Day key={day.key} day={day} />
              ))}
            </div>
          </section>
        ) : null,
      )}
    </section>
  );
}

function Day({ day }: { day: PageDay }) {
  const t = useTranslations('tripPage.days');
  const { date, tripDay, ongoing, plans, night } = day;
  const headingId = useId();
  const label = t('day', { day: tripDay });
  const open = plans.length > MOST_OPEN ? plans.slice(0, MOST_OPEN - 2) : plans;
  const folded = plans.slice(open.length);
  return (
    <article className={styles.day} aria-labelledby={headingId}>
      <h4 className={styles.date}>
        <span id={headingId}>{date ?? label}</span>
        {date ? <span className={styles.tripDay}>{label}</span> : null}
      </h4>
      {ongoing.map(({ id, name, ends }) => (
        <p key={id} className={styles.note} dir="auto">
          {t('ongoing', { name, time: ends ?? '' })}
        </p>
      ))}
      <Plans plans={open} />
      {folded.length > 0 ? (
        <details className={styles.folded}>
          <summary>{t('more', { count: folded.length })}</summary>
          <Plans plans={folded} />
        </details>
      ) : null}
      {night ? (
        <p className={styles.note} dir="auto">
          {t('night', { name: night })}
        </p>
      ) : null}
    </article>
  );
}

function Plans({ plans }: { plans: readonly PagePlan[] }) {
  return plans.length === 0 ? null : (
    <ol className={styles.plans}>
      {plans.map((plan) => (
        <Plan key={plan.id} plan={plan} />
      ))}
    </ol>
  );
}

function Plan({ plan }: { plan: PagePlan }) {
  const t = useTranslations('tripPage.days');
  const { name, category, time, ends, isBooked, isFree, price, notes, link, hop } = plan;
  const facts = [ends && t('until', { time: ends }), isBooked && t('booked')].filter(Boolean).join(' · ');
  return (
    <li>
      {hop ? <Hop hop={hop} /> : null}
      <div className={styles.plan}>
        <span className={styles.time}>{time}</span>
        <CategoryIcon category={category} size={16} />
        <div className={styles.words}>
          <p className={styles.name} dir="auto">
            {link ? (
              <a href={link} rel="noopener noreferrer nofollow" aria-label={t('link', { name })}>
                {name}
              </a>
            ) : (
              name
            )}
          </p>
          {facts ? <p className={styles.facts}>{facts}</p> : null}
          <Hours hours={plan.hours} />
          {notes ? (
            <p className={styles.notes} dir="auto">
              {notes}
            </p>
          ) : null}
        </div>
        <span className={styles.price}>{isFree ? t('free') : price}</span>
      </div>
    </li>
  );
}

function Hop({ hop: { by, duration, distance, from } }: { hop: PageHop }) {
  const t = useTranslations('tripPage.days');
  const way = { way: t(`reach.${by}`), time: duration, distance };
  return (
    <p className={styles.hop}>
      <ReachIcon by={by} />
      <span>{from === null ? t('hop', way) : t('hopFrom', { ...way, name: from })}</span>
    </p>
  );
}

function Hours({ hours }: { hours: PagePlan['hours'] }) {
  const t = useTranslations('tripPage.days');
  if (!hours) return null;
  const { times, clashes } = hours;
  if (times === null) return <p className={styles.closed}>{t('closed')}</p>;
  return clashes ? (
    <p className={styles.closed}>{t('closedThen', { times })}</p>
  ) : (
    <p className={styles.facts}>{t('open', { times })}</p>
  );
}
