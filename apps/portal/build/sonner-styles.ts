import type { Plugin } from 'vite';

const injection = /__insertCSS\(("(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*')\)\s*;?/u;

/**
 * sonner injects a style element when it is imported, which the server's strict CSP refuses. Its stylesheet comes with
 * `@portico/ui/toaster.css` instead, and this plugin removes the call. It fails the build if a release injects differently.
 */
export function sonnerStyles(): Plugin {
  return {
    name: 'portico:sonner-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /sonner\/dist\/index\.m?js/u },
      handler(code) {
        const stripped = code.replace(injection, '');
        if (stripped === code) this.error('sonner no longer injects its styles by __insertCSS: check the CSP and this plugin');
        return { code: stripped, map: null };
      },
    },
  };
}
