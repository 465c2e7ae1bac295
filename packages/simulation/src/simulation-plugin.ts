import type { Plugin } from '@portico/drivers/define-config';
import type { DriverFactory } from '@portico/drivers/driver-context';
import type { PaymentGateway } from '@portico/drivers/payment-gateway';
import { createSandboxGateway } from './sandbox-gateway/sandbox-gateway.ts';
import { sandboxId } from './sandbox-gateway/sandbox-ids.ts';
import { gatewaySandboxSecret, sandboxSecretOf } from './sandbox-gateway/settings.ts';
import { deliverWebhook } from './sandbox/deliver-webhook.job.ts';
import { sandboxRoutes } from './sandbox/sandbox-routes.ts';
import { sandboxHostile, sandboxLoseWebhooks } from './sandbox/settings.ts';
import { simulationMigrations } from './simulation-migrations.ts';
import { simulatorTypedFolder } from './simulated-console/settings.ts';
import { createSimulatedConsoles } from './simulated-console/simulated-consoles.ts';
import { randomFaults } from './simulator/faults.ts';
import { simulatedPools } from './simulator/simulated-pools.ts';
import { createSimulator } from './simulator/simulator.ts';
import { simulatorDelayMs, simulatorFaults, simulatorSeed } from './simulator/settings.ts';

/** Servers and payments that aren't real. */
export const simulationPlugin: Plugin = {
  name: 'simulation',
  isSimulation: true,
  settings: [
    gatewaySandboxSecret,
    simulatorDelayMs,
    simulatorSeed,
    simulatorFaults,
    simulatorTypedFolder,
    sandboxLoseWebhooks,
    sandboxHostile,
  ],
  migrations: simulationMigrations,
  provisioning({ setting, database, logger, now }) {
    const seed = setting(simulatorSeed);
    const faultRates = setting(simulatorFaults);
    return createSimulator({
      database,
      delayMs: setting(simulatorDelayMs),
      now,
      seed,
      consoles: createSimulatedConsoles({ logger, typedFolder: setting(simulatorTypedFolder) ?? null }),
      ...(faultRates && { pickFault: randomFaults(seed, faultRates) }),
    });
  },
  addressPools: simulatedPools,
  gateways: [sandboxGateway('decision'), sandboxGateway('card')],
  jobs: [deliverWebhook],
  async routes(server, context) {
    // Another gateway has replaced the sandbox.
    if (![...context.gateways.values()].some(({ id }) => id === sandboxId)) return;
    await sandboxRoutes(server, context);
  },
};

function sandboxGateway(takes: 'decision' | 'card'): DriverFactory<PaymentGateway> {
  return (context) => createSandboxGateway({ secret: sandboxSecretOf(context), origin: context.ownOrigin, takes });
}
