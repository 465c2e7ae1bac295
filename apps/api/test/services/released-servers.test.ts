import { expect, test } from 'vitest';
import { switchServer } from '../../src/modules/services/actions/switch-server.job.ts';
import { allServicesRepository } from '../../src/modules/services/all-services.repository.ts';
import { alter } from '../server.ts';
import { minuteMs } from '../test-clock.ts';
import { followByHand } from './follow-by-hand.ts';

const { clock, faults, signal, step, server, begin, service } = followByHand();

test('a released server is started again until it runs, and then obeys its client', async () => {
  const { api, id } = server();
  const release = () => switchServer.handle(api.app, { serviceId: id }, signal);
  const carryOut = async () => {
    const { action } = await service();
    if (action === null) return;
    await step(action);
    clock.turn(minuteMs);
    await step(action);
  };
  await begin('stop');
  await carryOut();
  await alter(api, id, { resume_power: 'running' });
  faults.script = ['fail'];
  await release();
  await carryOut();
  expect((await service()).power).toBe('stopped');
  await release();
  await carryOut();
  expect((await service()).power).toBe('running');
  await begin('stop');
  await carryOut();
  await release();
  expect(await service()).toMatchObject({ power: 'stopped', action: null });
  await begin('start');
  await carryOut();
});

test('a released server that its client stops meanwhile stays off', async () => {
  const { api, id } = server();
  await alter(api, id, { resume_power: 'running' });
  await begin('stop');
  expect((await api.app.database.read((tx) => allServicesRepository(tx).find(id)))?.resume_power).toBeNull();
});
