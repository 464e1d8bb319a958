import { Outlet } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** The landing page; the dialogs that have an address of their own open over it. */
export function LandingPage() {
  const t = useTranslations('landing');
  return (
    <>
      <h1>{t.rich('headline', { br: () => <br /> })}</h1>
      <Outlet />
    </>
  );
}
