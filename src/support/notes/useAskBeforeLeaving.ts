import { useEffect } from 'react';
import { askBeforeLeaving } from '../../storefront/platform/builderPage/leaving';
import { useSupportSelector } from '../kernel/hooks';
import { selectNote } from './noteSlice';

/** While there is an unsaved note the browser asks before it leaves the page. */
export function useAskBeforeLeaving(): void {
  const { draft } = useSupportSelector(selectNote);
  useEffect(() => (draft === '' ? undefined : askBeforeLeaving(() => true)), [draft]);
}
