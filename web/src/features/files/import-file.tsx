import { refusalMessage } from '@wayfold/contract/refusals/refusal';
import { useTranslations } from 'use-intl';
import { useRefusalWords } from '../../i18n/refusal-words';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { SideDialog } from '../../ui/dialogs/side-dialog';
import { EmptyState } from '../../ui/empty-state';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import { Spinner } from '../../ui/spinner';
import { FileDrop } from './file-drop';
import styles from './import-file.module.css';
import { ProposalRows } from './proposal-rows';
import { type ImportStep, useImport } from './use-import';

/** Imports a file into the open trip or into a new one: shows the result first, and changes nothing before that. */
export function ImportFile(props: {
  /** The file to read first; without it, the user chooses one. */
  file?: File | undefined;
  onClose: () => void;
  /** `newTripId` is null if the rows were added to the open trip. */
  onDone: (done: { count: number; file: string; newTripId: string | null }) => void;
}) {
  const { file, onClose, onDone } = props;
  const t = useTranslations('files');
  const work = useImport({ file, onDone });
  return (
    <SideDialog
      title={t('importTitle')}
      help={t('importHelp')}
      onClose={onClose}
      foot={work.proposal ? <Foot work={work} onClose={onClose} /> : null}
    >
      {work.step.kind === 'choose' ? (
        <FileDrop
          problem={work.step.problem}
          onFile={work.read}
          onSeveral={() => work.refuse(t('dropOne'))}
          onNone={() => work.refuse(t('dropNone'))}
        />
      ) : work.step.kind === 'reading' ? (
        <Reading step={work.step} onStop={work.stop} />
      ) : (
        <Proposed work={work} />
      )}
    </SideDialog>
  );
}

type Work = ReturnType<typeof useImport>;

function Reading(props: { step: ImportStep & { kind: 'reading' }; onStop: () => void }) {
  const { step, onStop } = props;
  const t = useTranslations('files');
  const { file, progress } = step;
  const lookedUp = typeof progress === 'object' && progress.all > 0 ? progress : null;
  return (
    <div className={styles.reading}>
      <Spinner />
      <div role="status">
        <p>{t('reading', { file })}</p>
        <p className={styles.progress}>
          {lookedUp
            ? t('lookingUp', { ...lookedUp })
            : progress === 'opening'
              ? t('opening')
              : t('readingContents')}
        </p>
      </div>
      {lookedUp ? (
        <progress className={styles.bar} value={lookedUp.done} max={lookedUp.all} aria-hidden="true" />
      ) : null}
      <Button className={styles.stop} onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  );
}

function Proposed({ work }: { work: Work }) {
  const t = useTranslations('files');
  const say = useRefusalWords();
  const { step, proposal, target, placesAs } = work;
  if (step.kind !== 'proposed' || !proposal) return null;
  const { source, contents } = step.file;
  return (
    <>
      <p className={styles.found}>{t('found', { file: source.name, kind: t(`kinds.${contents.kind}`) })}</p>
      {work.canAdd ? (
        <SegmentedControl
          label={t('target')}
          className={styles.choice ?? ''}
          segments={[
            { id: 'this', label: t('toThis') },
            { id: 'new', label: t('toNew') },
          ]}
          value={target}
          onChange={work.setTarget}
        />
      ) : null}
      {work.isFar ? <Banner>{t('farAway')}</Banner> : null}
      {work.hasPlacesChoice ? (
        <div className={styles.places}>
          <span className={styles.label}>{t('placesAs')}</span>
          <SegmentedControl
            label={t('placesAs')}
            className={styles.as ?? ''}
            segments={[
              { id: 'stops', label: t('asDestinations') },
              { id: 'things', label: t('asPlans') },
            ]}
            value={placesAs}
            onChange={work.setPlacesAs}
          />
        </div>
      ) : null}
      {proposal.notes.map(refusalMessage).map((note) => (
        <Banner key={note.message}>{say(note)}</Banner>
      ))}
      {proposal.rows.length === 0 ? (
        <EmptyState headingLevel={3} title={t('nothing')} />
      ) : (
        <ProposalRows
          key={`${target} ${placesAs}`}
          proposal={proposal}
          taken={work.taken}
          onTake={work.take}
        />
      )}
      {work.problem ? <Banner tone="danger">{work.problem}</Banner> : null}
    </>
  );
}

function Foot({ work, onClose }: { work: Work; onClose: () => void }) {
  const t = useTranslations('files');
  const count = work.taken.size;
  return (
    <>
      <Button variant="quiet" onClick={work.again}>
        {t('another')}
      </Button>
      <span className={styles.space} />
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button
        variant="primary"
        className={styles.main}
        unavailable={count === 0 ? t('nothingSelected') : undefined}
        onClick={work.apply}
      >
        {work.target === 'this' ? t('addToThis', { count }) : t('makeNew', { count })}
      </Button>
    </>
  );
}
