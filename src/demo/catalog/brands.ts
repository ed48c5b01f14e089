/** The invented house and the brands it sells under; none of them is a real company. */
export const PRODUCER = 'Coopérative laitière de Valbrune';

/** Each brand with what it stands for. */
export type BrandName =
  /** Appellations, slow churning, butter masters. */
  | 'Valbrune'
  /** The essentials of laboratory and kitchen. */
  | 'Clairmoulin'
  /** Organic, from the farm's own pastures. */
  | 'Ferme d’Ardouère'
  /** Plant drinks for baristas. */
  | 'Avoline'
  /** Flours, sugars, leavens. */
  | 'Meunerie Tressac'
  /** Chocolate, praline, fruit. */
  | 'Orcabosse'
  /** Coffees, teas, drinks of the bar. */
  | 'Brûlerie Marvanne'
  /** Milk proteins for sport. */
  | 'Élanfort'
  /** Portions for breakfast and room. */
  | 'Matinelle';
