import { captureOwnerStack } from 'react';
import { render } from '@testing-library/react';

it('tests that render pay for no stacks of elements: React captures none', () => {
  let stack: string | null | undefined;
  const Inner = () => {
    stack = captureOwnerStack();
    return null;
  };
  const Outer = () => <Inner />;
  render(<Outer />);
  // If React captures them, the element's own line is among them.
  expect(stack).not.toBeUndefined();
  expect(stack ?? '').not.toContain('ownerStacks.dom.test');
});
