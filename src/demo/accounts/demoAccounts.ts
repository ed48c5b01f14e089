import type { Trade } from '../../contract/authentication/registration';
import { recordId } from '../../contract/ids';
import type { BuyerGroupName } from '../catalog/rangeShapes';

/** A company of the demo shop. Its data is invented; its SIRET only has the right form. */
export interface DemoAccount {
  readonly id: string;
  readonly name: string;
  readonly siret: string;
  readonly trade: Trade;
  readonly buyerGroups: readonly BuyerGroupName[];
  readonly phone: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region: string;
}

export interface DemoUser {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'buyer' | 'support' | 'builder';
}

// The numbers of these ids start far above those in tests, which count from 1, so that they do not collide.
const FIRST_NUMBER = 900_001;
const accountId = (index: number): string => recordId('account', FIRST_NUMBER + index);

/** Ids of the demo companies, by short names; for most companies the name before the @ of their login. */
export const DEMO_ACCOUNT_IDS = {
  boulangerie: accountId(0),
  autres: accountId(1),
  coffee: accountId(2),
  sport: accountId(3),
  keepcool: accountId(4),
  hotel: accountId(5),
  hotelPort: accountId(6),
  hotelGare: accountId(7),
  hotelJardins: accountId(8),
  comptoir: accountId(9),
} as const;
const ids = DEMO_ACCOUNT_IDS;

// prettier-ignore
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { id: ids.boulangerie, name: 'Boulangerie Maison Lavigne', siret: '80214736300013', trade: 'Boulangerie/Pâtisserie', buyerGroups: ['Boulangerie'], phone: '0140000101', street: '14 rue des Écluses', postalCode: '75010', city: 'Paris', region: 'Île-de-France' },
  { id: ids.autres, name: 'Épicerie Les Halles de Mauves', siret: '81550293500027', trade: 'Autres', buyerGroups: ['Autres'], phone: '0240000102', street: '3 place du Marché', postalCode: '44000', city: 'Nantes', region: 'Pays de la Loire' },
  { id: ids.coffee, name: 'Café Moulin Vert', siret: '83377120700010', trade: 'Coffee shop et restauration', buyerGroups: ['Coffee shop'], phone: '0478000103', street: '27 montée des Tisseurs', postalCode: '69001', city: 'Lyon', region: 'Auvergne-Rhône-Alpes' },
  { id: ids.sport, name: 'Salle Atlas Forme', siret: '84900715800033', trade: 'Salle de sport', buyerGroups: ['Salle de sport'], phone: '0561000104', street: '8 boulevard des Récollets', postalCode: '31400', city: 'Toulouse', region: 'Occitanie' },
  { id: ids.keepcool, name: 'Keep Cool', siret: '85126488700114', trade: 'Salle de sport', buyerGroups: ['Salle de sport'], phone: '0491000105', street: '112 avenue du Prado', postalCode: '13008', city: 'Marseille', region: 'Provence-Alpes-Côte d’Azur' },
  { id: ids.hotel, name: 'Hôtels de la Falaise', siret: '79988341800011', trade: 'Hôtellerie', buyerGroups: ['Hôtellerie'], phone: '0235000106', street: '1 quai des Remparts', postalCode: '76600', city: 'Le Havre', region: 'Normandie' },
  { id: ids.hotelPort, name: 'Hôtel du Vieux Port', siret: '79988341800029', trade: 'Hôtellerie', buyerGroups: ['Hôtellerie'], phone: '0235000107', street: '19 quai Sainte-Catherine', postalCode: '14600', city: 'Honfleur', region: 'Normandie' },
  { id: ids.hotelGare, name: 'Hôtel Terminus Gare', siret: '79988341800037', trade: 'Hôtellerie', buyerGroups: ['Hôtellerie'], phone: '0235000108', street: '5 place Bernard-Tissot', postalCode: '76000', city: 'Rouen', region: 'Normandie' },
  { id: ids.hotelJardins, name: 'Les Jardins d’Étretat', siret: '79988341800045', trade: 'Coffee shop et restauration', buyerGroups: ['Hôtellerie', 'Coffee shop'], phone: '0235000109', street: '42 route de la Falaise', postalCode: '76790', city: 'Étretat', region: 'Normandie' },
  { id: ids.comptoir, name: 'Comptoir', siret: '90011225100013', trade: 'Autres', buyerGroups: [], phone: '0140000110', street: '2 rue du Comptoir', postalCode: '75002', city: 'Paris', region: 'Île-de-France' },
];

const userOf = (
  index: number,
  login: string,
  accountId: string,
  [firstName, lastName]: readonly [string, string],
  role: DemoUser['role'] = 'buyer',
): DemoUser => ({
  id: recordId('user', FIRST_NUMBER + index),
  accountId,
  email: `${login}@comptoir.example`,
  firstName,
  lastName,
  role,
});

export const DEMO_USERS: readonly DemoUser[] = [
  userOf(0, 'boulangerie', ids.boulangerie, ['Camille', 'Lavigne']),
  userOf(1, 'autres', ids.autres, ['Nadia', 'Kerbrat']),
  userOf(2, 'coffee', ids.coffee, ['Théo', 'Marchand']),
  userOf(3, 'sport', ids.sport, ['Inès', 'Delmas']),
  userOf(4, 'keepcool', ids.keepcool, ['Karim', 'Vidal']),
  userOf(5, 'hotel', ids.hotel, ['Hélène', 'Auber']),
  userOf(6, 'support', ids.comptoir, ['Sacha', 'Renaud'], 'support'),
  userOf(7, 'builder', ids.comptoir, ['Lou', 'Bernier'], 'builder'),
];

/** The companies that a managing company's users may act for. */
export const DEMO_MANAGED_ACCOUNTS = [ids.hotelPort, ids.hotelGare, ids.hotelJardins].map((managed, index) => ({
  id: recordId('externalManagedAccount', FIRST_NUMBER + index),
  managerId: ids.hotel,
  accountId: managed,
}));

/** The password of every demo login, unless `DEMO_PASSWORD` sets another. */
export const DEMO_PASSWORD = 'comptoir-demo';
