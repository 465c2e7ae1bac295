import { Menu } from 'lucide-react';
import { Suspense, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { lazily, whenOnline } from '../lazily/lazily.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { SidebarContext } from '../sidebar/sidebar-state.ts';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { useLabels } from '../labels/labels-provider.tsx';
import styles from './app-shell.module.css';
import { usePhoneWidth } from './phone-width.ts';
import { useSidebarShortcut } from './sidebar-shortcut.ts';

// Only a phone needs the dialog, and only once its menu is opened.
const loadSheet = whenOnline(() => import('./sidebar-sheet.tsx'));
const SidebarSheet = lazily(loadSheet, (module) => module.SidebarSheet);

const contentId = 'content';

export interface AppShellProps {
  /** Whether the sidebar shows labels beside its icons. Controlled by the application, which stores it in a cookie. Ignored on phones. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** For server rendering: true if the server renders for a phone. The first browser render uses the same value and then corrects it. */
  prerenderedForPhone?: boolean | undefined;
  /** A `SidebarBrand`; on phones it also appears in the top bar. */
  brand: ReactNode;
  /** `SidebarSection`s. */
  navigation: ReactNode;
  /** Cart, balance, user menu. */
  footer?: ReactNode;
  /** Content at the end of the phone's top bar. */
  topBarEnd?: ReactNode;
  /** Shown above the page on every screen, such as "You are signed in as a client". */
  banner?: ReactNode;
  /** The page, rendered in the main landmark. */
  children: ReactNode;
  /** Defaults to `skipToContent` of the labels. */
  skipLinkLabel?: string | undefined;
  /** Defaults to `navigation` of the labels. */
  navigationLabel?: string | undefined;
  /** Defaults to `collapseSidebar` of the labels. */
  collapseLabel?: string | undefined;
  /** Defaults to `expandSidebar` of the labels. */
  expandLabel?: string | undefined;
  /** Defaults to `openMenu` of the labels. */
  openMenuLabel?: string | undefined;
  /** Defaults to `closeMenu` of the labels. */
  closeMenuLabel?: string | undefined;
}

/** The frame of every signed-in screen: a sidebar that collapses to icons and becomes a sheet on phones, with the page beside it. */
export function AppShell(props: AppShellProps): ReactElement {
  // The compiler's caches would outweigh the component, which only arranges what it is given.
  'use no memo';
  const labels = useLabels();
  const { open, onOpenChange, brand, navigation, footer, topBarEnd, banner, children } = props;
  const phone = usePhoneWidth(props.prerenderedForPhone ?? false);
  const [sheetOpen, setSheetOpen] = useState(false);
  const sheetShown = phone && sheetOpen;

  useSidebarShortcut(() => (phone ? setSheetOpen(!sheetOpen) : onOpenChange(!open)));

  // Closes the sheet when the window grows beyond a phone's width.
  if (!phone && sheetOpen) setSheetOpen(false);

  const state = useMemo(() => ({ collapsed: !phone && !open, phone, closeSheet: () => setSheetOpen(false) }), [phone, open]);
  const navigationLabel = props.navigationLabel ?? labels.navigation ?? 'Main';
  const parts = { brand, navigation, footer, navigationLabel };

  return (
    <SidebarContext value={state}>
      <div className={styles.root} data-collapsed={state.collapsed || undefined}>
        <SkipLink targetId={contentId}>{props.skipLinkLabel ?? labels.skipToContent ?? 'Skip to content'}</SkipLink>
        {phone ? (
          <header className={styles.topBar}>
            <IconButton
              label={props.openMenuLabel ?? labels.openMenu ?? 'Open menu'}
              variant="quiet"
              size="lg"
              aria-haspopup="dialog"
              aria-expanded={sheetShown}
              onPointerDown={() => void loadSheet()}
              onClick={() => setSheetOpen(true)}
            >
              <Menu />
            </IconButton>
            <div className={styles.topBarBrand}>{brand}</div>
            {topBarEnd}
          </header>
        ) : (
          <header className={styles.column}>
            <Sidebar
              {...parts}
              toggle={{
                label: open
                  ? (props.collapseLabel ?? labels.collapseSidebar ?? 'Collapse sidebar')
                  : (props.expandLabel ?? labels.expandSidebar ?? 'Expand sidebar'),
                onToggle: () => onOpenChange(!open),
              }}
            />
          </header>
        )}
        <div className={styles.page}>
          {banner}
          <main id={contentId} tabIndex={-1} className={styles.content}>
            {children}
          </main>
        </div>
        {phone ? (
          <Suspense fallback={null}>
            <LazySheet
              open={sheetShown}
              onOpenChange={setSheetOpen}
              label={navigationLabel}
              closeLabel={props.closeMenuLabel ?? labels.closeMenu ?? 'Close menu'}
            >
              {(closeButton) => <Sidebar {...parts} brandEnd={closeButton} />}
            </LazySheet>
          </Suspense>
        ) : null}
      </div>
    </SidebarContext>
  );
}

/** Loads the sheet's code when it first opens and keeps it mounted, so that it can animate out. */
function LazySheet(props: Parameters<typeof SidebarSheet>[0]): ReactElement | null {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <SidebarSheet {...props} /> : null;
}
