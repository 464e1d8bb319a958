import type { ExpressionSpecification } from 'maplibre-gl';

/** A name in the traveler's language, as the label of a symbol layer. */
export type NameLabel = {
  text: ExpressionSpecification;
  /** True if the label begins with the local name in another script. */
  isInTwoScripts: ExpressionSpecification;
};

/** From this many letters on, the two names of a label are on two lines. */
const TWO_LINES_FROM = 22;

/**
 * Labels in a language; where the local name is in another script, it comes first: 京都 Kyoto.
 *
 * A script that the map library can't set, such as Arabic, is left out.
 *
 * @param locale the traveler's, such as `en` or `de-CH`
 * @param localFont font of the local name; letters of other scripts are never italic
 */
export function nameLabel(locale: string, localFont: readonly string[]): NameLabel {
  const local: ExpressionSpecification = ['to-string', ['get', 'name']];
  const name: ExpressionSpecification = [
    'to-string',
    ['coalesce', ['get', `name:${locale.split('-')[0]}`], ['get', 'name:latin'], ['get', 'name']],
  ];
  const isInTwoScripts: ExpressionSpecification = [
    'all',
    ['!=', local, name],
    ['>=', local, AFTER_LATIN],
    ['!', ['all', ['>=', local, MORE_LATIN], ['<', local, AFTER_MORE_LATIN]]],
    ['is-supported-script', local],
  ];
  const letters: ExpressionSpecification = ['+', ['length', local], ['length', name]];
  const between: ExpressionSpecification = ['case', ['>=', letters, TWO_LINES_FROM], '\n', ' '];
  const both: ExpressionSpecification = [
    'format',
    local,
    { 'text-font': ['literal', [...localFont]] },
    ['concat', between, name],
    {},
  ];
  return { text: ['case', isInTwoScripts, both, name], isInTwoScripts };
}

/** Latin letters come before the first of these, and between the others (those of Vietnamese). */
const [AFTER_LATIN, MORE_LATIN, AFTER_MORE_LATIN] = ['\u0370', '\u1e00', '\u1f00'];
