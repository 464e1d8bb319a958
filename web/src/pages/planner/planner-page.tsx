import { useTranslations } from 'use-intl';
import { planner } from '../../i18n/en/planner';
import { MessageScope } from '../../i18n/message-scope';

/** The planner: panel, map and tabs of one trip. */
export function PlannerPage() {
  return (
    <MessageScope messages={{ planner }}>
      <Title />
    </MessageScope>
  );
}

function Title() {
  const t = useTranslations('planner');
  return <h1>{t('title')}</h1>;
}
