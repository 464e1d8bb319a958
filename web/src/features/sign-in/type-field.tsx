import { useTranslations } from 'use-intl';
import { useUserTypesQuery } from '../../api/account/user-types';
import { Banner } from '../../ui/banner';
import { Select } from '../../ui/fields/select';

/** 'Describe Yourself': one of the types listed by the server. */
export function TypeField(props: {
  value: string | null;
  onChange: (type: string) => void;
  error?: string | undefined;
}) {
  const { value, onChange, error } = props;
  const t = useTranslations('signIn');
  const { data: types = [], isError, isFetching, refetch } = useUserTypesQuery();
  if (isError && types.length === 0) {
    return (
      <Banner
        tone="danger"
        {...(isFetching ? {} : { action: { label: t('tryAgain'), onAction: () => void refetch() } })}
      >
        {t('typesFailed')}
      </Banner>
    );
  }
  return (
    <Select
      label={t('describeYourself')}
      hint={t('required')}
      required
      placeholder={t('chooseType')}
      options={types.map(({ type }) => ({ id: type, label: type }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
