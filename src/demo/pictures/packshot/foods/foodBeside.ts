import type { PackshotRecord } from '../packshotRecord';
import { ellipse } from '../forms/form';
import { motifFor, type MotifName } from '../motifs';
import * as dairy from './dairy';
import * as drinks from './drinks';
import { eggs, omelette, peeledEggs } from './eggs';
import * as fruits from './fruits';
import * as pantry from './pantry';
import type { Food } from './pieces';
import * as sweets from './sweets';

/** Food by words in the name of a product; the first match counts, so the more specific words come first. */
const NAMED: readonly (readonly [RegExp, Food])[] = [
  [/lot pizzeria/i, sweets.pizza],
  [/lot brunch/i, sweets.pancakes],
  [/lot petit-déjeuner/i, sweets.croissant],
  [/lot (découverte barista|ouverture)/i, drinks.latte],

  [/whey/i, drinks.proteinScoop],
  [/shake protéiné/i, drinks.shake],
  [/crème à fouetter/i, dairy.cream],
  [/huile d’olive/i, fruits.olives],
  [/huile de colza/i, drinks.rapeseed],
  [/moutarde/i, dairy.mustardBowl],
  [/beurre (noisette|clarifié)|ghee/i, dairy.goldenBowl],
  [/beurre de cacao|couverture/i, sweets.chocolateDrops],
  [/confiture de lait|sauce caramel/i, dairy.caramelBowl],
  [/poudre de (lait|babeurre)/i, pantry.milkPowder],
  [/poudre (d’œuf|de blanc)/i, pantry.eggPowder],
  [/omelette/i, omelette],
  [/œufs (durs|pochés)/i, peeledEggs],
  [/crème brûlée/i, dairy.cremeBrulee],
  [/quiche/i, dairy.quiche],
  [/crème anglaise/i, dairy.custardJug],
  [/île flottante/i, dairy.floatingIsland],
  [/riz au lait/i, dairy.ricePudding],
  [/flan /i, dairy.flan],
  [/crème dessert|mousse au chocolat|pudding|panna cotta/i, dairy.dessertBowl],

  [/emmental français râpé|quatre fromages|cossette|parmigiano/i, dairy.gratedCheese],
  [/chips de fromage/i, dairy.cheesePuffs],
  [/burrata|fior di latte/i, dairy.burrata],
  [/feta/i, dairy.feta],
  [/comté|plateau de fromages/i, dairy.hardCheese],
  [/à boire (?!pomme)|kéfir|lait barista/i, dairy.milk],
  [/végétal coco|boisson coco|lait de coco/i, fruits.coconut],
  [/fromage (frais|blanc)|ricotta|yaourt|skyr|quark|faisselle/i, dairy.freshBowl],

  [/lait de .*soja|boisson soja(?!.*chocolat)/i, drinks.soybeans],
  [/boisson riz/i, pantry.rice],
  [/maïs/i, pantry.corn],
  [/châtaigne/i, pantry.chestnuts],
  [/sarrasin/i, pantry.buckwheat],
  [/pomme de terre/i, pantry.potatoes],
  [/sésame/i, pantry.sesame],
  [/sept graines/i, pantry.seeds],
  [/levure sèche|levain/i, pantry.yeast],
  [/malt d/i, pantry.malt],
  [/poudre à lever|pectine/i, pantry.bakingPowder],
  [/gélatine/i, pantry.gelatine],
  [/trimoline|glucose/i, pantry.clearSyrup],
  [/sucre perlé/i, pantry.pearlSugar],
  [/bûchette/i, pantry.sugarSticks],
  [/cassonade|muscovado/i, pantry.brownSugar],
  [/sucre /i, pantry.sugarLumps],

  [/pépites/i, sweets.chips],
  [/poudre de cacao|chocolat chaud/i, sweets.cocoaPowder],
  [/bâtons de chocolat/i, sweets.chocolateSticks],
  [/pâte à tartiner/i, sweets.spread],
  [/crêpe dentelle/i, sweets.wafers],
  [/cookie/i, sweets.chocolateCookies],
  [/barre/i, sweets.bar],
  [/biscott|galette|pancake|gaufre/i, sweets.biscuits],
  [/avoine|granola|muesli/i, pantry.cereal],
  [/pistache/i, pantry.pistachios],
  [/amandes effilées|amande blanche/i, pantry.flakedAlmonds],
  [/randonnée/i, pantry.trailMix],
  [/cerneaux/i, pantry.walnuts],
  [/noisette/i, pantry.hazelnuts],
  [/amande|pralin/i, pantry.almonds],

  [/framboise|fruits rouges/i, fruits.raspberries],
  [/fraise/i, fruits.strawberries],
  [/myrtille/i, fruits.blueberries],
  [/citron|limonade|orange/i, fruits.citrus],
  [/abricots secs/i, fruits.driedApricots],
  [/abricot|pêche/i, fruits.apricots],
  [/pomme|cidre/i, fruits.apple],
  [/figue/i, fruits.figs],
  [/raisins blonds/i, fruits.raisins],
  [/tomate/i, fruits.tomatoes],
  [/pur jus de fruits/i, fruits.citrus],

  [/capsules/i, drinks.capsules],
  [/café moulu/i, drinks.groundCoffee],
  [/matcha/i, drinks.matcha],
  [/chai/i, drinks.chai],
  [/thé noir|rooibos/i, drinks.tea],
  [/pain d’épices/i, sweets.spices],
  [/sirop barista caramel/i, sweets.caramels],
  [/menthe/i, fruits.leaves],
  [/vanille/i, sweets.vanilla],
  [/sirop barista/i, drinks.latte],
  [/^eau (?!protéinée)/i, drinks.water],
];

/** The default food in front of a pack whose name contains none of the words in `NAMED`. */
const USUAL: Readonly<Record<MotifName, Food | null>> = {
  butter: dairy.butter,
  cream: dairy.cream,
  milk: dairy.milk,
  cheese: dairy.holedCheese,
  egg: eggs,
  wheat: pantry.wheat,
  cocoa: sweets.chocolate,
  fruit: fruits.berries,
  coffee: drinks.coffeeBeans,
  leaf: fruits.leaves,
  sport: drinks.proteinScoop,
  honey: sweets.honey,
  croissant: sweets.croissant,
  fish: null,
  ham: null,
  nut: pantry.almonds,
  tool: null,
};

/** The food in a pack, as a piece in front of it; nothing for packs without food. */
export function foodBeside(record: PackshotRecord, x: number, y: number): string {
  const usual = USUAL[motifFor(record.title)];
  const food = usual && (NAMED.find(([words]) => words.test(record.title))?.[1] ?? usual);
  if (!food) return '';
  return `<g transform="translate(${String(x)} ${String(y)})" stroke-linecap="round">${ellipse(8, 7, 66, 14, 'url(#g)')}${food(record)}</g>`;
}
