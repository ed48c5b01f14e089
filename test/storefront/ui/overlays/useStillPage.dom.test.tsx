import { render } from '@testing-library/react';
import { useStillPage, type OverlaySide } from '../../../../src/storefront/ui/overlays/useStillPage';

function Overlay({ side }: { readonly side: OverlaySide }) {
  useStillPage(side);
  return null;
}

const sides = () => document.documentElement.dataset['modal'];

it('the page knows on which sides modal overlays are open, until the last of them is closed', () => {
  const drawer = render(<Overlay side="right" />);
  expect(sides()).toBe('right');
  const question = render(<Overlay side="center" />);
  const another = render(<Overlay side="right" />);
  expect(sides()).toBe('right center');
  drawer.unmount();
  expect(sides()).toBe('right center');
  question.unmount();
  expect(sides()).toBe('right');
  another.unmount();
  expect(sides()).toBeUndefined();
});
