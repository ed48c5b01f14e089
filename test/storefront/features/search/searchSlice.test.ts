import { searchReducer, termTyped } from '../../../../src/storefront/features/search';
import { listOpened } from '../../../../src/storefront/features/search/searchSlice';
import { createVault } from '../../../../src/storefront/platform/vault';

const start = searchReducer(undefined, { type: 'start' });

describe('the search box', () => {
  it('publishes what is typed at each key, as a token', () => {
    const vault = createVault();
    const action = termTyped(vault, ' beur');
    expect(JSON.stringify(action)).not.toContain('beur');
    const { term } = searchReducer(start, action);
    expect(vault.valueOf(term ?? '')).toBe(' beur');
    // The action after the pause carries the trimmed text, which a further blank does not change.
    expect(vault.valueOf(action.payload.asked)).toBe('beur');
    expect(termTyped(vault, 'beur ').payload.asked).toBe(action.payload.asked);
  });

  it('refuses what looks like a person, of which nothing may be asked', () => {
    const vault = createVault();
    const action = termTyped(vault, 'marie@example.fr');
    expect(JSON.stringify(action)).not.toContain('marie');
    expect(action.payload.asked).toBe('');
    const typed = searchReducer(start, action);
    expect(typed).toMatchObject({ refused: true, settledTerm: null });
    expect(vault.valueOf(typed.term ?? '')).toBe('marie@example.fr');
    expect(listOpened(vault, 'header', 'marie@example.fr').payload.term).toBe('');
  });

  it('begins anew on the next page', () => {
    const typed = searchReducer(start, termTyped(createVault(), 'beurre'));
    expect(searchReducer(typed, { type: 'navigation/locationChanged' })).toEqual(start);
  });
});
