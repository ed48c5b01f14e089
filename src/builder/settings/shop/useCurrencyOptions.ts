import { selectDocument } from '../../draft';
import { useBuilderSelector } from '../../kernel/hooks';

/**
 * The currencies in which the shop sells, as options. Entries of their list that are still empty are left out, because
 * an empty value stands for "no currency".
 */
export function useCurrencyOptions() {
  const codes = useBuilderSelector((state) => selectDocument(state)?.shop.supportedCurrencies) ?? [];
  return [...new Set(codes)].filter((code) => code !== '').map((value) => ({ value, label: value }));
}
