import { useShopSelector } from '../../../../kernel/hooks';
import { selectIsOn } from '../../../../features/site';
import type { RootState } from '../../../../kernel/state';
import { markupName } from './lazyMarkupName';
import { useDataLanguage } from '../../../../features/context';

const selectShowsMarkup = (state: RootState): boolean => selectIsOn(state, 'drilldownHtmlNames');

/** An item's name. Markup in it is shown as text, unless the site's feature flag for it is on (CON-02). */
export function ItemName({ name }: { readonly name: string }) {
  return (
    <span lang={useDataLanguage()}>{useShopSelector(selectShowsMarkup) ? <markupName.Show name={name} /> : name}</span>
  );
}

const TAGS = /<[^>]*>/g;

/** Gives an item's name as plain text, for attributes and sentences. */
export function usePlainName(): (name: string) => string {
  const showsMarkup = useShopSelector(selectShowsMarkup);
  return (name) => (showsMarkup ? name.replace(TAGS, '') : name);
}
