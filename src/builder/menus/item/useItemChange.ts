import type { MenuItem } from '../../../contract/catalog/menu';
import { useBuilderDispatch } from '../../kernel/hooks';
import { fieldChanged, fieldLeft, type Json, type Place } from '../../draft';

/** Replaces an item as one step. */
export function useItemChange(place: Place) {
  const dispatch = useBuilderDispatch();
  return (item: MenuItem): void => {
    // Items come from JSON and hold nothing else; what their references hold has no type of its own.
    const value = JSON.parse(JSON.stringify(item)) as Json;
    dispatch(fieldChanged({ place, value }));
    dispatch(fieldLeft());
  };
}
