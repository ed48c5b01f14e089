import type { MenuItem } from '../../../contract/catalog/menu';
import { useBuilderDispatch } from '../../kernel/hooks';
import { fieldChanged, fieldLeft, type Json, type DocumentPath } from '../../draft';

/** Replaces an item as one undo step. */
export function useItemChange(path: DocumentPath) {
  const dispatch = useBuilderDispatch();
  return (item: MenuItem): void => {
    // Checked edge: items come from JSON; only the content of their references has no type.
    const value = JSON.parse(JSON.stringify(item)) as Json;
    dispatch(fieldChanged({ place: path, value }));
    dispatch(fieldLeft());
  };
}
