import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { orderSearch, stepOf } from './order-search.ts';
import { choose, searchAfter, searchAt, searchWithoutStep } from './order-steps.ts';

const all = {
  type: 'vps',
  country: 'DE',
  tariff: 'vps-nvme-8-de',
  period: 'quarterly',
  options: { os: 'talos', ipv4: 3, hostname: 'web-1.example.com' },
  promocode: 'SPRING',
} as const;

describe('order wizard URL', () => {
  it('the wizard opens at the first step without a choice', () => {
    expect(stepOf({ country: 'DE', tariff: 'x' })).toBe('category');
    expect(stepOf({ type: 'vps' })).toBe('placement');
    expect(stepOf({ type: 'vps', country: 'DE' })).toBe('plan');
    expect(stepOf(all)).toBe('configuration');
  });

  it('the wizard opens at the step in the URL unless an earlier step has no choice', () => {
    expect(stepOf({ ...all, step: 'placement' })).toBe('placement');
    expect(stepOf({ type: 'vps', step: 'configuration' })).toBe('placement');
  });

  it('the wizard keeps all choices when the user goes back to a step and returns to the last one', () => {
    expect(searchAt('plan', all)).toEqual({ ...all, step: 'plan' });
    expect(searchAt('configuration', { ...all, step: 'plan' })).toEqual({ ...all, step: undefined });
    expect(searchAfter('plan', { ...all, step: 'plan' })).toEqual({ ...all, step: undefined });
    expect(searchAfter('category', { ...all, step: 'category' })).toEqual({ ...all, step: 'placement' });
  });

  it('a new choice drops the later choices that do not fit it, and keeps the configuration', () => {
    const { period, options, promocode } = all;
    expect(choose(all, { type: 'dedicated' })).toEqual({
      type: 'dedicated',
      country: undefined,
      tariff: undefined,
      period,
      options,
      promocode,
    });
    expect(choose(all, { country: 'NL' })).toEqual({ type: 'vps', country: 'NL', tariff: undefined, period, options, promocode });
    expect(choose(all, { country: 'DE' })).toEqual(all);
  });

  it('an invalid choice is removed together with the choices after it', () => {
    const { type, country, period, options, promocode } = all;
    expect(searchWithoutStep('plan', all)).toEqual({ type, country, period, options, promocode });
    expect(searchWithoutStep('placement', all)).toEqual({ type, period, options, promocode });
    expect(searchWithoutStep('category', all)).toEqual({ period, options, promocode });
  });

  it('ids and a promo code of digits only, which the router reads as numbers, are texts', () => {
    const texts = { type: '1', tariff: '42', promocode: '2027' };
    expect(v.parse(orderSearch, { type: 1, tariff: 42, promocode: 2027 })).toEqual(texts);
  });

  it('the wizard reads its whole state from the URL and ignores invalid values instead of failing', () => {
    expect(v.parse(orderSearch, all)).toEqual(all);
    const broken = {
      type: ['x'],
      country: 'Germany',
      tariff: ['x'],
      step: 'last',
      period: 'weekly',
      options: { os: {} },
      promocode: ['x'],
    };
    expect(Object.values(v.parse(orderSearch, broken)).filter((value) => value !== undefined)).toEqual([]);
    const tooMany = Object.fromEntries(Array.from({ length: 41 }, (_, number) => [`o${number}`, 1]));
    expect(v.parse(orderSearch, { options: tooMany }).options).toBeUndefined();
  });
});
