import type { Plugin } from '@portico/drivers/define-config';
import type { DriverFactory } from '@portico/drivers/driver-context';
import type { PaymentGateway } from '@portico/drivers/payment-gateway';
import { sandboxId } from './sandbox-gateway/sandbox-ids.ts';
import { gatewaySandboxSecret, sandboxSecretOf } from './sandbox-gateway/settings.ts';
import { deliverWebhook } from './sandbox/deliver-webhook.job.ts';
import { sandboxHostile, sandboxLoseWebhooks } from './sandbox/settings.ts';
import { simulationMigrations } from './simulation-migrations.ts';
import { simulatorTypedFolder } from './simulated-console/settings.ts';
import { simulatorDelayMs, simulatorFaults, simulatorSeed } from './simulator/settings.ts';

/** Servers and payments that aren't real. Its code is loaded when it is used, which a production server never does. */
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
  async provisioning({ setting, database, logger, now }) {
    const { createSimulator } = await import('./simulator/simulator.ts');
    const { createSimulatedConsoles } = await import('./simulated-console/simulated-consoles.ts');
    const { randomFaults } = await import('./simulator/faults.ts');
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
  gateways: [sandboxGateway('decision'), sandboxGateway('card')],
  jobs: [deliverWebhook],
  async routes(server, context) {
    // Another gateway has replaced the sandbox.
    if (![...context.gateways.values()].some(({ id }) => id === sandboxId)) return;
    const { sandboxRoutes } = await import('./sandbox/sandbox-routes.ts');
    await sandboxRoutes(server, context);
  },
};

function sandboxGateway(takes: 'decision' | 'card'): DriverFactory<PaymentGateway> {
  return async (context) => {
    const { createSandboxGateway } = await import('./sandbox-gateway/sandbox-gateway.ts');
    return createSandboxGateway({ secret: sandboxSecretOf(context), origin: context.ownOrigin, takes });
  };
}
