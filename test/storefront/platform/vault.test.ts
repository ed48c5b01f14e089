import { createVault, isSecretToken, isToken } from '../../../src/storefront/platform/vault';

describe('the vault', () => {
  it('gives one token per distinct value, numbered in order of sight', () => {
    const vault = createVault();
    expect(['Marie', 'Durand', 'Marie'].map(vault.tokenOf)).toEqual(['‹p1›', '‹p2›', '‹p1›']);
    expect(vault.valueOf('‹p2›')).toBe('Durand');
  });

  it('leaves empty texts and tokens as they are', () => {
    const vault = createVault();
    expect(vault.tokenOf('')).toBe('');
    expect(vault.tokenOf('‹p7›')).toBe('‹p7›');
    expect(vault.entries()).toEqual([]);
  });

  it('goes on where the server stopped', () => {
    const server = createVault();
    server.tokenOf('Marie');
    const browser = createVault(server.entries());
    expect(browser.tokenOf('Marie')).toBe('‹p1›');
    expect(browser.tokenOf('Lyon')).toBe('‹p2›');
  });

  it('forgets everything at log-out and never uses a number twice', () => {
    const vault = createVault();
    const token = vault.tokenOf('Marie');
    vault.clear();
    expect(vault.valueOf(token)).toBeUndefined();
    expect(vault.tokenOf('Paul')).toBe('‹p2›');
  });

  it('gives a secret out once, and never to the page block', () => {
    const vault = createVault();
    const token = vault.holdSecret('motdepasse-de-marie');
    expect(token).toBe('‹s1›');
    expect(vault.holdSecret('motdepasse-de-marie')).toBe('‹s2›');
    expect([vault.valueOf(token), vault.entries()]).toEqual([undefined, []]);
    expect(vault.takeSecret(token)).toBe('motdepasse-de-marie');
    expect(vault.takeSecret(token)).toBeUndefined();
    expect(vault.takeSecret('‹p1›')).toBeUndefined();
  });

  it('forgets held secrets at log-out', () => {
    const vault = createVault();
    const token = vault.holdSecret('motdepasse');
    vault.clear();
    expect(vault.takeSecret(token)).toBeUndefined();
  });

  it('knows a token when it sees one', () => {
    expect(isToken('‹p12›')).toBe(true);
    expect(isToken('‹s3›')).toBe(true);
    expect([isSecretToken('‹s3›'), isSecretToken('‹p3›'), isSecretToken('‹s›')]).toEqual([true, false, false]);
    expect(isToken('p12')).toBe(false);
    expect(isToken('Marie ‹p12›')).toBe(false);
  });
});
