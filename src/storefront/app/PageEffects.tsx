import { useEffect, useRef, useState } from 'react';
import { selectLocation, selectNavigationType } from '../features/navigation';
import { useMessages } from '../messages';
import { placeScroll } from '../runtime/scroll';
import { focusHeading, setTitle } from '../runtime/document';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { useShopSelector } from './hooks';
import type { PageModule, RouteMatch } from './page';

/** Title, scroll place and focus of a page that has just come; its title is announced. */
export function PageEffects({ head, match }: { readonly head: PageModule['head']; readonly match: RouteMatch }) {
  const translate = useMessages();
  const location = useShopSelector(selectLocation);
  const navigationType = useShopSelector(selectNavigationType);
  const title = useShopSelector((state) => head(state, match, translate).title);
  const shownKey = useRef<string | null>(null);
  // The page one lands on is announced by the browser; the server, which knows no key yet, must say the same.
  const [firstKey] = useState(location.key);

  useEffect(() => setTitle(translate('shell.title', { page: title })), [title, translate]);

  useEffect(() => {
    const first = shownKey.current === null;
    shownKey.current = location.key;
    placeScroll(location, navigationType === 'POP');
    // The first page keeps the focus where the browser put it.
    if (!first && location.hash === '') focusHeading();
  }, [location, navigationType]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {location.key === firstKey ? '' : title}
    </VisuallyHidden>
  );
}
