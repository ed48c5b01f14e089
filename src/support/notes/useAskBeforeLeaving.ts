import { useEffect } from 'react';
import { askBeforeLeaving } from '../../storefront/platform/builderPage/leaving';
import { useSupportSelector } from '../kernel/hooks';
import { selectNote } from './noteSlice';

/** As long as a note is written and not saved the browser asks before it leaves the page. */
export function useAskBeforeLeaving(): void {
  const { draft } = useSupportSelector(selectNote);
  useEffect(() => (draft === '' ? undefined : askBeforeLeaving(() => true)), [draft]);
}
