import { openText, sealText } from '../../../src/server/commands/sealedText';

const secret = 'a secret of the tests, long enough to seal with';

it('a sealed text opens with its secret and purpose, says nothing to the eye, and never looks the same twice', () => {
  const sealed = sealText(secret, 'one', 'Où allez-vous ?');
  expect(openText(secret, 'one', sealed)).toBe('Où allez-vous ?');
  expect(Buffer.from(sealed, 'base64url').toString('utf8')).not.toContain('allez');
  expect(sealText(secret, 'one', 'Où allez-vous ?')).not.toBe(sealed);
});

it('a sealed text that was changed, or is opened with another secret or purpose, is refused', () => {
  const sealed = sealText(secret, 'one', 'text');
  const changed = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`;
  expect(() => openText(secret, 'two', sealed)).toThrow();
  expect(() => openText(`${secret}!`, 'one', sealed)).toThrow();
  expect(() => openText(secret, 'one', changed)).toThrow();
  expect(() => openText(secret, 'one', '')).toThrow();
});
