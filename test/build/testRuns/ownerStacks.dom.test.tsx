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
  // If React captured stacks, the element's stack would contain the line of this file that creates it.
  expect(stack).not.toBeUndefined();
  expect(stack ?? '').not.toContain('ownerStacks.dom.test');
});
