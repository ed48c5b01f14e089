import { useMemo } from 'react';
import { summaryOf } from '../../journal/differences';
import { useMessages } from '../../storefront/messages';

/** Describes a JSON value in one line: whole if it has at most `most` characters, else by its kind and size. */
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
