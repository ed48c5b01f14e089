import { Type } from 'typebox';
import type { AppPlugin } from '../../../../src/server/app';
import { accessDenied } from '../../../../src/server/problems';

const params = Type.Object({ version: Type.String(), thingId: Type.String({ pattern: '^[a-zA-Z0-9]{15,18}$' }) });

/** Calls with every sort of input and failure, for tests of the server's core. */
export const samplePlugin: AppPlugin = (app, _options, done) => {
  app.get(
    '/services/data/:version/things/:thingId',
    { schema: { params, querystring: Type.Object({ page: Type.Optional(Type.Integer({ maximum: 5000 })) }) } },
    (request) => ({ id: request.params.thingId, page: request.query.page ?? null, version: request.params.version }),
  );
  app.post(
    '/services/data/:version/things',
    { schema: { body: Type.Object({ name: Type.String(), count: Type.Integer() }, { additionalProperties: false }) } },
    (request, reply) => reply.code(201).send(request.body),
  );
  app.post(
    '/services/data/:version/measures',
    { schema: { body: Type.Object({ sizes: Type.Array(Type.Number()) }) } },
    (_request, reply) => reply.code(204).send(),
  );
  app.get(
    '/services/data/:version/narrow',
    { schema: { response: { 200: Type.Object({ items: Type.Array(Type.Object({ id: Type.String() })) }) } } },
    () => {
      const items = [{ id: 'a' }, { id: 'b', forgotten: true }];
      return { items };
    },
  );
  app.get('/services/data/:version/refused', () => {
    throw accessDenied('Only for members.');
  });
  app.get('/services/data/:version/blamed', () => {
    throw Object.assign(new Error('the caller sent the recipe of Mme Martin'), { statusCode: 406 });
  });
  app.get('/services/data/:version/broken', () => {
    throw new Error('the secret recipe of Mme Martin');
  });
  done();
};
