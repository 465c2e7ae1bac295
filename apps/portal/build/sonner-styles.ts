import type { Plugin } from 'vite';

const injection = /__insertCSS\(("(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*')\)\s*;?/u;

/**
 * sonner adds a style element when it is imported, which the server's strict CSP refuses. Its stylesheet arrives by
 * `@portico/ui/toaster.css` instead, and the call is taken out here; a release that injects differently fails the build.
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
