import { Download, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MadePdf } from '../../api/trips/trip-pdf';
import { saveFile } from '../../lib/save-file';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import styles from './pdf-result.module.css';

/** The finished PDF: its size, and buttons to use it. */
export function PdfResult({ made, fileName, isOld }: { made: MadePdf; fileName: string; isOld: boolean }) {
  const t = useTranslations('tripPdf');
  const address = useAddress(made.file);
  const size = new Intl.NumberFormat('en', {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(made.file.size / 1000);
  return (
    <section className={styles.result} aria-labelledby="pdf-ready">
      <h2 className={styles.title} id="pdf-ready">
        {t('ready')}
      </h2>
      <p className={styles.help}>
        {isOld
          ? t('changed')
          : t('readyHelp', { size, paper: t(made.options.paper === 'A4' ? 'a4' : 'letter') })}
      </p>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => saveFile(made.file, fileName)}
        >
          {t('download')}
        </Button>
        {address ? (
          <ButtonLink
            href={address}
            target="_blank"
            rel="noreferrer"
            icon={<Printer size={18} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('print')}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

/** An object URL of the file, as long as it is shown. */
function useAddress(file: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
