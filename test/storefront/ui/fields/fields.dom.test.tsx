import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '../../../../src/storefront/ui/fields/Checkbox';
import { SearchField } from '../../../../src/storefront/ui/fields/SearchField';
import { Select } from '../../../../src/storefront/ui/fields/Select';
import { TextField } from '../../../../src/storefront/ui/fields/TextField';

const description = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('TextField', () => {
  it('is found by its label and read with its hint, then also with its error', () => {
    const { rerender } = render(<TextField label="SIRET" hint="14 chiffres" />);
    const input = screen.getByRole('textbox', { name: 'SIRET' });
    expect(description(input)).toBe('14 chiffres');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    rerender(<TextField label="SIRET" hint="14 chiffres" error="Il manque deux chiffres." />);
    expect(description(input)).toBe('14 chiffres | Il manque deux chiffres.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps a hidden label as its name', () => {
    render(<TextField label="Code postal" hideLabel />);
    expect(screen.getByRole('textbox', { name: 'Code postal' })).toBeTruthy();
  });
});

describe('Select and Checkbox', () => {
  it('choose among options under a label', async () => {
    const change = jest.fn();
    render(
      <Select
        label="Trier par"
        options={[
          { value: 'name', label: 'Nom' },
          { value: 'price', label: 'Prix' },
        ]}
        onChange={(event) => {
          change(event.target.value);
        }}
      />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Prix');
    expect(change).toHaveBeenCalledWith('price');
  });

  it('tick by a press on the words, and say what is wrong', async () => {
    render(<Checkbox label="J'accepte les conditions" error="Cochez pour continuer" />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: "J'accepte les conditions" });
    await userEvent.click(screen.getByText("J'accepte les conditions"));
    expect(box.checked).toBe(true);
    expect(description(box)).toBe('Cochez pour continuer');
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('SearchField', () => {
  const labels = { search: 'Rechercher', submit: 'Lancer', clear: 'Effacer' };

  it('publishes each key, submits on Enter and on the button, and clears back into the field', async () => {
    const change = jest.fn();
    const submit = jest.fn();
    const show = (value: string) => (
      <SearchField value={value} labels={labels} onChange={change} onSubmit={submit} action="/search" name="term" />
    );
    const { rerender } = render(show(''));
    const input = screen.getByRole('searchbox', { name: 'Rechercher' });
    expect(screen.queryByRole('button', { name: 'Effacer' })).toBeNull();
    await userEvent.type(input, 'b');
    expect(change).toHaveBeenLastCalledWith('b');
    rerender(show('beurre'));
    await userEvent.type(input, '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Lancer' }));
    expect(submit.mock.calls).toEqual([['beurre'], ['beurre']]);
    await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
    expect(change).toHaveBeenLastCalledWith('');
    expect(document.activeElement).toBe(input);
  });

  it('is a plain GET form for those without scripts', () => {
    render(
      <SearchField
        value="lait"
        labels={labels}
        onChange={() => undefined}
        onSubmit={() => undefined}
        action="/search"
        name="term"
      />,
    );
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form.getAttribute('action')).toBe('/search');
    expect(form.elements.namedItem('term')).toBe(screen.getByRole('searchbox'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('lait');
  });
});
