import { id, is, listOf, mapOf, money, moment, oneOf, orNull, quantity, record, text } from './shape';

const line = record({ id: id('01t'), amount: money, note: orNull(text), tags: mapOf(text) });
const right = { id: '01t000000000001AAA', amount: '-12.90', note: null, tags: { a: 'b' }, more: 1 };

it('finds nothing wrong with an answer of its shape, whatever else is in it', () => {
  expect(listOf(line)([right, { ...right, note: 'x' }], 'answer')).toEqual([]);
});

it.each([
  [{ amount: 12.9 }, 'answer[0].amount is 12.9, no amount'],
  [{ amount: '12.9' }, 'answer[0].amount is "12.9", no amount'],
  [{ id: '01t1' }, 'answer[0].id is "01t1", no id of 01t'],
  [{ note: 1 }, 'answer[0].note is 1, no text'],
  [{ tags: [] }, 'answer[0].tags is [], no map'],
  [{ tags: { a: 1 } }, 'answer[0].tags.a is 1, no text'],
])('names what is wrong and where: %j', (wrong, complaint) => {
  expect(listOf(line)([{ ...right, ...wrong }], 'answer')).toEqual([complaint]);
});

it('misses what is not there', () => {
  const { note: _note, ...rest } = right;
  expect(line(rest, 'answer')).toEqual(['answer.note is missing']);
  expect(line(null, 'answer')).toEqual(['answer is null, no record']);
  expect(listOf(text, 1)([], 'answer')).toEqual(['answer has 0 entries, not 1']);
  expect(listOf(text)({}, 'answer')).toEqual(['answer is {}, no list']);
});

it('tells words, moments and quantities from what only looks like them', () => {
  const complaints = [
    oneOf('A', 'B')('C', 'x'),
    is(null)(undefined, 'x'),
    moment('2026-11-22', 'x'),
    quantity('-1.0', 'x'),
    quantity(1, 'x'),
  ];
  expect(complaints.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
});
