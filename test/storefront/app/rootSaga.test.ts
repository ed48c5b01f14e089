import { lazyComponent } from '../../../src/storefront/kernel/lazy';
import { rootSaga } from '../../../src/storefront/app/rootSaga';
import { openStore } from '../../support/storefront/openStore';

it('a process of late code that fails is begun again, at once, after a second, and then after twice as long each time up to a minute, so that the page stays in use', async () => {
  jest.useFakeTimers();
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let begun = 0;
  const failing = lazyComponent(() =>
    Promise.resolve({
      Component: () => null,
      texts: {},
      *saga() {
        begun += 1;
        throw new Error(`Failed ${begun}`);
      },
    }),
  );
  const running = openStore().run(rootSaga);
  try {
    await failing.load();
    // Loading the code a second time starts no second process.
    await failing.load();
    await jest.advanceTimersByTimeAsync(0);
    expect(begun).toBe(2);
    await jest.advanceTimersByTimeAsync(999);
    expect(begun).toBe(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(begun).toBe(3);
    await jest.advanceTimersByTimeAsync(1999);
    expect(begun).toBe(3);
    await jest.advanceTimersByTimeAsync(1);
    expect(begun).toBe(4);
    await jest.advanceTimersByTimeAsync(3_600_000);
    const anHourLater = begun;
    expect(anHourLater).toBeLessThan(4 + 5 + 60);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(begun).toBe(anHourLater + 1);
    expect(complaints).toHaveBeenCalledTimes(begun);
    expect(running.isRunning()).toBe(true);
  } finally {
    running.cancel();
    complaints.mockRestore();
    jest.useRealTimers();
  }
});
