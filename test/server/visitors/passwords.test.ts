import { PASSWORD_COST, passwordsAt } from '../../../src/server/visitors/passwords';
import { CHEAP } from '../../support/server/testApp';

test('passwords are hashed with argon2id at the cost that OWASP recommends', async () => {
  const passwords = passwordsAt(PASSWORD_COST);
  const hash = await passwords.hash('beurre doux');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,(?=.*t=2)(?=.*p=1)/);
  expect(await passwords.isRight(hash, 'beurre doux')).toBe(true);
  expect(await passwords.isRight(hash, 'beurre Doux')).toBe(false);
  expect(await passwords.hash('beurre doux')).not.toBe(hash);
});

test('nobody’s password is never right, and costs the same hash', async () => {
  const passwords = passwordsAt(CHEAP);
  expect(await passwords.isRight(null, 'beurre doux')).toBe(false);
  expect(await passwords.isRight(null, '')).toBe(false);
});

test('a hash of another cost is outdated', async () => {
  const hash = await passwordsAt(CHEAP).hash('beurre doux');
  expect(passwordsAt(CHEAP).isOutdated(hash)).toBe(false);
  expect(passwordsAt(PASSWORD_COST).isOutdated(hash)).toBe(true);
});
