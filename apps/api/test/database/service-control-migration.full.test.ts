import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readBundledCatalogue } from '../../src/modules/catalogue/bundled-catalogue.ts';
import { databaseBefore } from './database-before.ts';

test('services from before the migration get their specs, system and addresses', async () => {
  const { db, migrate } = await databaseBefore('2026-11-22-03-service-control.ts');
  const catalogue = JSON.stringify(await readBundledCatalogue());
  await sql`insert into client (country, created_at) values ('DE', now())`.execute(db);
  await sql`insert into catalogue_version (document, checksum, source, applied_at) values (${catalogue}::jsonb, 'x', 'x', now())`.execute(
    db,
  );
  const insert = (status: string, tariff: string, country: string, ip: string | null, configoptions: object) =>
    sql`insert into service (client_id, status, hostname, tariff, plan_type, tariff_name, country, city, billing_cycle, renewal_cents,
        configoptions, details, ip, created_at, search_text)
      select id, ${status}, 'host', ${tariff}, 'vps', '{}', ${country}, '{}', 'monthly', 100, ${JSON.stringify(configoptions)}::jsonb, '{}', ${ip}, now(), ''
      from client`.execute(db);
  await insert('active', 'storage-4tb-fi', 'FI', '203.0.113.70', { os: 'debian-13', raid: 'raid-6', ipv4: 1 });
  await insert('suspended', 'vps-nvme-2-de', 'DE', '203.0.113.71', { os: 'iso', iso: 'arch', ipv4: 1 });
  await insert('delete', 'vps-nvme-2-de', 'DE', '203.0.113.72', { os: 'debian-13', raid: 'none' });
  await insert('pending', 'gone-1-de', 'DE', null, { os: 'debian-13' });
  await sql`insert into simulated_server (service_id, country, ipv4, requested_at, ready_at) values (1, 'FI', '203.0.113.70', now(), now())`.execute(
    db,
  );
  await migrate();

  const { rows } = await sql<Record<string, unknown>>`
    select status, power, os ->> 'id' as os, raid -> 'label' as raid, iso ->> 'id' as iso, specs -> 'storage' as storage
    from service order by id`.execute(db);
  expect(rows).toEqual([
    {
      status: 'active',
      power: 'running',
      os: 'debian-13',
      raid: { en: 'RAID 6', ru: 'RAID 6' },
      iso: null,
      storage: { en: '4 TB HDD', ru: '4 ТБ HDD' },
    },
    { status: 'suspended', power: 'stopped', os: 'iso', raid: null, iso: 'arch', storage: { en: '40 GB NVMe', ru: '40 ГБ NVMe' } },
    {
      status: 'delete',
      power: null,
      os: 'debian-13',
      raid: { en: 'None', ru: 'Нет' },
      iso: null,
      storage: { en: '40 GB NVMe', ru: '40 ГБ NVMe' },
    },
    { status: 'pending', power: null, os: null, raid: null, iso: null, storage: null },
  ]);
  const addresses = await sql<Record<string, unknown>>`
    select service_id, position, ip, gateway, prefix_length, released_at is not null as released from service_address order by service_id`.execute(
    db,
  );
  expect(addresses.rows).toEqual([
    { service_id: 1, position: 1, ip: '203.0.113.70', gateway: '203.0.113.1', prefix_length: 24, released: false },
    { service_id: 2, position: 1, ip: '203.0.113.71', gateway: '203.0.113.1', prefix_length: 24, released: false },
    { service_id: 3, position: 1, ip: '203.0.113.72', gateway: '203.0.113.1', prefix_length: 24, released: true },
  ]);
  const servers = await sql<{
    service_id: number;
    power: string;
  }>`select service_id, power from simulated_server order by service_id`.execute(db);
  expect(servers.rows).toEqual([
    { service_id: 1, power: 'running' },
    { service_id: 2, power: 'stopped' },
  ]);
  // A deleted service's address is free, an active one's isn't.
  await insert('active', 'vps-nvme-2-de', 'DE', '203.0.113.72', {});
  await expect(insert('active', 'vps-nvme-2-de', 'DE', '203.0.113.70', {})).rejects.toThrow('service_ip_living');
});
