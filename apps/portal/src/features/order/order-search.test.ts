import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { orderSearch, searchOf, stepOf } from './order-search.ts';

describe('the wizard in the URL', () => {
  it('is at the first step whose choice is missing', () => {
    expect(stepOf({ type: undefined, country: 'DE', tariff: 'x' })).toBe('category');
    expect(stepOf({ type: 'vps', country: undefined, tariff: undefined })).toBe('placement');
    expect(stepOf({ type: 'vps', country: 'DE', tariff: undefined })).toBe('plan');
    expect(stepOf({ type: 'vps', country: 'DE', tariff: 'vps-nvme-8-de' })).toBe('configuration');
  });

  it('keeps what was chosen before a step and drops what comes after it', () => {
    const all = { type: 'vps', country: 'DE', tariff: 'vps-nvme-8-de' };
    expect(searchOf('category', all)).toEqual({ type: undefined, country: undefined, tariff: undefined });
    expect(searchOf('placement', all)).toEqual({ type: 'vps', country: undefined, tariff: undefined });
    expect(searchOf('plan', all)).toEqual({ type: 'vps', country: 'DE', tariff: undefined });
    expect(searchOf('configuration', all)).toEqual(all);
  });

  it('drops what is no choice instead of failing', () => {
    expect(v.parse(orderSearch, { type: 7, country: 'Germany', tariff: ['x'] })).toEqual({
      type: undefined,
      country: undefined,
      tariff: undefined,
    });
  });
});
