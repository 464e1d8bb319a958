import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAccount } from '../../api/account/account';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import { CostEditor } from '../../features/costs/cost-editor';
import { SaveState } from '../../features/planner-bar/save-state';
import { TopBar } from '../../features/planner-bar/top-bar';
import { UndoButtons, useUndoKeys } from '../../features/planner-bar/undo-buttons';
import { PageEditor, showSection } from '../../features/seller-page/page-editor';
import { PagePreview } from '../../features/seller-page/preview/page-preview';
import { SectionNav } from '../../features/seller-page/section-nav';
import { sectionsFor } from '../../features/seller-page/sections';
import type { PageSection } from '../../lib/links';
import { links } from '../../lib/links';
import { useWidthLayout } from '../../lib/media';
import { useWindowName } from '../../lib/window-name';
import { useOpenTripName } from '../../trip-ui/use-open-trip-name';
import { toast } from '../../ui/dialogs/toast-store';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import { SessionNotices } from '../planner/session-notices';
import { useUndoing } from '../planner/use-undoing';
import { DrawnPage } from './drawn-page';
import { SellerBarEnd } from './seller-bar-end';
import styles from './seller-page.module.css';

/** The open trip's page: sections, fields and preview, laid out for the window width. */
export function SellerScreen({ section }: { section: PageSection | null }) {
  const t = useTranslations('sellerPage');
  const layout = useWidthLayout();
  const navigate = useNavigate();
  const tripId = useTripSelector((trip) => trip.tripId);
  const name = useOpenTripName();
  // Only the owner opens a trip for editing, so the user's own account type is the owner's.
  const isBusiness = useAccount()?.type === 'BP';
  const sections = useMemo(() => sectionsFor(isBusiness), [isBusiness]);
  const current = section !== null && sections.includes(section) ? section : null;
  const [isPreview, setPreview] = useState(false);
  const [costId, setCostId] = useState<string | null>(null);
  const undoing = useUndoing();
  useUndoKeys(undoing);
  const title = t(isBusiness ? 'title' : 'titleOwn');
  useWindowName(t('pageTitle', { page: title, trip: name }));

  const noteSection = useCallback(
    (next: PageSection) =>
      void navigate({
        ...links.tripPageEditor({ trip: tripId, section: next }),
        replace: true,
        resetScroll: false,
      }),
    [navigate, tripId],
  );

  const isPhone = layout === 'phone';
  const isList = isPhone && current === null && !isPreview;
  const shown = isPhone ? sections.filter((one) => one === current) : sections;
  const chooser = (
    <SegmentedControl
      label={t('mode')}
      segments={[
        { id: 'edit', label: t('edit') },
        { id: 'preview', label: t('preview') },
      ]}
      value={isPreview ? 'preview' : 'edit'}
      onChange={(mode) => setPreview(mode === 'preview')}
    />
  );
  const nav = (
    <SectionNav
      tripId={tripId}
      sections={sections}
      current={current}
      isScreen={isPhone}
      onChoose={(chosen) => {
        setPreview(false);
        if (chosen === current) showSection(chosen);
      }}
    />
  );
  const preview = (
    <PagePreview current={current} isPhone={isPhone}>
      <DrawnPage />
    </PagePreview>
  );
  return (
    <div className={styles.frame} data-layout={layout}>
      <a className={styles.skip} href="#page-editor">
        {t('skip')}
      </a>
      <TopBar
        isPhone={isPhone}
        menu={
          <>
            <Link {...links.planner({ trip: tripId })} className={styles.back}>
              <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
              <span className={styles.backWords}>{t('back')}</span>
            </Link>
            <h1 className={styles.title}>{title}</h1>
          </>
        }
        state={<SaveState isCompact={layout !== 'desktop'} />}
        steps={<UndoButtons {...undoing} withRedo={!isPhone} />}
        end={
          <>
            {layout === 'tablet' ? chooser : null}
            <SellerBarEnd isPhone={isPhone} />
          </>
        }
      />
      {isPhone ? null : nav}
      <main id="page-editor" tabIndex={-1} className={styles.editor} aria-label={t('editor')}>
        {isPhone ? <div className={styles.modes}>{chooser}</div> : null}
        <SessionNotices />
        {isPhone && isPreview ? (
          preview
        ) : isList ? (
          nav
        ) : layout === 'tablet' && isPreview ? (
          preview
        ) : (
          <>
            {isPhone ? (
              <Link {...links.tripPageEditor({ trip: tripId })} replace className={styles.sectionBack}>
                <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
                {t('backToSections')}
              </Link>
            ) : null}
            <PageEditor sections={shown} current={current} onSection={noteSection} onEditCost={setCostId} />
          </>
        )}
      </main>
      {layout === 'desktop' ? preview : null}
      {costId === null ? null : <EditCost id={costId} onClose={() => setCostId(null)} />}
    </div>
  );
}

/** The dialog with all fields of a cost line, same as in the planner's costs. */
function EditCost({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('sellerPage');
  const document = useTripSelector((trip) => trip.document);
  const { change, undo } = useTripActions();
  const cost = document.costs[id];
  // It may have been deleted in the meantime, here or elsewhere.
  if (!cost) return null;
  return (
    <CostEditor
      key={id}
      cost={cost}
      document={document}
      isBusiness
      onSave={change}
      onRemove={(removed) => {
        change({ kind: 'cost.remove', id: removed.id });
        toast({
          message: t('removed', { name: removed.supplier }),
          action: { label: t('undo'), onAction: () => undo() },
        });
      }}
      onClose={onClose}
    />
  );
}
