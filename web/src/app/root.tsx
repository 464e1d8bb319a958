import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useUpdateReady } from '../api/build-watch';
import { followTheme } from '../lib/theme';
import { ToastRegion } from '../ui/toast';
import { goHome } from './page-error';

const UpdateNotice = lazy(() =>
  import('../ui/update-notice').then((module) => ({ default: module.UpdateNotice })),
);

/** What surrounds every page: the color scheme, the place for toasts, and the notice that a newer release is there. */
export function Root() {
  useEffect(followTheme, []);
  const isUpdateReady = useUpdateReady();
  return (
    <>
      <Outlet />
      <ToastRegion />
      {isUpdateReady ? (
        <Suspense>
          <UpdateNotice onOk={goHome} />
        </Suspense>
      ) : null}
    </>
  );
}
