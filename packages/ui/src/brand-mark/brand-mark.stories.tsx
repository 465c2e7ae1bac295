import { brands, type Brand } from '@portico/brand';
import { paletteOf } from '@portico/brand/brand-style-sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
import { BrandMark } from './brand-mark.tsx';

const guide: ComponentGuide = {
  use: "The provider's mark, in the colour and size of the surrounding text: in the sidebar, above a sign-in form, in a footer. Its shape comes from the brand, not from the page.",
  avoid: ['Icon, for a symbol with a meaning.', 'Avatar, for a person or a client.'],
  alsoCalled: ['logo'],
  keyboard: [],
  code: `import { BrandMark } from '@portico/ui/brand-mark';

export function Home({ name }: { name: string }) {
  return (
    <a href="/">
      <BrandMark /> {name}
    </a>
  );
}
`,
};

const meta = { component: BrandMark, parameters: { guide } } satisfies Meta<typeof BrandMark>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Returns the styles of the mark alone, as on a page that links the brand's stylesheet. */
function markOf(brand: Brand): CSSProperties {
  const name = '--portico-brand-mark';
  // React sets custom properties, which its style type does not include.
  return { [name]: paletteOf(brand)[name] } as CSSProperties;
}

export const BesideTheName: Story = {
  render: (args) => (
    <p>
      <BrandMark {...args} style={markOf(brands.portico)} /> Portico
    </p>
  ),
};
export const OfAnotherBrand: Story = {
  render: (args) => (
    <p>
      <BrandMark {...args} style={markOf(brands.damson)} /> Damson
    </p>
  ),
};
export const Alone: Story = { args: { label: 'Portico', style: { ...markOf(brands.portico), fontSize: '2.5rem' } } };
export const OnTheAccent: Story = {
  render: (args) => (
    <span style={{ display: 'inline-flex', padding: '0.375rem', background: 'var(--portico-accent)', color: 'var(--portico-on-accent)' }}>
      <BrandMark {...args} style={markOf(brands.damson)} />
    </span>
  ),
};
export const WithoutABrand: Story = {};
