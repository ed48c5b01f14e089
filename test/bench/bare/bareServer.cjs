// The bare server, which shows how fast this machine can answer the same calls: Fastify and better-sqlite3, prepared
// statements, one durable commit for each changing call, answers padded to as many bytes as the shop's. No sessions,
// rights, rules, tax, promotions or idempotency keys. A page is ready-made for visitors without a cart; for one with a
// cart it is rendered: plain cards, with as much markup as the shop's. usage: bareServer.cjs DATABASE BYTES (BYTES is
// JSON: the number of bytes of each step's answer, of a rendered page those of its markup alone)
const { Buffer } = require('node:buffer');
const { randomUUID } = require('node:crypto');
const compress = require('@fastify/compress');
const fastify = require('fastify');
const Sqlite = require('better-sqlite3');
require('../../support/registerTypeScript.cjs');
const { addShelves } = require('./bareShelves.cjs');
const { asTheShop } = require('../pages/reference/compression.cjs');
const { cardsFor } = require('../pages/reference/markup.ts');
const { renderReference } = require('../pages/reference/renderReference.tsx');

const [, , file, bytesOfSteps] = process.argv;
const bytes = JSON.parse(bytesOfSteps);
const db = new Sqlite(file);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec(`
  create table if not exists bare_cart (id text primary key, created_at integer) strict;
  create table if not exists bare_line (id text primary key, cart_id text, product_id text, quantity integer, unit integer) strict;
  create index if not exists bare_line_cart on bare_line (cart_id);
  create table if not exists bare_checkout (cart_id text primary key, contact text, address text, method text, prepared integer) strict;
  create table if not exists bare_token (id text primary key, label text) strict;
  create table if not exists bare_payment (id text primary key, cart_id text, amount integer) strict;
  create table if not exists bare_order (id text primary key, cart_id text, total integer, contact text, address text) strict;
  create table if not exists bare_order_line (order_id text, product_id text, quantity integer, unit integer) strict;
`);

const sql = {
  price: db.prepare('select unit_cents as unit from bare_price where product_id = ?'),
  cart: db.prepare('insert or ignore into bare_cart values (?, ?)'),
  addLine: db.prepare('insert into bare_line values (?, ?, ?, ?, ?)'),
  resize: db.prepare('update bare_line set quantity = ? where id = ?'),
  lines: db.prepare('select * from bare_line where cart_id = ?'),
  start: db.prepare('insert into bare_checkout values (?, null, null, null, 0)'),
  address: db.prepare('update bare_checkout set contact = ?, address = ? where cart_id = ?'),
  method: db.prepare('update bare_checkout set method = ? where cart_id = ?'),
  prepared: db.prepare('update bare_checkout set prepared = 1 where cart_id = ?'),
  checkout: db.prepare('select * from bare_checkout where cart_id = ?'),
  token: db.prepare('insert into bare_token values (?, ?)'),
  payment: db.prepare('insert into bare_payment values (?, ?, ?)'),
  order: db.prepare('insert into bare_order values (?, ?, ?, ?, ?)'),
  orderLine: db.prepare('insert into bare_order_line values (?, ?, ?, ?)'),
  take: db.prepare('update stock_level set on_hand = on_hand - ? where product_id = ?'),
};
const inOneCommit = (work) => db.transaction(work);

const app = fastify({ logger: false });
const padded = (reply, step, answer) => {
  const text = JSON.stringify(answer);
  const missing = (bytes[step] ?? 0) - text.length - 11;
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.send(missing > 0 ? `${text.slice(0, -1)},"filler":"${'x'.repeat(missing - 1)}"}` : text);
};
const cartOf = (request) => /bare=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? null;

const webstore = '/services/data/v65.0/commerce/webstores/:webstoreId';
const items = `${webstore}/carts/current/cart-items`;
const checkout = `${webstore}/checkouts/active`;

addShelves(app, db, webstore, padded);

const add = inOneCommit((cartId, lineId, { productId, quantity }) => {
  sql.cart.run(cartId, Date.now());
  sql.addLine.run(lineId, cartId, productId, Number(quantity), sql.price.get(productId).unit);
});
app.post(items, (request, reply) => {
  const known = cartOf(request);
  const cartId = known ?? randomUUID();
  const cartItemId = randomUUID();
  add(cartId, cartItemId, request.body);
  if (known === null) reply.header('set-cookie', `bare=${cartId}; Path=/; HttpOnly`);
  return padded(reply, 'add', { cartItemId });
});
app.patch(`${items}/:id`, (request, reply) => {
  sql.resize.run(Number(request.body.quantity), request.params.id);
  return padded(reply, 'resize', { cartItemId: request.params.id });
});

app.put(`${webstore}/checkouts`, (request, reply) => {
  sql.start.run(cartOf(request));
  return padded(reply, 'start', { checkoutId: 'bare' });
});
app.patch(checkout, (request, reply) => {
  const { contactInfo, deliveryAddress, deliveryMethodId } = request.body;
  if (deliveryMethodId) sql.method.run(deliveryMethodId, cartOf(request));
  else sql.address.run(JSON.stringify(contactInfo), JSON.stringify(deliveryAddress), cartOf(request));
  return padded(reply, deliveryMethodId ? 'method' : 'address', { checkoutId: 'bare' });
});
app.get(checkout, (request, reply) => {
  const found = sql.checkout.get(cartOf(request));
  const deliveryGroups = { items: [{ availableDeliveryMethods: [{ id: 'bare' }], address: found.address }] };
  return padded(reply, 'read', { lines: sql.lines.all(cartOf(request)), deliveryGroups });
});
app.post('/payment/tokens', (_request, reply) => {
  const token = randomUUID();
  sql.token.run(token, 'Visa •••• 4242');
  return padded(reply, 'token', { token });
});
app.post(`${checkout}/payments`, (request, reply) => {
  const cartId = cartOf(request);
  const amount = sql.lines.all(cartId).reduce((sum, line) => sum + line.quantity * line.unit, 0);
  sql.payment.run(randomUUID(), cartId, amount);
  return padded(reply, 'pay', { salesforceResultCode: 'Success' });
});
const place = inOneCommit((orderId, cartId) => {
  const found = sql.checkout.get(cartId);
  const lines = sql.lines.all(cartId);
  const total = lines.reduce((sum, line) => sum + line.quantity * line.unit, 0);
  sql.order.run(orderId, cartId, total, found.contact, found.address);
  for (const line of lines) {
    sql.orderLine.run(orderId, line.product_id, line.quantity, line.unit);
    sql.take.run(line.quantity, line.product_id);
  }
});
app.post(`${checkout}/orders/actions`, (request, reply) => {
  const cartId = cartOf(request);
  if (request.body.actions[0].action === 'prepare') {
    sql.prepared.run(cartId);
    return padded(reply, 'prepare', { actions: [{ success: true }] });
  }
  const orderReferenceNumber = randomUUID();
  place(orderReferenceNumber, cartId);
  return padded(reply, 'submit', { actions: [{ orderReferenceNumber }] });
});

const VALIDATOR = 'W/"bare"';
const ready = Buffer.alloc(bytes.keptPage ?? 0, 'x');
async function addPages() {
  await app.register(compress, { ...asTheShop, global: false });
  for (const page of ['category', 'product']) {
    const cards = await cardsFor(bytes[`${page}Page`] ?? 0);
    app.get(`/${page}/*`, async (request, reply) => {
      reply.header('content-type', 'text/html; charset=utf-8').header('etag', VALIDATOR);
      if (cartOf(request) !== null) return reply.compress(await renderReference([], cards));
      if (request.headers['if-none-match'] === VALIDATOR) return reply.code(304).send();
      return reply.header('content-encoding', 'br').send(ready);
    });
  }
}

addPages()
  .then(() => app.listen({ port: 0, host: '127.0.0.1' }))
  .then(
    (address) => process.stdout.write(`open at ${address}\n`),
    (error) => {
      process.stderr.write(`${error.stack}\n`);
      process.exitCode = 1;
    },
  );
