import SerializerCompiler from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

type Serializer = ReturnType<FastifySerializerCompiler<object>>;

const compile = SerializerCompiler()({}, {});
const compiled = new WeakMap<object, Serializer>();

type Route = Parameters<FastifySerializerCompiler<object>>[0];

/** The compiled schema of a reply. Throws on one that nothing can be written by. */
export function serializerFor(route: Route): Serializer {
  const serializer = compiled.get(route.schema) ?? compile({ ...route, httpStatus: route.httpStatus ?? '' });
  compiled.set(route.schema, serializer);
  return serializer;
}

/** Serialises replies by their schema. Each is compiled once, when it is first needed: routes share many. */
export const replySerializer: FastifySerializerCompiler<object> = (route) => (data) => serializerFor(route)(data);
