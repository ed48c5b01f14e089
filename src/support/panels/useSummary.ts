import { useMemo } from 'react';
import { summaryOf } from '../../journal/differences';
import { useMessages } from '../../storefront/messages';

/** Says a value of JSON in one line of at most so many characters: whole where it is short, else what it is and how large. */
export function useSummary(): (value: unknown, most?: number) => string {
  const t = useMessages();
  return useMemo(() => {
    const words = {
      characters: (count: number) => t('support.summary.characters', { count }),
      list: (count: number) => t('support.summary.list', { count }),
      keys: (count: number) => t('support.summary.keys', { count }),
    };
    return (value, most) => summaryOf(value, most, words);
  }, [t]);
}
