import { jobsWith } from '../src/registry/jobs.ts';
import { simulationPlugin } from '@portico/simulation/simulation-plugin';

/** The jobs of a server with the simulation, so that tests can leave some out. */
export const simulatedJobs = jobsWith([simulationPlugin]);
