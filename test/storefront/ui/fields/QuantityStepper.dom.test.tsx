import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper, type QuantityStepperProps } from '../../../../src/storefront/ui/fields/QuantityStepper';

const labels = { quantity: 'Quantité', decrease: 'Diminuer', increase: 'Augmenter' };

function Line({ start, onCommit, ...rest }: { start: number } & Omit<QuantityStepperProps, 'value' | 'labels'>) {
  const [value, setValue] = useState(start);
  const [refused, setRefused] = useState<string>();
  const commit = (next: number) => {
    onCommit(next);
    setValue(next);
    setRefused(undefined);
  };
  const refuse: QuantityStepperProps['onInvalid'] = (text, fault) => {
    rest.onInvalid?.(text, fault);
    setRefused(text);
  };
  const kept = refused === undefined ? {} : { refused, errorId: 'wrong' };
  return <QuantityStepper {...rest} {...kept} value={value} labels={labels} onCommit={commit} onInvalid={refuse} />;
}

function show(props: Partial<QuantityStepperProps> & { start?: number } = {}) {
  const onCommit = jest.fn();
  const onInvalid = jest.fn();
  render(<Line start={2} onInvalid={onInvalid} {...props} onCommit={onCommit} />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantité' });
  return { onCommit, onInvalid, input };
}

describe('QuantityStepper', () => {
  it('replaces the quantity by what is typed and commits it once, on Enter', async () => {
    const { input, onCommit } = show();
    await userEvent.click(input);
    await userEvent.keyboard('24');
    expect(input.value).toBe('24');
    expect(onCommit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(onCommit.mock.calls).toEqual([[24]]);
    expect(input.value).toBe('24');
  });

  it('commits on leaving the field, and nothing when nothing changed', async () => {
    const { input, onCommit } = show();
    await userEvent.click(input);
    await userEvent.click(document.body);
    expect(onCommit).not.toHaveBeenCalled();
    await userEvent.type(input, '7', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await userEvent.click(document.body);
    expect(onCommit.mock.calls).toEqual([[7]]);
  });

  it('takes a half-typed number along when minus or plus is pressed, as one change', async () => {
    const { input, onCommit } = show();
    await userEvent.click(input);
    await userEvent.keyboard('40');
    await userEvent.click(screen.getByRole('button', { name: 'Augmenter' }));
    expect(onCommit.mock.calls).toEqual([[41]]);
    expect(input.value).toBe('41');
  });

  it('steps by the increment with buttons and arrow keys and stops at the bounds', async () => {
    const { input, onCommit } = show({ start: 12, minimum: 12, maximum: 24, increment: 6 });
    const minus = screen.getByRole('button', { name: 'Diminuer' });
    expect(minus.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(minus);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(onCommit.mock.calls).toEqual([[18], [24], [18]]);
    expect(input.getAttribute('aria-valuenow')).toBe('18');
  });

  it('leaves an invalid text standing, marks it and reports it; the value is not touched', async () => {
    const { input, onCommit, onInvalid } = show({ start: 12, minimum: 12, increment: 6 });
    await userEvent.click(input);
    await userEvent.keyboard('13{Enter}');
    expect(onInvalid.mock.calls).toEqual([['13', 'notAMultiple']]);
    expect(input.value).toBe('13');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(onCommit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(input.value).toBe('12');
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  it('steps from the text that was refused, and shows it no longer than its caller keeps it', async () => {
    const stepper = (refused?: string) => (
      <QuantityStepper value={12} minimum={12} increment={6} labels={labels} onCommit={onCommit} refused={refused} />
    );
    const onCommit = jest.fn();
    const { rerender } = render(stepper('20'));
    const input = screen.getByRole<HTMLInputElement>('spinbutton');
    expect(input.value).toBe('20');
    await userEvent.click(screen.getByRole('button', { name: 'Augmenter' }));
    expect(onCommit.mock.calls).toEqual([[24]]);
    rerender(stepper());
    expect(input.value).toBe('12');
  });

  it('commits a refused text that can be ordered by now, on Enter', async () => {
    const onEnter = jest.fn();
    const { input, onCommit } = show({ start: 1, refused: '7', errorId: 'wrong', onEnter });
    await userEvent.click(input);
    await userEvent.keyboard('{Enter}');
    expect(onCommit.mock.calls).toEqual([[7]]);
    expect(onEnter.mock.calls).toEqual([[7, input]]);
  });

  it('tells while an error is shown that what is typed is allowed again, and commits nothing yet', async () => {
    const onValid = jest.fn();
    const { input, onCommit } = show({ start: 12, minimum: 12, increment: 6, errorId: 'wrong', onValid });
    await userEvent.click(input);
    await userEvent.keyboard('1');
    expect(onValid).not.toHaveBeenCalled();
    await userEvent.keyboard('8');
    expect(onValid).toHaveBeenCalledTimes(1);
    expect(onCommit).not.toHaveBeenCalled();
  });

  it('commits what was typed when the keyboard leaves by way of the buttons', async () => {
    const { input, onCommit } = show();
    await userEvent.click(input);
    await userEvent.keyboard('8');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Augmenter' }));
    await userEvent.tab();
    expect(onCommit.mock.calls).toEqual([[8]]);
  });

  it('shows a quantity that changed elsewhere, but never over what is being typed', async () => {
    const stepper = (value: number) => <QuantityStepper value={value} labels={labels} onCommit={() => undefined} />;
    const { rerender } = render(stepper(3));
    const input = screen.getByRole<HTMLInputElement>('spinbutton');
    rerender(stepper(99));
    expect(input.value).toBe('99');
    await userEvent.click(input);
    await userEvent.keyboard('12');
    rerender(stepper(50));
    expect(input.value).toBe('12');
    await userEvent.keyboard('{Escape}');
    expect(input.value).toBe('50');
  });

  it('submits no form around it', async () => {
    const submit = jest.fn();
    render(
      <form onSubmit={submit}>
        <QuantityStepper value={2} labels={labels} onCommit={() => undefined} />
      </form>,
    );
    await userEvent.type(screen.getByRole('spinbutton'), '5{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Augmenter' }));
    expect(submit).not.toHaveBeenCalled();
  });

  it('is inert when disabled', async () => {
    const { input, onCommit } = show({ disabled: true });
    await userEvent.click(screen.getByRole('button', { name: 'Augmenter' }));
    expect(input.disabled).toBe(true);
    expect(onCommit).not.toHaveBeenCalled();
  });
});
