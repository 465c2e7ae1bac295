import { expect, test } from 'vitest';
import { ConfigurationError } from './configuration-error.ts';
import { DriverError } from './driver-error.ts';
import { GatewayUnavailable } from './payment-gateway.ts';
import { StorageError } from './storage-error.ts';

const classes = { ConfigurationError, DriverError, GatewayUnavailable, StorageError };

test.each(Object.entries(classes))("%s recognizes the error of another copy of the package, and no other class's", (name, Class) => {
  class FromAnotherCopy extends Error {
    override name = name;
  }
  expect(new Class('one')).toBeInstanceOf(Class);
  expect(new FromAnotherCopy('one')).toBeInstanceOf(Class);
  const others = Object.values(classes).filter((Other) => Other !== Class);
  expect(others.filter((Other) => new FromAnotherCopy('one') instanceof Other)).toEqual([]);
  expect([new Error('one'), { name }, null].filter((value) => value instanceof Class)).toEqual([]);
});
