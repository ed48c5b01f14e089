import { unbroken } from '../../../src/storefront/formatting';

it.each([
  ['Crème fleurette 35 % pasteurisée', 'Crème fleurette 35\u00a0% pasteurisée'],
  ['Beurre doux bio 82 % – 250 g', 'Beurre doux bio 82\u00a0%\u00a0– 250\u00a0g'],
  ['Farine de seigle – 25 kg', 'Farine de seigle\u00a0– 25\u00a0kg'],
  ['Sac de 25 kg', 'Sac de 25\u00a0kg'],
  ['Crème UHT 20 cl', 'Crème UHT 20\u00a0cl'],
  ['Lait entier 1 L', 'Lait entier 1\u00a0L'],
  ['Carton de 10 × 1 kg', 'Carton de 10\u00a0×\u00a01\u00a0kg'],
  ['4 × Beurre doux 82 %', '4\u00a0× Beurre doux 82\u00a0%'],
  ['Lot de 7 gobelets en carton', 'Lot de 7\u00a0gobelets en carton'],
])('%s breaks nowhere between a number and what it measures or counts, nor before a dash', (name, shown) => {
  expect(unbroken(name)).toBe(shown);
});
