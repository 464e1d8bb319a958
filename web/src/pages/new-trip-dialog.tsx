import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type NewTripFields, NewTripForm } from '../features/landing/new-trip-form';
import { useCloseTo } from '../lib/back/use-back';
import { links } from '../lib/links';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialogs/dialog';
import { useLeaving } from '../ui/dialogs/use-leaving';

/** Names a trip and starts it, over the landing page. Nothing is created until the planner opens it. */
export function NewTripDialog() {
  const t = useTranslations();
  const navigate = useNavigate();
  const formId = useId();
  const closeTo = useCloseTo();
  const close = () => closeTo(links.home());
  const [fields, setFields] = useState<NewTripFields>({ name: '', travelerName: '' });
  const hasChanges = fields.name !== '' || fields.travelerName !== '';
  const { leave, question } = useLeaving({ hasChanges, title: t('landing.create.leave'), onLeave: close });
  return (
    <Dialog
      title={t('landing.create.title')}
      isOpen
      // With something typed, Back asks first.
      hasUrl={!hasChanges}
      onClose={leave}
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
        fields={fields}
        onChange={setFields}
        onCreate={(newTrip) => void navigate({ ...links.planner(), state: { newTrip } })}
      />
      {question}
    </Dialog>
  );
}
