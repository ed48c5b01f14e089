import type { DocumentRule } from '../../contract/documents/documentRules';
import { SITE_LIMITS } from '../../contract/site/siteLimits';
import type { Translate } from '../../storefront/messages';
import { siteLimits, type FieldLimits } from './limits';

/** Which kind of value a theme style takes, by the last name of its path. */
function styleKind(path: string): 'color' | 'border' | 'width' | 'word' {
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (name === 'width') return 'width';
  if (name.startsWith('border-left')) return 'border';
  return /color|background/.test(name) ? 'color' : 'word';
}

/** Paths of the fields of delivery tariffs, which are amounts with two decimals. */
const AMOUNT = /^shop\.deliveryTariffs\.\d+\./;

/** The largest value of an amount's field, in the unit in which builders write it. */
const mostAt = (path: string): number =>
  (path.endsWith('.vatBasisPoints') ? SITE_LIMITS.basisPoints : SITE_LIMITS.tariffAmount) / 100;

/** The message for a broken rule at a path: what is wrong, and how to fix it. */
export function problemText(
  t: Translate,
  rule: DocumentRule,
  path: string,
  { rangeAt, lengthAt, countAt }: FieldLimits = siteLimits,
): string {
  switch (rule) {
    case 'WRONG_TYPE':
    case 'OUT_OF_RANGE': {
      if (AMOUNT.test(path)) {
        return rule === 'WRONG_TYPE'
          ? t('builderFields.problem.amount')
          : t('builderFields.problem.OUT_OF_RANGE', { from: 0, to: mostAt(path) });
      }
      const [from, to] = rangeAt(path) ?? [];
      return from === undefined || to === undefined
        ? t('builderFields.problem.value')
        : t(`builderFields.problem.${rule}`, { from, to });
    }
    case 'TOO_LONG':
      return t('builderFields.problem.TOO_LONG', { most: lengthAt(path) });
    case 'TOO_MANY':
      return t('builderFields.problem.TOO_MANY', { most: countAt(path) });
    case 'STYLE_VALUE':
      return t('builderFields.problem.STYLE_VALUE', { kind: styleKind(path) });
    default:
      return t(`builderFields.problem.${rule}`);
  }
}
