import { BUYER_PROFILE } from '../../../../src/contract/context/userRecord';
import { DEFAULT_SITE } from '../../../../src/contract/site/defaultSite';
import { headerVariantOf, type Customer } from '../../../../src/storefront/features/site';

const brands = DEFAULT_SITE.settings.gymBrands;
const buyer = (customerType: string | null, accountName = 'Maison Lavigne'): Customer => ({
  profile: BUYER_PROFILE,
  accountName,
  customerType,
});

it('the customer type decides the header, gyms of the four brands apart; whatever no rule names has the default one [HDR-08] [HDR-12]', () => {
  const types = [
    'Boulangerie/Pâtisserie',
    'Autres',
    'Coffee shop et restauration',
    'Salle de sport',
    'Hôtellerie',
    'Fromagerie',
    null,
  ];
  expect(types.map((type) => headerVariantOf(buyer(type), brands))).toEqual([
    'bakery',
    'others',
    'coffee',
    'gym',
    'hotel',
    'default',
    'default',
  ]);
  expect(headerVariantOf(null, brands)).toBe('default');
  expect(headerVariantOf({ ...buyer('Hôtellerie'), profile: 'Customer Support' }, brands)).toBe('default');
  expect(headerVariantOf(buyer('Hôtellerie', 'Keep Cool'), brands)).toBe('hotel');
});

it('gym brands are a setting, and compare without case and accents [HDR-15]', () => {
  const gym = (name: string, given = brands) => headerVariantOf(buyer('Salle de sport', name), given);
  expect(brands.map((brand) => gym(brand))).toEqual(brands.map(() => 'gymBrand'));
  expect([gym('KEEP COOL'), gym('Forme Oceane '), gym('Keep Cool Marseille')]).toEqual(['gymBrand', 'gymBrand', 'gym']);
  expect([gym('Keep Cool', []), gym('Salle Atlas', ['SÀLLE ÁTLAS'])]).toEqual(['gym', 'gymBrand']);
});

it('each variant has a menu and a bar colour that no other one has [HDR-13] [HDR-14]', () => {
  const variants = Object.values(DEFAULT_SITE.variants);
  expect(new Set(variants.map(({ barColor }) => barColor)).size).toBe(variants.length);
  expect(DEFAULT_SITE.variants).toMatchObject({
    bakery: { navigationMenuEditor: 'Menu_Boul_pat1' },
    others: { navigationMenuEditor: 'Menu_Autres1' },
    coffee: { navigationMenuEditor: 'Menu_Barista' },
    gym: { navigationMenuEditor: 'Menu_Salles_de_sport1' },
    gymBrand: { navigationMenuEditor: 'Menu_Keep_Cool' },
    hotel: { navigationMenuEditor: 'Menu_H_tellerie' },
    default: { navigationMenuEditor: 'Default_Navigation1' },
  });
});
