import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link, Outlet } from '@tanstack/react-router';
import { useIntl } from '@portico/i18n/react';
import { BrandMark } from '@portico/ui/brand-mark';
import { configuration } from '../platform/configuration.ts';
import { markHydrated } from '../platform/prerendered.ts';
import { vocabulary } from '../platform/vocabulary.messages.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './page.module.css';
import { useOnline } from './use-online.ts';

/** Layout of the authentication pages: centred, full height, with the product's logo on top. */
export function AuthLayout({ children }: { readonly children?: ReactNode }) {
  const { formatMessage } = useIntl();
  const online = useOnline();
  // Runs below the router's Suspense boundary, and in a timer, after the forms have taken over the typed text.
  useEffect(() => {
    const timer = setTimeout(markHydrated);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.auth}>
      <header>
        <Link to="/auth/login" className={styles.brand}>
          <span className={styles.mark}>
            <BrandMark />
          </span>
          {configuration.brand}
        </Link>
      </header>
      {online ? null : (
        <p role="alert" className={styles.notice}>
          {formatMessage(vocabulary.offlineForm)}
        </p>
      )}
      <main>{children ?? <Outlet />}</main>
      <footer>
        <LanguageSwitch />
      </footer>
    </div>
  );
}
