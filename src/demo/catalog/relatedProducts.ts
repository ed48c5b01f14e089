import type { CatalogEntry } from './catalogEntry';

/** What is bought together, by range code: "CrossSell" leads from the first range to the others. */
const GOES_WITH: Readonly<Record<string, readonly string[]>> = {
  TOU: ['FBL', 'LEV', 'CHO'],
  BAO: ['FBL', 'SUC'],
  BDX: ['FBL', 'SUC', 'OLI'],
  BDS: ['SUC', 'FBL'],
  BCO: ['FSE', 'SUC'],
  MAH: ['FBL', 'LEV'],
  CRU: ['SUC', 'MAS', 'CHO'],
  CRF: ['PUR', 'SUC'],
  MAS: ['CAF', 'OLI', 'PUR'],
  LUH: ['CAF', 'SIR', 'OLI'],
  LFR: ['CAF', 'TEN'],
  LPO: ['CHO', 'FBL'],
  VBA: ['CAF', 'SIR', 'THE'],
  VCU: ['FSP', 'CPR'],
  FCU: ['FBL', 'MAH'],
  FFR: ['FSP', 'PUR'],
  PPR: ['FSE', 'PMB'],
  PMB: ['FSE', 'PPR'],
  OCO: ['BDX', 'FBL'],
  OLI: ['SUC', 'CRU'],
  OCS: ['BSA', 'FFR'],
  YAO: ['CER', 'PUR'],
  FBS: ['CER', 'PUR'],
  DLA: ['CER', 'EMB'],
  FBL: ['LEV', 'TOU', 'SUC'],
  FSP: ['LEV', 'FBL'],
  SUC: ['FBL', 'OLI'],
  LEV: ['FBL', 'FSP'],
  CHO: ['CRU', 'CPR'],
  CPR: ['CHO', 'FSE'],
  PUR: ['SUC', 'MAS'],
  FSE: ['CHO', 'SUC'],
  CAF: ['LUH', 'VBA', 'EMB'],
  THE: ['LFR', 'EMB'],
  SIR: ['CAF', 'TEN'],
  JUS: ['VIE', 'EMB'],
  PRO: ['TEN', 'LUH'],
  BPR: ['BAR', 'PRO'],
  BAR: ['BPR', 'PRO'],
  POR: ['VIE', 'CER'],
  CER: ['YAO', 'POR'],
  VIE: ['POR', 'JUS'],
  BSA: ['OCS', 'POR'],
  PLV: ['EMB', 'TEN'],
  EMB: ['CAF', 'PLV'],
  CAD: ['CHO', 'EMB'],
  TEN: ['CAF', 'PLV'],
};

const codeOf = (entry: CatalogEntry): string => entry.product.sku.slice(0, 3);

/** Fills `related`: "CrossSell" from the ranges that go with a product's own, "Similar" from its own range. */
export function withRelatedProducts(entries: readonly CatalogEntry[]): readonly CatalogEntry[] {
  const open = entries.filter(({ product }) => product.productClass !== 'Variation' && product.buyerGroups === null);
  const byCode = new Map<string, CatalogEntry[]>();
  for (const entry of open) byCode.set(codeOf(entry), [...(byCode.get(codeOf(entry)) ?? []), entry]);
  return entries.map((entry, index) => {
    const pick = (code: string, count: number): readonly string[] => {
      const others = (byCode.get(code) ?? []).filter(
        ({ product }) => product.id !== entry.product.id && product.id !== entry.product.variationParentId,
      );
      const start = others.length === 0 ? 0 : index % others.length;
      return [...others.slice(start), ...others.slice(0, start)].slice(0, count).map(({ product }) => product.id);
    };
    const crossSell = (GOES_WITH[codeOf(entry)] ?? []).flatMap((code) => pick(code, 2));
    return {
      ...entry,
      product: { ...entry.product, related: { CrossSell: crossSell, Similar: pick(codeOf(entry), 4) } },
    };
  });
}
