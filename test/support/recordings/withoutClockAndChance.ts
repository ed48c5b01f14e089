function forbidden(): never {
  throw new Error('A reducer read clock or chance.');
}

/** Runs something, a reducer say, that may read neither clock nor chance: both throw meanwhile. */
export function withoutClockAndChance<T>(run: () => T): T {
  const unaware = new Proxy(Date, {
    apply: forbidden,
    // A date made from a given value does not read the clock.
    construct: (date, known: readonly unknown[]) =>
      known.length === 0 ? forbidden() : (Reflect.construct(date, known) as Date),
  });
  const spies = [
    jest.spyOn(Date, 'now').mockImplementation(forbidden),
    jest.spyOn(performance, 'now').mockImplementation(forbidden),
    jest.spyOn(Math, 'random').mockImplementation(forbidden),
    jest.spyOn(crypto, 'randomUUID').mockImplementation(forbidden),
    jest.spyOn(crypto, 'getRandomValues').mockImplementation(forbidden),
  ];
  const date = Date;
  globalThis.Date = unaware;
  try {
    return run();
  } finally {
    globalThis.Date = date;
    for (const spy of spies) spy.mockRestore();
  }
}
