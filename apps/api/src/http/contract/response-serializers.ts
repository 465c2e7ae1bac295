import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { contractDocument, contractName } from './contract-document.ts';

const build = SerializerSelector()({ [contractName]: { $id: contractName, components: contractDocument.components } }, {});

type Serializer = ReturnType<typeof build>;
const serializers = new Map<string, Serializer>();

/**
 * Builds a response's serializer when the response is first sent, once per process: building them all would take most of the startup time.
 * References in the schema name the contract (`contract#/components/…`).
 */
export const serializeByContract: FastifySerializerCompiler<unknown> = ({ schema, method, url, httpStatus = '' }) => {
  const key = JSON.stringify(schema);
  return (payload) => {
    let serializer = serializers.get(key);
    if (serializer === undefined) {
      serializer = build({ schema, method, url, httpStatus });
      serializers.set(key, serializer);
    }
    return serializer(payload);
  };
};
