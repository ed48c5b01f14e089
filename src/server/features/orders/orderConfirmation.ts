import { withOrdinal } from '../../../commerce/calendar/withOrdinal';
import { isGivenName } from '../../../commerce/delivery/deliveryName';
import type { MailMessage } from '../../mail/Mail';
import { SHOP_LOCALE } from '../../../contract/constants';
import { languageOf, type ShopLocale } from '../../../contract/languages';
import type { Cents } from '../../../contract/money';
import type { Sees } from '../catalog';
import { sayIn, type Say } from '../../texts/say';
import { sentence, type Sentence, type Text } from '../../texts/sentence';
import type { TextId } from '../../texts/textId';
import {
  methodIn,
  methodLabelOf,
  type Order,
  type OrderDelivery,
  type OrderLine,
  type WholeOrder,
} from '../placedOrders';

const TIME_ZONE = 'Europe/Paris';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** How a mail writes days, moments and rates. */
interface Written {
  readonly say: Say;
  readonly day: (day: string) => string;
  readonly moment: (at: number) => string;
  readonly rate: (basisPoints: number) => string;
}

function writtenIn(locale: ShopLocale): Written {
  const days = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE });
  const rates = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const ordinal = (date: string): string => (locale === SHOP_LOCALE ? withOrdinal(date) : date);
  return {
    say: sayIn(locale),
    day: (day) => ordinal(days.format(new Date(`${day}T00:00:00Z`))),
    moment: (at) => ordinal(moments.format(at)),
    rate: (basisPoints) => rates.format(basisPoints / 100),
  };
}

// Kept, because creating a format takes far longer than using it.
const writings = new Map<ShopLocale, Written>();
function writtenFor({ locale }: Order): Written {
  const written = writings.get(locale) ?? writtenIn(locale);
  writings.set(locale, written);
  return written;
}

/** A part of the mail: a title with rows of label and value. */
interface Section {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
}

/** "Delivery 2 of 3: Lyon shop"; without a name of its own, only "Delivery 2 of 3". */
function deliveryTitle({ name }: OrderDelivery, index: number, count: number): Sentence {
  const number = index + 1;
  return isGivenName(name)
    ? sentence('mail.order.delivery.named', { number, count, name })
    : sentence('mail.order.delivery.ofMany', { number, count });
}

function giftText({ toName, message }: NonNullable<OrderDelivery['gift']>): Text {
  if (toName && message) return sentence('mail.order.delivery.gift.both', { name: toName, message });
  return toName || message || sentence('mail.order.delivery.gift.plain');
}

/** A line's label with how often it is delivered, if that is more than once. */
function withRhythm(label: Text, line: OrderLine | undefined): Text {
  const { type, rhythm, deliveries } = line?.model ?? { type: 'OneTime', rhythm: null, deliveries: null };
  if (type === 'OneTime' || rhythm === null) return label;
  const every = sentence('mail.order.articles.every', { label, unit: rhythm.unit, count: rhythm.length });
  return deliveries === null ? every : sentence('mail.order.articles.forTerm', { label: every, count: deliveries });
}

function deliverySection(
  delivery: OrderDelivery,
  index: number,
  { order, lines }: Pick<WholeOrder, 'order' | 'lines'>,
): Section {
  const { say, day } = writtenFor(order);
  const { currency } = order;
  const count = order.deliveries.length;
  const { address: to, gift, instructions, chargeCents } = delivery;
  const articles = delivery.lines.map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return say(withRhythm(`${quantity}\u00a0× ${line?.name ?? ''}`, line));
  });
  const where = [to.companyName, to.name, to.street.replace(/\n/g, ', '), `${to.postalCode}\u00a0${to.city}`];
  const free = sentence('mail.order.delivery.free');
  return {
    title: say(count === 1 ? sentence('mail.order.delivery') : deliveryTitle(delivery, index, count)),
    rows: [
      [sentence('mail.order.delivery.day'), day(delivery.day)],
      [sentence('mail.order.delivery.method'), methodIn(delivery.method, say)],
      [sentence('mail.order.delivery.address'), where.filter((part) => part !== null).join(', ')],
      ...(count === 1
        ? []
        : [
            [sentence('mail.order.articles'), articles.join(', ')] as const,
            [
              sentence('mail.order.delivery.charge'),
              chargeCents === 0 ? free : say.money(chargeCents, currency),
            ] as const,
          ]),
      ...(instructions === null ? [] : [[sentence('mail.order.delivery.instructions'), instructions] as const]),
      ...(gift === null ? [] : [[sentence('mail.order.delivery.gift'), giftText(gift)] as const]),
    ].map(([label, value]) => [say(label), say(value)] as const),
  };
}

/** A line's label, for a bundle with its contents: with the references of those that exist for the buyer. */
function withContents(label: Text, { contents }: OrderLine, sees: Sees): Text {
  if (contents.length === 0) return label;
  const list = contents.map(({ productId, quantity, name, sku }) => {
    const named = `${quantity}\u00a0× ${name}`;
    return sees(productId) ? `${named} (${sku})` : named;
  });
  return sentence('mail.order.articles.contents', { label, contents: list.join(', ') });
}

function lineRow(line: OrderLine, currency: string, sees: Sees): readonly [label: Text, value: Text] {
  const { name, sku, quantity, netCents, adjustmentCents, promotionNames } = line;
  const label = `${quantity}\u00a0× ${name}`;
  const amount = { cents: netCents, currency };
  const reduction = { cents: adjustmentCents, currency };
  const named = sku === null ? label : sentence('mail.order.articles.label', { label, sku });
  return [
    withContents(withRhythm(named, line), line, sees),
    adjustmentCents === 0
      ? sentence('mail.order.articles.net', { amount })
      : sentence('mail.order.articles.reduced', { amount, reduction, names: promotionNames ?? '' }),
  ];
}

function totalRows(order: Order): readonly (readonly [label: Text, value: Text])[] {
  const { say, rate } = writtenFor(order);
  const amount = (cents: Cents): string => say.money(cents, order.currency);
  return [
    [sentence('mail.order.total.goods'), amount(order.goodsCents - order.adjustmentCents)],
    ...order.promotions.map(
      ({ name, couponCode: code, targetType, adjustmentCents }) =>
        [
          code === null
            ? sentence('mail.order.total.promotion', { name })
            : sentence('mail.order.total.coupon', { name, code }),
          // No amount: the delivery charge has a row of its own below.
          targetType === 'Shipping' ? sentence('mail.order.total.freeDelivery') : amount(adjustmentCents),
        ] as const,
    ),
    [
      sentence('mail.order.delivery.charge'),
      order.deliveryCents === 0 ? sentence('mail.order.delivery.free') : amount(order.deliveryCents),
    ],
    ...order.vat.map(
      ({ basisPoints, vatCents }) =>
        [sentence('mail.order.total.vat', { rate: rate(basisPoints) }), amount(vatCents)] as const,
    ),
    [sentence('mail.order.total.gross'), amount(order.grossCents)],
  ];
}

function sectionsOf({ order, lines, payment }: WholeOrder, sees: Sees): readonly Section[] {
  const { say } = writtenFor(order);
  const said = (title: TextId, rows: readonly (readonly [label: Text, value: Text])[]): Section => ({
    title: say(sentence(title)),
    rows: rows.map(([label, value]) => [say(label), say(value)]),
  });
  return [
    said(
      'mail.order.articles',
      lines.map((line) => lineRow(line, order.currency, sees)),
    ),
    said('mail.order.total', totalRows(order)),
    ...order.deliveries.map((delivery, index) => deliverySection(delivery, index, { order, lines })),
    said('mail.order.payment', [
      [sentence('mail.order.payment.method'), methodLabelOf(payment, say)],
      ...(payment.mandateReference === null
        ? []
        : [[sentence('mail.order.payment.mandate'), payment.mandateReference] as const]),
    ]),
  ];
}

/** What both forms of the mail say. */
interface Contents {
  readonly greeting: string;
  readonly intro: string;
  readonly sections: readonly Section[];
  readonly link: string;
  readonly say: Say;
}

const textOf = ({ greeting, intro, sections, link, say }: Contents): string =>
  [
    greeting,
    intro,
    ...sections.map(({ title, rows }) =>
      [title, ...rows.map(([label, value]) => `  ${say(sentence('mail.row', { label, value }))}`)].join('\n'),
    ),
    say(sentence('mail.order.link', { link })),
    `${say(sentence('mail.order.thanks'))}\nComptoir`,
  ].join('\n\n');

const htmlOf = ({ greeting, intro, sections, link, say }: Contents): string =>
  [
    `<!doctype html><html lang="${languageOf(say.locale)}"><meta charset="utf-8"><body style="font-family:sans-serif;color:#1d2623">`,
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
    `<p><a href="${escaped(link)}">${escaped(say(sentence('mail.order.link.html')))}</a></p><p>${escaped(say(sentence('mail.order.thanks')))}<br>Comptoir</p></body></html>`,
  ].join('\n');

/** A guest may have typed anybody's address, so their mail greets nobody by name: it begins without any typed text. */
function greetingOf({ owner, contactInfo }: Order, say: Say): string {
  const names = owner.kind === 'guest' ? [] : [contactInfo.firstName, contactInfo.lastName];
  return `${[say(sentence('mail.hello')), ...names.filter((part) => part !== null)].join(' ')},`;
}

/**
 * The mail that confirms an order, in the language in which it was placed, as text and as HTML with the same content.
 * `addressIn` gives a page of the shop in a language; `sees`: the products that exist for the buyer.
 */
export function orderConfirmation(
  whole: WholeOrder,
  addressIn: (locale: ShopLocale, path: string) => string,
  sees: Sees,
): Omit<MailMessage, 'to'> {
  const { order } = whole;
  const { reference } = order;
  const { say, moment } = writtenFor(order);
  const contents = {
    greeting: greetingOf(order, say),
    intro: say(sentence('mail.order.intro', { reference, moment: moment(order.placedAt) })),
    sections: sectionsOf(whole, sees),
    link: addressIn(order.locale, `/order/${reference}`),
    say,
  };
  return {
    subject: say(sentence('mail.order.subject', { reference })),
    text: textOf(contents),
    html: htmlOf(contents),
  };
}
