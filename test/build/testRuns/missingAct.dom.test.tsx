import { render, screen } from '@testing-library/react';
import { useState } from 'react';

function Door() {
  const [isOpen, setOpen] = useState(false);
  return <button onClick={() => setOpen(true)}>{isOpen ? 'ouvert' : 'fermé'}</button>;
}

it('a change of the page that a test does not wait for fails the test, with the component that changed', async () => {
  const failing = jest.spyOn(process, 'emit').mockReturnThis();
  render(<Door />);
  screen.getByRole('button').click();
  const failures: readonly unknown[] = [...failing.mock.calls];
  failing.mockRestore();
  expect(failures).toEqual([
    ['uncaughtException', expect.objectContaining({ message: expect.stringMatching(/^An update to Door /) as string })],
  ]);
  expect(await screen.findByText('ouvert')).toBeTruthy();
});
