import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../../src/storefront/kernel/ErrorBoundary';
import { onPageError } from '../../../src/storefront/platform/page/pageErrors';

const fault = { isPlanted: true };
function Part({ name }: { readonly name: string }) {
  if (fault.isPlanted) throw new RangeError(`planted in ${name}`);
  return <p>{name}</p>;
}
const again = (retry: () => void) => <button onClick={retry}>again</button>;
const shown = (name: string) => (
  <ErrorBoundary fallback={again} tryAgainOn={name}>
    <Part name={name} />
  </ErrorBoundary>
);

beforeEach(() => {
  fault.isPlanted = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('what failed is rendered again when the fallback asks for it, and fails again if its cause has not gone', () => {
  render(shown('butter'));
  fireEvent.click(screen.getByRole('button'));
  expect(screen.queryByText('butter')).toBeNull();
  fault.isPlanted = false;
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('butter')).toBeTruthy();
});

it('what failed stays away while it is the same, and is rendered again for something else', () => {
  const { rerender } = render(shown('butter'));
  fault.isPlanted = false;
  rerender(shown('butter'));
  expect(screen.queryByText('butter')).toBeNull();
  rerender(shown('cream'));
  expect(screen.getByText('cream')).toBeTruthy();
});

it('what fails as it is shown for something else is not tried again for that, but for the next', () => {
  const noticed: unknown[] = [];
  onPageError((error, origin) => origin === 'rendering' && noticed.push(error));
  fault.isPlanted = false;
  const { rerender } = render(shown('butter'));
  fault.isPlanted = true;
  rerender(shown('cream'));
  expect(screen.getByRole('button')).toBeTruthy();
  expect(noticed).toEqual([new RangeError('planted in cream')]);
  fault.isPlanted = false;
  rerender(shown('milk'));
  expect(screen.getByText('milk')).toBeTruthy();
});
