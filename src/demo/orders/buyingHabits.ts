import { DEMO_ACCOUNT_IDS } from '../accounts';

/** A quantity of a product, by its reference. */
type Wanted = readonly [sku: string, quantity: number];

/** How a demo company has been ordering. */
export interface BuyingHabit {
  readonly accountId: string;
  /** The manager whose users order, for an account without users of its own. */
  readonly managerId?: string;
  /** Days between two orders, each moved back to a working day. */
  readonly everyDays: number;
  readonly orders: number;
  /** When the company's latest order was placed: how many working days ago, and at which minute of the day in Paris. */
  readonly newest: { readonly workingDaysAgo: number; readonly minute: number };
  /** The products that every order contains. */
  readonly staples: readonly Wanted[];
  /** Further products: each order contains one of these lists, in turn. */
  readonly inTurn: readonly (readonly Wanted[])[];
  /** A small extra order placed a few days ago for a later day; null: none. */
  readonly topUp: readonly Wanted[] | null;
  /** The number of the first purchase order. */
  readonly firstNumber: number;
}

const ids = DEMO_ACCOUNT_IDS;

/** What seven of the companies order. Keep Cool has no past orders: it is the login for trying a first one. */
export const BUYING_HABITS: readonly BuyingHabit[] = [
  {
    accountId: ids.boulangerie,
    everyDays: 7,
    orders: 15,
    newest: { workingDaysAgo: 1, minute: 16 * 60 + 40 },
    // Flour, butter for folding, yeast, eggs and cream.
    staples: [
      ['FBL-102', 6],
      ['FBL-201-03', 4],
      ['TOU-101', 2],
      ['LEV-101', 2],
      ['OCO-102', 2],
      ['CRU-201-02', 3],
    ],
    inTurn: [
      [
        ['BDX-102', 1],
        ['SUC-201-03', 2],
      ],
      [
        ['CHO-106', 2],
        ['FBL-103', 2],
      ],
      [
        ['FSE-101', 1],
        ['EMB-103', 1],
      ],
      [
        ['OLI-105', 1],
        ['EMB-104', 2],
      ],
    ],
    topUp: [
      ['TOU-101', 1],
      ['OCO-102', 1],
      ['CHO-106', 1],
    ],
    firstNumber: 41,
  },
  {
    accountId: ids.autres,
    everyDays: 10,
    orders: 12,
    newest: { workingDaysAgo: 2, minute: 10 * 60 + 25 },
    // A grocer's shelf of milk, butter, yoghurt, eggs and cheese.
    staples: [
      ['LUH-201-03', 6],
      ['BDS-101', 1],
      ['YAO-101', 3],
      ['OCO-101', 1],
      ['FCU-201-01', 1],
    ],
    inTurn: [
      [
        ['FBL-201-01', 2],
        ['SUC-201-01', 1],
      ],
      [
        ['JUS-202-01', 2],
        ['JUS-105', 1],
      ],
      [
        ['PMB-102', 1],
        ['PPR-104', 1],
      ],
      [
        ['MAH-104', 1],
        ['CER-106', 1],
      ],
    ],
    // Below the limit of free delivery.
    topUp: [
      ['LUH-201-03', 3],
      ['YAO-201-01', 1],
    ],
    firstNumber: 7,
  },
  {
    accountId: ids.coffee,
    everyDays: 7,
    orders: 15,
    newest: { workingDaysAgo: 2, minute: 9 * 60 + 15 },
    // Milk and oat drink for the bar, and beans.
    staples: [
      ['LUH-105', 8],
      ['VBA-201-02', 4],
      ['CAF-101', 1],
    ],
    inTurn: [
      [
        ['SIR-201-01', 1],
        ['JUS-201-01', 2],
      ],
      [
        ['SIR-201-03', 1],
        ['THE-105', 1],
      ],
      [
        ['EMB-201-02', 2],
        ['EMB-101', 1],
      ],
      [
        ['SIR-201-02', 1],
        ['BAR-103', 3],
      ],
      [
        ['SIR-103', 1],
        ['VIE-105', 1],
      ],
    ],
    // Below the limit of free delivery.
    topUp: [['LUH-105', 3]],
    firstNumber: 112,
  },
  {
    accountId: ids.sport,
    everyDays: 14,
    orders: 12,
    newest: { workingDaysAgo: 2, minute: 18 * 60 + 5 },
    // Whey, skyr and bars for the bar of the gym.
    staples: [
      ['PRO-201-01', 6],
      ['PRO-201-02', 4],
      ['FBS-201-03', 2],
      ['BAR-201-02', 4],
    ],
    inTurn: [
      [
        ['BPR-201-01', 2],
        ['PRO-105', 3],
      ],
      [
        ['BPR-102', 2],
        ['BAR-201-03', 2],
      ],
      [
        ['PRO-101', 2],
        ['CER-107', 1],
      ],
      [
        ['BAR-102', 3],
        ['TEN-105', 1],
      ],
    ],
    topUp: [
      ['PRO-201-01', 3],
      ['BPR-103', 2],
    ],
    firstNumber: 18,
  },
  {
    accountId: ids.hotel,
    everyDays: 7,
    orders: 15,
    newest: { workingDaysAgo: 1, minute: 11 * 60 + 30 },
    // Breakfast: portions, pastries, juice and yoghurt.
    staples: [
      ['POR-101', 3],
      ['POR-201-01', 2],
      ['POR-201-02', 1],
      ['POR-104', 1],
      ['VIE-201-01', 2],
      ['JUS-202-01', 4],
      ['YAO-101', 3],
    ],
    inTurn: [
      [
        ['CER-101', 1],
        ['THE-101', 2],
      ],
      [
        ['CER-105', 1],
        ['BSA-105', 1],
      ],
      [
        ['POR-105', 1],
        ['OCS-104', 1],
      ],
      [
        ['CAF-201-01', 2],
        ['POR-107', 1],
      ],
      [
        ['BSA-101', 1],
        ['THE-106', 1],
      ],
    ],
    topUp: [
      ['VIE-101', 1],
      ['JUS-202-01', 2],
    ],
    firstNumber: 203,
  },
  {
    accountId: ids.hotelPort,
    managerId: ids.hotel,
    everyDays: 14,
    orders: 8,
    newest: { workingDaysAgo: 3, minute: 11 * 60 + 10 },
    staples: [
      ['POR-101', 2],
      ['POR-201-01', 1],
      ['VIE-201-01', 1],
      ['JUS-201-01', 2],
      ['YAO-101', 2],
    ],
    inTurn: [
      [['CER-103', 1]],
      [
        ['THE-101', 1],
        ['POR-104', 1],
      ],
      [['BSA-102', 1]],
    ],
    topUp: null,
    firstNumber: 31,
  },
  {
    accountId: ids.hotelGare,
    managerId: ids.hotel,
    everyDays: 14,
    orders: 8,
    newest: { workingDaysAgo: 5, minute: 14 * 60 + 20 },
    staples: [
      ['POR-102', 2],
      ['POR-201-02', 1],
      ['VIE-201-02', 1],
      ['CAF-201-01', 3],
      ['JUS-202-01', 2],
    ],
    inTurn: [[['CER-105', 1]], [['POR-105', 1]], [['YAO-201-01', 1]]],
    topUp: null,
    firstNumber: 12,
  },
];
