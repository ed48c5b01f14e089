import { useEffect, useRef } from 'react';
import { selectLocation, selectNavigationType, type ShopLocation } from '../kernel/location';
import { useMessages } from '../messages';
import { scrollOnArrival } from '../platform/page/scroll';
import { focusHeading, setTitle } from '../platform/page/document';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { useShopSelector } from '../kernel/hooks';
import type { PageModule } from '../kernel/page';
import type { RouteMatch } from '../kernel/pagePaths';
import { pageHead } from './lazyAppRest';

function viewOf({ pathname, search }: ShopLocation): string {
  const query = new URLSearchParams(search);
  return [pathname, query.get('term'), query.get('page')].join(' ');
}

/**
 * Only filters, sort order or layout of a listing changed: scroll position and focus stay, unless there is an anchor.
 */
const isSameView = (before: ShopLocation, after: ShopLocation): boolean =>
  after.hash === '' && before.search !== after.search && viewOf(before) === viewOf(after);

/** Sets title, scroll position and focus of a page that has just been shown, and announces its title. */
export function PageEffects({ head, match }: { readonly head: PageModule['head']; readonly match: RouteMatch }) {
  const translate = useMessages();
  const location = useShopSelector(selectLocation);
  const navigationType = useShopSelector(selectNavigationType);
  const title = useShopSelector((state) => head(state, match, translate).title);
  const shown = useRef<ShopLocation | null>(null);

  useEffect(() => setTitle(translate('shell.title', { page: title })), [title, translate]);

  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before && navigationType !== 'POP' && isSameView(before, location)) return;
    const { key, hash } = location;
    scrollOnArrival({ key, hash, restored: navigationType === 'POP', isFirst: before === null });
    // On the first page the focus stays where the browser put it.
    if (before && hash === '') focusHeading();
  }, [location, navigationType]);

  return (
    <>
      <VisuallyHidden role="status" aria-live="polite">
        {/* Empty for the first page, which the browser announces itself, and after back or forward, where the focus
            on the heading announces it. */}
        {navigationType === 'POP' ? '' : title}
      </VisuallyHidden>
      <pageHead.Show head={head} match={match} />
    </>
  );
}
