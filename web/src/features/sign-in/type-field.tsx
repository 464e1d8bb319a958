import { useTranslations } from 'use-intl';
import { useUserTypes } from '../../api/user-types';
import { Select } from '../../ui/select';

/** 'Describe Yourself': one of the types that the server lists. */
export function TypeField(props: {
  value: string | null;
  onChange: (type: string) => void;
  error?: string | undefined;
}) {
  const { value, onChange, error } = props;
  const t = useTranslations('signIn');
  const types = useUserTypes() ?? [];
  return (
    <Select
      label={t('describeYourself')}
      placeholder={t('chooseType')}
      options={types.map(({ type }) => ({ id: type, label: type }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
