import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Type } from 'typebox';
import { shapeOf } from '../../../src/contract/answers/shapeOf.schema';
import { shapesFile } from '../../../src/contract/answers/shapesFile.schema';
import {
  bool,
  deliveryName,
  entryError,
  knownFields,
  leftOut,
  mapOf,
  nullable,
  open,
  openText,
  openTextOrNull,
  personalText,
  personalTextOrNull,
  secret,
  text,
} from '../../../src/contract/wire.schema';

test('the shapes are those of the schemas: `npm run shapes` has been run', () => {
  const kept = readFileSync(path.join(__dirname, '../../../src/contract/answers/shapes.ts'), 'utf8');
  expect(kept).toBe(shapesFile);
});

describe('the shape of an answer', () => {
  test('says of each field what may be kept of it', () => {
    const person = Type.Object({ id: openText, name: personalTextOrNull, token: Type.String(secret) });
    const schema = Type.Object({
      isBuyer: Type.Optional(bool),
      people: Type.Array(nullable(person)),
      notes: mapOf(personalText),
      delivery: Type.String(deliveryName),
      known: knownFields<string>({ Name: personalText }),
      custom: Type.Unsafe<unknown>(leftOut),
      product: Type.Object({ any: text, error: entryError }, open),
    });
    expect(shapeOf('x', [schema])).toBe(
      'isBuyer people(id name! token?) notes(*!) delivery~ known(Name!) custom- product=',
    );
  });

  test('has the fields of every form that is read', () => {
    const forms = [Type.Object({ id: openText }), Type.Object({ errors: Type.Array(Type.Object({ code: openText })) })];
    expect(shapeOf('x', forms)).toBe('id errors(code)');
    expect(shapeOf('x', [Type.Object({ found: Type.Union([Type.Array(openTextOrNull), Type.Null()]) })])).toBe('found');
  });

  test.each([
    ['a text', Type.Object({ a: Type.Object({ name: text }) }), 'x.a.name does not state what may be kept of it.'],
    ['a number', Type.Object({ a: Type.Array(Type.Number()) }), 'x.a does not state'],
    ['a value of any type', Type.Object({ a: Type.Unsafe({}) }), 'x.a does not state'],
    ['a value of a map', Type.Object({ a: mapOf(text) }), 'x.a.* does not state'],
  ])('is refused where %s states nothing', (_what, schema, message) => {
    expect(() => shapeOf('x', [schema])).toThrow(message);
  });

  test('is refused where the name of a field is no word, which its reader could not tell from what a shape says', () => {
    expect(() => shapeOf('x', [Type.Object({ 'a:b': openText })])).toThrow('x.a:b is no word');
  });

  test('is refused where an object states for all that is in it anything but open', () => {
    const schema = Type.Object({ a: Type.Object({ b: openText }, { privacy: 'personal' }) });
    expect(() => shapeOf('x', [schema])).toThrow('x.a is an object');
  });

  test('is refused where a personal value stands in what is open as a whole', () => {
    const schema = Type.Object({ a: Type.Object({ b: Type.Array(Type.Object({ name: personalText })) }, open) });
    expect(() => shapeOf('x', [schema])).toThrow('x.a.b..name is not open');
  });

  test('is refused where two forms state it in two ways', () => {
    expect(() => shapeOf('x', [Type.Object({ a: openText }), Type.Object({ a: personalText })])).toThrow(
      'x.a is stated in two ways.',
    );
  });
});
