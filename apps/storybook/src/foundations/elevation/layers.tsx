import type { ReactElement } from 'react';
import { Specimen, Specimens } from '../specimen.tsx';

const layers = [
  ['z-toast', 'Toasts and the skip link, always visible'],
  ['z-popup', 'Menus, popovers, tooltips and field lists'],
  ['z-overlay', 'Dialogs and sheets, with their backdrop'],
  ['z-sidebar', 'The sidebar and the phone’s top bar'],
] as const;

/** The layers from the top down, with their current values. */
export function Layers(): ReactElement {
  return (
    <Specimens>
      {layers.map(([token, what]) => (
        <Specimen key={token} token={token}>
          {what}
        </Specimen>
      ))}
    </Specimens>
  );
}
