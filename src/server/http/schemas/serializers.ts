import SerializerCompiler from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

type Serializer = ReturnType<FastifySerializerCompiler<object>>;

const compile = SerializerCompiler()({}, {});
const compiled = new WeakMap<object, Serializer>();

type Route = Parameters<FastifySerializerCompiler<object>>[0];

/** The compiled schema of a reply. Throws on one that cannot be compiled. */
export function serializerFor(route: Route): Serializer {
  const serializer = compiled.get(route.schema) ?? compile({ ...route, httpStatus: route.httpStatus ?? '' });
  compiled.set(route.schema, serializer);
  return serializer;
}

/** Serialises replies by their schema. Each is compiled once, on first use: many routes share schemas. */
export const replySerializer: FastifySerializerCompiler<object> = (route) => (data) => serializerFor(route)(data);
