import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { ContentBlock } from '../../../../src/contract/content/contentDocument';
import { Blocks } from '../../../../src/storefront/pages/content/blocks/Blocks';
import { UiLinkContext } from '../../../../src/storefront/ui/controls/Link';

/** Like the shop's link: a link with a target is left to the browser. */
const RoutedLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a data-routed={props.target === undefined ? '' : undefined} {...props}>
    {children}
  </a>
);

/** Renders a button with these fields, which may have any value in another server's document. */
function show(given: object) {
  const block = { kind: 'button', label: 'Commander', url: '/search', ...given } as ContentBlock;
  const { container } = render(
    <UiLinkContext value={RoutedLink}>
      <Blocks blocks={[block]} widget={() => null} />
    </UiLinkContext>,
  );
  return container;
}

/** The button's font size, the side of its arrow, and whether the router handles its press. */
function seen(given: object) {
  show(given);
  const link = screen.getByRole('link', { name: 'Commander' });
  const arrow = link.firstElementChild === link.firstChild ? 'left' : 'right';
  return [getComputedStyle(link).fontSize, arrow, 'routed' in link.dataset ? 'inline' : 'redirect'];
}

const [small, medium, large] = ['var(--size-small)', 'var(--size-body)', 'var(--size-large)'];

it.each([
  [{ size: 'small', direction: 'left', action: 'inline' }, [small, 'left', 'inline']],
  [{ size: 'medium', direction: 'right', action: 'inline' }, [medium, 'right', 'inline']],
  [{ size: 'large', direction: 'right', action: 'redirect' }, [large, 'right', 'redirect']],
])('a button of a content with %j looks and leads so [KIT-08]', (given, expected) => {
  expect(seen(given)).toEqual(expected);
});

it.each([{}, { size: 'huge', direction: 'up', action: 'popup' }, { size: null, direction: 3, action: ['redirect'] }])(
  'a button of a content with %j is small, points left and leads inside the page [KIT-08]',
  (given) => {
    expect(seen(given)).toEqual([small, 'left', 'inline']);
  },
);

it('a button that leads to another site gives it neither opener nor referrer, and one to no address is its words [LNK-08] [LNK-09]', () => {
  show({ url: 'https://exemple.fr/' });
  const link = screen.getByRole('link', { name: 'Commander' });
  expect([link.getAttribute('rel'), 'routed' in link.dataset]).toEqual(['noopener noreferrer', false]);
  expect(show({ url: 'javascript:alert(1)' }).textContent).toBe('Commander');
});
