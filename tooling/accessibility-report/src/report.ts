import { axeRules } from './axe-rules.ts';
import { criteria, type Criterion } from './criteria.ts';
import { evidence } from './evidence.ts';
import { fileOfTest } from './test-titles.ts';

const introduction = `# Accessibility conformance report

Based on VPAT® 2.5 INT: WCAG 2.2 at levels A and AA, EN 301 549 3.2.1. It covers the customer portal and the components of \`@portico/ui\`. It is
generated from what the tests cover (\`pnpm --filter @portico/accessibility-report generate\`) and isn't a certificate: **Portico hasn't been evaluated
with assistive technology**. Reports of a provider's own evaluation take precedence over this one.

## How it was evaluated

- **axe** runs on every screen of the portal and on every story of the kit: both languages, light and dark, at 1440, 768 and 320 px on screens and at
  1440 and 360 px in stories. It finds no violation, and none is excepted.
- **Keyboard**: a real browser presses every key that a component documents.
- **Accessibility tree**: names, roles, states and live regions are read as a browser gives them to assistive technology.
- **Settings of the reader**: every story of the kit at twice the font size of the browser (nothing is cut off, overlaps or stays small), in forced
  colours (what is selected, checked, current, highlighted, disabled or focused is still painted as such), and on a right-to-left page (the layout is
  mirrored).
- **Contrast** is measured as painted, for every pair of colours and every accent that a brand may have.

| Term | Means here |
| --- | --- |
| Supports | At least one test of ours holds it, as far as a test can say. The remark names what it cannot say. |
| Not evaluated | No test of ours holds it, and no person has evaluated it. VPAT has this term for level AAA only; any other term would claim what nobody looked at. |
| Not applicable | There is nothing in the product that the criterion is about. |
`;

const otherChapters = `## EN 301 549, other chapters

| Chapter | Conformance | Remark |
| --- | --- | --- |
| 4 Functional performance | Not evaluated | It needs people. |
| 5 Generic requirements | Not applicable | No closed functionality, no biometrics, no hardware. |
| 6 Two-way voice communication | Not applicable | There is none. |
| 7 Video capabilities | Not applicable | There is no video. |
| 8 Hardware | Not applicable | There is none. |
| 9.4.1.1 Parsing | Supports | WCAG regards it as always met in HTML since 2023. |
| 10 Non-web documents | Not evaluated | Invoices are PDF/A-3b without tags. The same facts are on the invoice's page. |
| 11 Software | Not applicable | The portal is a website. |
| 12 Documentation and support services | Not evaluated | They are the provider's. |
| 13 Relay and emergency services | Not applicable | There are none. |
`;

/** Returns the report as Markdown. @throws Error if a test that it names does not exist */
export function report(): string {
  const rules = axeRules();
  const levels = (['A', 'AA'] as const).map((level) => {
    const rows = criteria
      .filter((criterion) => criterion.level === level)
      .map((criterion) => row(criterion, rules.get(criterion.number) ?? []));
    return `## Level ${level}\n\n| Criterion | EN 301 549 | Conformance | Evidence and remarks |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return [introduction, ...levels, otherChapters].join('\n');
}

function row({ number, name, isNew }: Criterion, rules: readonly string[]): string {
  const { conformance, remark } = assess(number);
  const axe =
    rules.length > 0 && conformance !== 'Not applicable'
      ? `axe finds no violation (${rules.map((rule) => `\`${rule}\``).join(', ')}).`
      : '';
  return `| ${number} ${name} | ${isNew ? 'not in 3.2.1' : `9.${number}`} | ${conformance} | ${[axe, remark].filter(Boolean).join(' ')} |`;
}

function assess(number: string): { conformance: string; remark: string } {
  const known = evidence[number];
  if (known === undefined) return { conformance: 'Not evaluated', remark: '' };
  if ('notApplicable' in known) return { conformance: 'Not applicable', remark: known.notApplicable };
  const tests = known.tests.map((title) => `[${escaped(title)}](../${fileOfTest(title)})`).join('; ');
  return { conformance: 'Supports', remark: `Tests: ${tests}. They cannot say: ${known.cannotSay}` };
}

function escaped(title: string): string {
  return title.replaceAll('|', String.raw`\|`).replaceAll('$', String.raw`\$`);
}
