import { Heart, Plus, Trash2 } from 'lucide-react';
import { Button, GridList, GridListItem, ToggleButton } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { type FoundPicture, type OwnPicture, useFavoriteSwitch } from '../../../api/pictures/picture-search';
import { classNames } from '../../../ui/class-names';
import { toast } from '../../../ui/dialogs/toast-store';
import type { Choosing } from '../choosing';
import { creditOf, isFavorite, keyOf, thumbOf } from './found-picture';
import styles from './result-grid.module.css';

/** Placeholders while the pictures load. */
const COMING = Array.from({ length: 12 }, (_, index) => index);

/** Pictures to choose from, by mouse, touch and arrow keys; numbered in the order they are chosen. */
export function ResultGrid(props: {
  found: readonly FoundPicture[] | null;
  choosing: Choosing | null;
  /** Deletes one of the user's uploads. */
  onDelete: (upload: OwnPicture) => void;
}) {
  const { found, choosing, onDelete } = props;
  const t = useTranslations('pictureSearch');
  if (found === null) {
    return (
      <div className={styles.grid} aria-busy="true">
        {COMING.map((index) => (
          <div key={index} className={styles.coming} />
        ))}
      </div>
    );
  }
  const numbers = new Map(choosing?.choice.map((chosen, index) => [keyOf(chosen), index + 1]));
  const isSingle = choosing?.most === 1;
  const isFull = choosing !== null && !isSingle && numbers.size >= choosing.most;
  // The header can be one of the trip's pictures.
  const isTaken = (one: FoundPicture) => !isSingle && Boolean(choosing?.taken.has(addressOf(one)));
  const blocked = found.filter((one) => isTaken(one) || (isFull && !numbers.has(keyOf(one)))).map(keyOf);
  return (
    <>
      {isFull ? (
        <p className={styles.full} role="status">
          {t('noneLeft', { most: choosing.most })}
        </p>
      ) : null}
      <GridList
        aria-label={t('results')}
        className={styles.grid ?? ''}
        layout="grid"
        items={found.map((one) => ({ id: keyOf(one), one }))}
        dependencies={[choosing?.choice, isFull]}
        selectionMode={choosing ? 'multiple' : 'none'}
        selectedKeys={numbers.keys()}
        disabledKeys={blocked}
        onSelectionChange={(keys) => {
          if (keys === 'all') return;
          // Only one is toggled at a time: the one that differs.
          const pressed = found.find((one) => keys.has(keyOf(one)) !== numbers.has(keyOf(one)));
          if (pressed) choosing?.onToggle(pressed);
        }}
      >
        {({ one }) => (
          <Result
            found={one}
            number={numbers.get(keyOf(one)) ?? null}
            isTaken={isTaken(one)}
            canChoose={choosing !== null}
            onDelete={onDelete}
          />
        )}
      </GridList>
    </>
  );
}

function addressOf(found: FoundPicture): string {
  return found.from === 'stock' ? '' : found.picture.imageUrl;
}

function Result(props: {
  found: FoundPicture;
  number: number | null;
  isTaken: boolean;
  canChoose: boolean;
  onDelete: (upload: OwnPicture) => void;
}) {
  const { found, number, isTaken, canChoose, onDelete } = props;
  const t = useTranslations('pictureSearch');
  const name = found.picture.imageName || t('untitled');
  const credit = creditOf(found);
  const label = credit ? t('by', { name, credit }) : name;
  const color = found.from === 'stock' ? found.picture.color : null;
  return (
    <GridListItem id={keyOf(found)} textValue={label} className={styles.result ?? ''}>
      <img
        className={styles.picture}
        src={thumbOf(found) ?? undefined}
        alt=""
        width={400}
        height={230}
        loading="lazy"
        decoding="async"
        draggable={false}
        style={color ? { backgroundColor: color } : undefined}
      />
      <span className={styles.name}>
        <span dir="auto">{name}</span>
        {credit ? <span dir="auto">{credit}</span> : null}
      </span>
      <FavoriteButton found={found} name={name} />
      {found.from === 'own' && found.picture.source === 'user-upload' ? (
        <Button
          className={styles.delete ?? ''}
          aria-label={t('deleteUpload', { name })}
          onPress={() => onDelete(found)}
        >
          <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      ) : null}
      {isTaken ? (
        <span className={styles.taken}>{t('inTrip')}</span>
      ) : canChoose ? (
        <span className={classNames(styles.mark, number !== null && styles.chosen)}>
          {number === null ? (
            <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <>
              <span className="visually-hidden">{t('chosen', { number })}</span>
              <span aria-hidden="true">{number}</span>
            </>
          )}
        </span>
      ) : null}
    </GridListItem>
  );
}

function FavoriteButton({ found, name }: { found: FoundPicture; name: string }) {
  const t = useTranslations('pictureSearch');
  const favorite = useFavoriteSwitch();
  const isOn = favorite.isPending ? favorite.variables.favorite : isFavorite(found);
  return (
    // A plain button would also select its row.
    <ToggleButton
      className={classNames(styles.heart, isOn && styles.on)}
      isSelected={isOn}
      aria-label={t('favorite', { name })}
      onChange={(isKept) =>
        favorite.mutate(
          { found, favorite: isKept },
          { onError: () => toast({ message: t('favoriteFailed') }) },
        )
      }
    >
      <Heart size={17} strokeWidth={1.75} aria-hidden="true" />
    </ToggleButton>
  );
}
