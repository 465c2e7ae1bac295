import { simulationPlugin } from '@portico/simulation/simulation-plugin';
import type { LoadedConfig } from '../src/platform/settings/loaded-config.ts';
import { jobsWith } from '../src/registry/jobs.ts';

export const simulation: LoadedConfig = { file: 'portico.config.ts', plugins: [simulationPlugin] };

/** The jobs of a server with the simulation, so that tests can leave some out. */
export const simulatedJobs = jobsWith(simulation.plugins);

/** Jobs that were asked for. The others could continue with what a test has set by hand: they remove the server of a deleted service. */
export const requestedJobs = simulatedJobs.filter(({ policy }) => policy.everySeconds === undefined);
