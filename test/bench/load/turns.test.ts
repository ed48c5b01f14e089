import { createTurns } from './turns.cjs';

/** A clock that advances only by sleeping and working. */
function clockAt(start: number) {
  let time = start;
  return {
    now: () => time,
    sleep: (ms: number) => {
      time += ms;
      return Promise.resolve();
    },
    work: (ms: number) => {
      time += ms;
    },
  };
}

it('visitors take turns at the rate of all of them together', async () => {
  const plan = { connections: 4, perSecond: 20 };
  const firsts = [0, 1, 2, 3].map((index) => createTurns(plan, index, 1000, clockAt(1000))());
  expect(await Promise.all(firsts)).toEqual([1000, 1050, 1100, 1150]);
  const second = createTurns(plan, 1, 1000, clockAt(1000));
  expect([await second(), await second(), await second()]).toEqual([1050, 1250, 1450]);
});

it('who was held up has waited since the turn came, until they have caught up', async () => {
  const clock = clockAt(0);
  const turn = createTurns({ connections: 1, perSecond: 10 }, 0, 0, clock);
  expect(await turn()).toBe(0);
  clock.work(250);
  expect([await turn(), await turn(), await turn()]).toEqual([100, 200, 300]);
});

it('without a rate the next turn is now', async () => {
  const clock = clockAt(7);
  const turn = createTurns({ connections: 2 }, 1, 0, clock);
  expect(await turn()).toBe(7);
  clock.work(5);
  expect(await turn()).toBe(12);
});
