import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { IconButton } from '../../../ui/icon-button';
import styles from './crop-editor.module.css';
import { CROP, type CropView, covers, firstView, moved, type Size, ZOOM, zoomed } from './crop-frame';
import { drawCrop } from './draw-crop';
import { useCropPointers } from './use-crop-pointers';
import { useLoadedPicture } from './use-loaded-picture';

/** Screen pixels an arrow key moves the picture by; ten times as many with Shift. */
const KEY_STEP = 2;

/** Crops a picture to 1200 by 675 pixels: by mouse, wheel, touch, pinch and keys. */
export function CropEditor(props: { file: Blob; onCropped: (bytes: Blob) => void; onClose: () => void }) {
  const { file, onCropped, onClose } = props;
  const t = useTranslations('pictureSearch');
  const picture = useLoadedPicture(file);
  const [frame, setFrame] = useState<Size | null>(null);
  const [view, setView] = useState<CropView | null>(null);
  const [problem, setProblem] = useState<'cropFailed' | 'noImage' | null>(null);
  const [isCropping, setCropping] = useState(false);
  const frameBox = useFrameSize(setFrame);
  const loaded = picture.bitmap;
  const shown = loaded && frame ? (view ?? firstView(loaded, frame)) : null;

  function change(next: (now: CropView, of: Size, within: Size) => CropView) {
    if (loaded && frame && shown) setView(next(shown, loaded, frame));
  }
  const pointers = useCropPointers({
    onMove: (by) => change((now, of, within) => moved(now, by, of, within)),
    onZoom: (factor, at) => change((now, of, within) => zoomed(now, now.zoom * factor, of, within, at)),
    onStep: (steps, at) =>
      change((now, of, within) => zoomed(now, now.zoom + steps * ZOOM.step, of, within, at)),
  });

  function onKeyDown(event: KeyboardEvent) {
    const far = event.shiftKey ? KEY_STEP * 10 : KEY_STEP;
    const by = {
      ArrowLeft: { x: far, y: 0 },
      ArrowRight: { x: -far, y: 0 },
      ArrowUp: { x: 0, y: far },
      ArrowDown: { x: 0, y: -far },
    }[event.key];
    const steps = { '+': 1, '=': 1, '-': -1 }[event.key];
    if (!by && !steps) return;
    event.preventDefault();
    if (by) change((now, of, within) => moved(now, by, of, within));
    else if (steps) change((now, of, within) => zoomed(now, now.zoom + steps * ZOOM.step, of, within));
  }

  async function confirm() {
    if (!loaded || !frame || !shown) {
      setProblem('noImage');
      return;
    }
    setCropping(true);
    const bytes = await drawCrop(loaded, shown, frame);
    setCropping(false);
    if (bytes) onCropped(bytes);
    else setProblem('cropFailed');
  }

  const zoom = shown?.zoom ?? ZOOM.least;
  const setZoom = (to: number) => change((now, of, within) => zoomed(now, to, of, within));
  return (
    <Dialog
      title={t('cropTitle')}
      isOpen
      onClose={onClose}
      size="large"
      actions={
        <>
          <div className={styles.zoom}>
            <span className={styles.label} aria-hidden="true">
              {t('zoom')}
            </span>
            <IconButton label={t('zoomOut')} variant="edged" onClick={() => setZoom(zoom - ZOOM.step)}>
              <Minus size={18} strokeWidth={1.75} />
            </IconButton>
            <Slider
              aria-label={t('zoom')}
              className={styles.slider ?? ''}
              minValue={ZOOM.least}
              maxValue={ZOOM.most}
              step={ZOOM.step}
              value={zoom}
              onChange={setZoom}
            >
              <SliderTrack className={styles.track ?? ''}>
                <div
                  className={styles.filled}
                  style={{ width: `${((zoom - ZOOM.least) / (ZOOM.most - ZOOM.least)) * 100}%` }}
                />
                <SliderThumb className={styles.thumb ?? ''} />
              </SliderTrack>
            </Slider>
            <IconButton label={t('zoomIn')} variant="edged" onClick={() => setZoom(zoom + ZOOM.step)}>
              <Plus size={18} strokeWidth={1.75} />
            </IconButton>
            <output className={styles.value}>{t('zoomValue', { zoom: zoom.toFixed(2) })}</output>
          </div>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            busy={isCropping ? t('cropping') : undefined}
            onClick={() => void confirm()}
          >
            {t('confirmCrop')}
          </Button>
        </>
      }
    >
      <p>{t('cropHelp', { width: CROP.width, height: CROP.height })}</p>
      <div
        ref={pointers.ref}
        className={styles.stage}
        role="application"
        aria-label={t('cropArea')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture can be moved with keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...pointers.handlers}
      >
        {loaded && shown && picture.src ? (
          <img
            className={styles.picture}
            src={picture.src}
            alt=""
            draggable={false}
            style={{
              width: loaded.width * shown.zoom,
              height: loaded.height * shown.zoom,
              transform: `translate(-50%, -50%) translate(${shown.x}px, ${shown.y}px)`,
            }}
          />
        ) : null}
        <div ref={frameBox} className={styles.frame} aria-hidden="true" />
      </div>
      {(problem ?? (picture.hasFailed ? 'noImage' : null)) ? (
        <Banner tone="danger">{t(problem ?? 'noImage')}</Banner>
      ) : null}
      {loaded && frame && shown && !covers(shown, loaded, frame) ? <Banner>{t('whiteEdges')}</Banner> : null}
    </Dialog>
  );
}

/** Reports the size of the frame on this screen, now and when it changes. */
function useFrameSize(onSize: (size: Size) => void) {
  const box = useRef<HTMLDivElement>(null);
  const tell = useRef(onSize);
  tell.current = onSize;
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      tell.current({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return box;
}
