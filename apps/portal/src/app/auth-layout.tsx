import type { ReactNode } from 'react';
import { Link, Outlet } from '@tanstack/react-router';
import { BrandMark } from '@portico/ui/brand-mark';
import { configuration } from '../platform/configuration.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './page.module.css';

/** Authentication pages: centred, full height, the product's logo above the page. */
export function AuthLayout({ children }: { readonly children?: ReactNode }) {
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
      <main>{children ?? <Outlet />}</main>
      <footer>
        <LanguageSwitch />
      </footer>
    </div>
  );
}
