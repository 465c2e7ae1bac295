import type { ReactNode } from 'react';
import { Link, Outlet } from '@tanstack/react-router';
import { useIntl } from '@portico/i18n/react';
import { usePrerendered } from '@portico/prerender/use-prerendered';
import { BrandMark } from '@portico/ui/brand-mark';
import { configuration } from '../platform/configuration.ts';
import { vocabulary } from '../platform/vocabulary.messages.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './page.module.css';
import { useOnline } from './use-online.ts';

/** Layout of the authentication pages: centred, full height, with the product's logo on top. */
export function AuthLayout({ children }: { readonly children?: ReactNode }) {
  const { formatMessage } = useIntl();
  const online = useOnline();
  usePrerendered();
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
