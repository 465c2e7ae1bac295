import { defineConfig } from '@portico/drivers/define-config';
import { simulationPlugin } from '@portico/simulation/simulation-plugin';

export default defineConfig({ plugins: [simulationPlugin] });
