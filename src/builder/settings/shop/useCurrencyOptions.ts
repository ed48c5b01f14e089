import { selectDocument } from '../../draft';
import { useBuilderSelector } from '../../kernel/hooks';

/**
 * The currencies in which the shop sells, as options. A line of their list that is still empty is none: its value would
 * be that of "no currency".
 */
export function useCurrencyOptions() {
  const codes = useBuilderSelector((state) => selectDocument(state)?.shop.supportedCurrencies) ?? [];
  return [...new Set(codes)].filter((code) => code !== '').map((value) => ({ value, label: value }));
}
