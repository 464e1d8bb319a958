import { ChevronsUpDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SuggestField } from '../../ui/fields/suggest-field';
import { currencyWords, findCurrencies } from './currencies';

/**
 * A field for choosing a currency from a list that can be searched by code, name and sign. Typing replaces the chosen currency,
 * which is shown again once the field is left.
 */
export function CurrencyField(props: {
  label: string;
  /** An ISO 4217 code. */
  value: string;
  /** The currency listed first: the trip's own. */
  first?: string | undefined;
  onChange: (code: string) => void;
}) {
  const { label, value, first, onChange } = props;
  const t = useTranslations('ui');
  const locale = useLocale();
  // Null while nobody is searching.
  const [text, setText] = useState<string | null>(null);
  // Once a currency is picked, its name in the field must not count as a search that opens the list again.
  const [isPicked, setPicked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The focus stays in the field, so the picked name is selected for typing over it.
  useEffect(() => {
    if (isPicked) input.current?.select();
  }, [isPicked]);
  const chosen = currencyWords(value, locale);
  const found = useMemo(
    () => findCurrencies(text ?? '', { locale, first: first ?? value }),
    [text, locale, first, value],
  );
  return (
    <SuggestField
      label={label}
      labelAbove
      opensAtFocus
      text={text ?? chosen}
      placeholder={chosen}
      inputRef={input}
      onArrive={() => setText('')}
      onTextChange={(next) => {
        setPicked(false);
        setText(next);
      }}
      suggestions={(isPicked ? [] : found).map(({ code, name, sign }) => ({
        id: code,
        title: name,
        detail: sign === code ? code : `${code} · ${sign}`,
      }))}
      emptyText={text ? t('noCurrency') : undefined}
      onPick={(code) => {
        setText(null);
        setPicked(true);
        onChange(code);
      }}
      onLeave={() => {
        setText(null);
        setPicked(false);
      }}
      after={<ChevronsUpDown size={16} strokeWidth={1.75} aria-hidden="true" />}
    />
  );
}
