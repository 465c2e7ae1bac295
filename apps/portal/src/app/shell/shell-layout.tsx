import { Suspense, useEffect, useState } from 'react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Link, Outlet, useMatches } from '@tanstack/react-router';
import { useAtom } from 'jotai/react';
import { useIntl } from '@portico/i18n/react';
import { usePrerendered } from '@portico/prerender/use-prerendered';
import { AppShell } from '@portico/ui/app-shell';
import { Banner } from '@portico/ui/banner';
import { BrandMark } from '@portico/ui/brand-mark';
import { lazily } from '@portico/ui/lazily';
import { SidebarBrand } from '@portico/ui/sidebar';
import { accountQuery } from '../../operations/account.queries.ts';
import { queryClient } from '../../operations/cache/query-client.ts';
import { useOffered, useOfferedPages } from '../../operations/offers/use-offered.ts';
import { closedArea } from '../../operations/rights/rights.ts';
import { useUser } from '../../operations/use-user.ts';
import { cart } from '../../platform/cart.ts';
import { ConfirmPasswordHost } from '../../flows/confirm-password/confirm-password-host.tsx';
import { configuration } from '../../platform/configuration.ts';
import { loadTexts } from '../../platform/locale.ts';
import { store } from '../../platform/store.ts';
import { OfflinePage } from '../offline-page.tsx';
import { CommandHost } from './top-bar/command-host.tsx';
import { ShellFooter } from './shell-footer.tsx';
import { ShellNavigation } from './shell-navigation.tsx';
import { shellMessages as m } from './shell.messages.ts';
import { readSidebarOpen, sidebarCookie } from './sidebar-cookie.ts';
import { TopBarCart } from './top-bar/top-bar-cart.tsx';
import { TopBarSearch } from './top-bar/top-bar-search.tsx';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import { useAwaitsLine } from './live/use-awaits-line.ts';
import { useLiveUpdates } from './live/use-live-updates.ts';
import { useOnline } from '../use-online.ts';

const ImpersonationBanner = lazily(
  () => Promise.all([import('./banners/impersonation-banner.tsx'), loadTexts(store, 'operator')]),
  ([module]) => module.ImpersonationBanner,
);
const TestClockBanner = lazily(
  () => Promise.all([import('./banners/test-clock-banner.tsx'), loadTexts(store, 'operator')]),
  ([module]) => module.TestClockBanner,
);
const ClosedPage = lazily(
  () => Promise.all([import('./closed-page.tsx'), loadTexts(store, 'access')]),
  ([module]) => module.ClosedPage,
);
const CartDialog = lazily(
  () => Promise.all([import('../../features/cart/cart-dialog.tsx'), loadTexts(store, 'cart'), loadTexts(store, 'flow')]),
  ([module]) => module.CartDialog,
);

/** The layout of every signed-in screen. */
export function ShellLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Shell />
    </QueryClientProvider>
  );
}

/** The frame of every signed-in screen. It fetches the user data when it loads. */
function Shell() {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(() => readSidebarOpen(document.cookie));
  const prerenderedForPhone = usePrerendered() === 'phone';
  const online = useOnline();
  // Without events, coming back to the portal is when its counters are updated.
  const hasEvents = useOffered('streamEvents');
  useQuery({ ...accountQuery(), refetchOnMount: 'always', refetchOnWindowFocus: hasEvents || 'always' });
  useLiveUpdates();
  const { impersonation, clock_ahead_ms: clockAheadMs } = useUser() ?? {};

  function keepOpen(next: boolean): void {
    setOpen(next);
    document.cookie = sidebarCookie(next);
  }

  return (
    <AppShell
      open={open}
      onOpenChange={keepOpen}
      prerenderedForPhone={prerenderedForPhone}
      brand={<SidebarBrand mark={<BrandMark />} name={configuration.brand} render={<Link to="/settings" />} />}
      navigation={<ShellNavigation />}
      footer={<ShellFooter />}
      topBarEnd={
        <>
          <TopBarSearch />
          <TopBarCart />
        </>
      }
      banner={
        <>
          {impersonation ? (
            <Suspense>
              <ImpersonationBanner impersonation={impersonation} />
            </Suspense>
          ) : null}
          {clockAheadMs ? (
            <Suspense>
              <TestClockBanner key={clockAheadMs} />
            </Suspense>
          ) : null}
          {online ? null : (
            <Banner tone="warning" label={formatMessage(m.connection)}>
              {formatMessage(m.offline)}
            </Banner>
          )}
        </>
      }
      skipLinkLabel={formatMessage(m.skip)}
      navigationLabel={formatMessage(m.navigation)}
      collapseLabel={formatMessage(m.collapse)}
      expandLabel={formatMessage(m.expand)}
      openMenuLabel={formatMessage(m.openMenu)}
      closeMenuLabel={formatMessage(m.closeMenu)}
    >
      <OpenPage />
      <CartHost />
      <CommandHost />
      <ConfirmPasswordHost />
      <UnsavedChangesGuard />
    </AppShell>
  );
}

/** The page, or the reason why the reader may not see it. */
function OpenPage() {
  // The page that the outlet shows: the address already names the next one while that loads.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  const awaitsLine = useAwaitsLine();
  const isOffered = useOfferedPages();
  const user = useUser();
  const closed = isOffered(path) ? closedArea(user, path) : 'not-offered';
  return closed ? (
    <Suspense>
      <ClosedPage area={closed} />
    </Suspense>
  ) : (
    <>
      {awaitsLine ? <OfflinePage /> : null}
      {/* Hidden only, so that it keeps working where it waits. */}
      <div hidden={awaitsLine}>
        <Outlet />
      </div>
    </>
  );
}

/** Loads the cart's code when it first opens. It stays mounted afterwards, so that it can animate out. */
function CartHost() {
  const [open, setOpen] = useAtom(cart.modalOpenAtom);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  // Closes on sign-out, or the next sign-in would open it again.
  useEffect(() => () => setOpen(false), [setOpen]);
  return wanted ? (
    <Suspense>
      <CartDialog />
    </Suspense>
  ) : null;
}
