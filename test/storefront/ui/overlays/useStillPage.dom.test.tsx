import { render } from '@testing-library/react';
import { useStillPage, type OverlaySide } from '../../../../src/storefront/ui/overlays/useStillPage';

function Overlay({ side }: { readonly side: OverlaySide }) {
  useStillPage(side);
  return null;
}

const told = () => document.documentElement.dataset['modal'];

it('the page is told which sides modal overlays are on, until the last of them is closed', () => {
  const drawer = render(<Overlay side="right" />);
  expect(told()).toBe('right');
  const question = render(<Overlay side="center" />);
  const another = render(<Overlay side="right" />);
  expect(told()).toBe('right center');
  drawer.unmount();
  expect(told()).toBe('right center');
  question.unmount();
  expect(told()).toBe('right');
  another.unmount();
  expect(told()).toBeUndefined();
});
