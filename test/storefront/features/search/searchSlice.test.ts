import { searchReducer, termTyped } from '../../../../src/storefront/features/search';

const start = searchReducer(undefined, { type: 'start' });

describe('the search box', () => {
  it('publishes what is typed', () => {
    expect(searchReducer(start, termTyped('beur')).term).toBe('beur');
  });

  it('keeps what looks like a person out of the action itself', () => {
    const action = termTyped('marie@example.fr');
    expect(JSON.stringify(action)).not.toContain('marie');
    expect(searchReducer(start, action)).toMatchObject({ term: '', refused: true, settledTerm: null });
  });

  it('begins anew on the next page', () => {
    const typed = searchReducer(start, termTyped('beurre'));
    expect(searchReducer(typed, { type: 'navigation/locationChanged' })).toEqual(start);
  });
});
