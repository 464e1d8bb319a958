import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { NewTripForm } from '../features/landing/new-trip-form';
import { useCloseTo } from '../lib/back/use-back';
import { links } from '../lib/links';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialogs/dialog';

/** Names a trip and starts it, over the landing page. Nothing is created until the planner opens it. */
export function NewTripDialog() {
  const t = useTranslations();
  const navigate = useNavigate();
  const formId = useId();
  const closeTo = useCloseTo();
  const close = () => closeTo(links.home());
  return (
    <Dialog
      title={t('landing.create.title')}
      isOpen
      hasUrl
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('ui.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('landing.create.create')}
          </Button>
        </>
      }
    >
      <NewTripForm
        id={formId}
        onCreate={(newTrip) => void navigate({ ...links.planner(), state: { newTrip } })}
      />
    </Dialog>
  );
}
