import { Outlet } from '@tanstack/react-router';
import { ContinueTrip } from '../features/landing/continue/continue-trip';
import { FollowSection } from '../features/landing/follow-section';
import { Hero } from '../features/landing/hero';
import { LandingFooter } from '../features/landing/landing-footer';
import { ReadyMadeTrips } from '../features/landing/ready-made-trips';
import { KeptIdeaSheet } from './kept-idea-sheet';
import styles from './landing-page.module.css';
import { SiteHeader } from './site-header';

/** The landing page; the dialogs that have their own URL open over it. */
export function LandingPage() {
  return (
    <div className={styles.page}>
      <SiteHeader />
      <main>
        <ContinueTrip />
        <Hero />
        <ReadyMadeTrips />
        <FollowSection />
      </main>
      <LandingFooter />
      <Outlet />
      <KeptIdeaSheet />
    </div>
  );
}
