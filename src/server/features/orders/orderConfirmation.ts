import { withOrdinal } from '../../../commerce/calendar/withOrdinal';
import { isGivenName } from '../../../commerce/delivery/deliveryName';
import type { MailMessage } from '../../mail/Mail';
import type { Order, OrderDelivery, WholeOrder } from '../placedOrders';

const LOCALE = 'fr-FR';
const TIME_ZONE = 'Europe/Paris';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);

// Kept, because creating a format takes far longer than using it.
const DAYS = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const MOMENTS = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE });
const RATES = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });
const monies = new Map<string, Intl.NumberFormat>();

const moneyIn = (currency: string): Intl.NumberFormat => {
  const money = monies.get(currency) ?? new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
  monies.set(currency, money);
  return money;
};

const dayText = (day: string): string => withOrdinal(DAYS.format(new Date(`${day}T00:00:00Z`)));

/** A part of the mail: a title with rows of label and value. */
interface Section {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
}

/** "Livraison 2 sur 3 : Boutique de Lyon"; without a name of its own, only its number. */
const deliveryTitle = ({ name }: OrderDelivery, place: number, count: number): string => {
  const title = `Livraison ${place + 1} sur ${count}`;
  return isGivenName(name) ? `${title}\u00a0: ${name}` : title;
};

const deliverySection = (
  delivery: OrderDelivery,
  place: number,
  { order, lines }: Pick<WholeOrder, 'order' | 'lines'>,
): Section => {
  const count = order.deliveries.length;
  const { address: to, gift, instructions } = delivery;
  const articles = delivery.lines.map(({ lineId, quantity }) => {
    const name = lines.find(({ id }) => id === lineId)?.name ?? '';
    return `${quantity} × ${name}`;
  });
  const where = [to.companyName, to.name, to.street.replace(/\n/g, ', '), `${to.postalCode} ${to.city}`];
  return {
    title: count === 1 ? 'Livraison' : deliveryTitle(delivery, place, count),
    rows: [
      ['Date', dayText(delivery.day)],
      ['Mode', delivery.method],
      ['Adresse', where.filter((part) => part !== null).join(', ')],
      ...(count === 1
        ? []
        : [
            ['Articles', articles.join(', ')] as const,
            [
              'Livraison HT',
              delivery.chargeCents === 0 ? 'offerte' : moneyIn(order.currency).format(delivery.chargeCents / 100),
            ] as const,
          ]),
      ...(instructions === null ? [] : [['Instructions', instructions] as const]),
      ...(gift === null ? [] : [['Cadeau', [gift.toName, gift.message].filter(Boolean).join(' : ') || 'oui'] as const]),
    ],
  };
};

const sectionsOf = ({ order, lines, payment }: WholeOrder): readonly Section[] => {
  const money = moneyIn(order.currency);
  const amount = (cents: number): string => money.format(cents / 100);
  const rate = (basisPoints: number): string => RATES.format(basisPoints / 100);
  return [
    {
      title: 'Articles',
      rows: lines.map(({ name, sku, quantity, netCents, adjustmentCents, promotionNames }) => [
        `${quantity} × ${name}${sku === null ? '' : ` (réf. ${sku})`}`,
        `${amount(netCents)} HT${adjustmentCents === 0 ? '' : ` (remise ${amount(adjustmentCents)} : ${promotionNames ?? ''})`}`,
      ]),
    },
    {
      title: 'Total',
      rows: [
        ['Articles HT', amount(order.goodsCents - order.adjustmentCents)],
        ...order.promotions.map(
          ({ name, couponCode, targetType, adjustmentCents }) =>
            [
              `Remise ${name}${couponCode === null ? '' : ` (code ${couponCode})`}`,
              // No amount: the delivery charge has a row of its own below.
              targetType === 'Shipping' ? 'livraison offerte' : amount(adjustmentCents),
            ] as const,
        ),
        ['Livraison HT', order.deliveryCents === 0 ? 'offerte' : amount(order.deliveryCents)],
        ...order.vat.map(({ basisPoints, vatCents }) => [`TVA ${rate(basisPoints)} %`, amount(vatCents)] as const),
        ['Total TTC', amount(order.grossCents)],
      ],
    },
    ...order.deliveries.map((delivery, index) => deliverySection(delivery, index, { order, lines })),
    {
      title: 'Paiement',
      rows: [
        ['Moyen', payment.methodLabel],
        ...(payment.mandateReference === null ? [] : [['Mandat SEPA', payment.mandateReference] as const]),
      ],
    },
  ];
};

const textOf = (greeting: string, intro: string, sections: readonly Section[], link: string): string =>
  [
    greeting,
    intro,
    ...sections.map(({ title, rows }) => [title, ...rows.map(([label, value]) => `  ${label} : ${value}`)].join('\n')),
    `Votre commande : ${link}`,
    'Merci de votre confiance,\nComptoir',
  ].join('\n\n');

const htmlOf = (greeting: string, intro: string, sections: readonly Section[], link: string): string =>
  [
    '<!doctype html><html lang="fr"><meta charset="utf-8"><body style="font-family:sans-serif;color:#1d2623">',
    `<p>${escaped(greeting)}</p><p>${escaped(intro)}</p>`,
    ...sections.map(
      ({ title, rows }) =>
        `<h2 style="font-size:17px">${escaped(title)}</h2><table>${rows
          .map(
            ([label, value]) =>
              `<tr><td style="padding-right:16px">${escaped(label)}</td><td>${escaped(value)}</td></tr>`,
          )
          .join('')}</table>`,
    ),
    `<p><a href="${escaped(link)}">Voir votre commande</a></p><p>Merci de votre confiance,<br>Comptoir</p></body></html>`,
  ].join('\n');

/** A guest may have typed anybody's address, so the mail begins with the shop's own words and never with typed text. */
const greetingOf = ({ owner, contactInfo }: Order): string => {
  const names = owner.kind === 'guest' ? [] : [contactInfo.firstName, contactInfo.lastName];
  return `${['Bonjour', ...names.filter((part) => part !== null)].join(' ')},`;
};

/**
 * The mail that confirms an order, in French, as text and as HTML with the same content. `site` is the shop's address.
 */
export const orderConfirmation = (whole: WholeOrder, site: string): Omit<MailMessage, 'to'> => {
  const { order } = whole;
  const greeting = greetingOf(order);
  const intro = `Nous avons bien reçu votre commande ${order.reference} du ${withOrdinal(MOMENTS.format(order.placedAt))}.`;
  const sections = sectionsOf(whole);
  const link = `${site}/order/${order.reference}`;
  return {
    subject: `Votre commande ${order.reference}`,
    text: textOf(greeting, intro, sections, link),
    html: htmlOf(greeting, intro, sections, link),
  };
};
