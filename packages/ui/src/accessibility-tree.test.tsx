import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibleLines } from '../test/accessibility-tree.ts';
import * as combobox from './combobox/combobox.stories.tsx';
import * as confirmDialog from './confirm-dialog/confirm-dialog.stories.tsx';
import * as dialog from './dialog/dialog.stories.tsx';
import * as menu from './menu/menu.stories.tsx';
import * as multiSelect from './multi-select/multi-select.stories.tsx';
import * as table from './table/table.stories.tsx';

/** Asserts what assistive technology gets, in this order, with anything between. */
async function expectLines(...expected: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const lines = await accessibleLines();
      let from = 0;
      const missing = expected.filter((line) => {
        const found = lines.indexOf(line, from);
        if (found >= 0) from = found + 1;
        return found < 0;
      });
      return missing.length === 0 ? [] : { missing, lines };
    })
    .toEqual([]);
}

test('a combobox is named by its field, and its open list has groups of options under the same name', async () => {
  const { Grouped } = composeStories(combobox);
  await Grouped.run();
  await expectLines(
    'combobox "Service" expanded',
    'listbox "Service"',
    'group "Active"',
    'option "db-01.example.com"',
    'group "Not active"',
    'option "old-web.example.com"',
  );
});

test('a combobox announces that nothing matches in a region that was there before', async () => {
  const { Empty } = composeStories(combobox);
  await Empty.run();
  await expectLines('combobox "Country" expanded=false');
  await page.getByRole('combobox').click();
  await expectLines('listbox "Country"', 'status live=polite');
  await userEvent.keyboard('Atlantis');
  await expectLines('combobox "Country" expanded', 'status live=polite');
  await expect.element(page.getByRole('status')).toMatchTextContent('No matching country');
});

test('a multi-select says how many are selected, which ones, and that its list takes several', async () => {
  const { Chosen } = composeStories(multiSelect);
  await Chosen.run();
  await page.getByRole('combobox').click();
  await expectLines(
    'list "Selected: 2"',
    'button "Remove edge-fra-01.acme.dev"',
    'button "Remove db-ams-01.acme.dev"',
    'combobox "Services" (Selected: 2) expanded',
    'status live=polite',
    'listbox "Services" multiselectable',
    'option "edge-fra-01.acme.dev" selected',
    'option "edge-fra-02.acme.dev"',
    'option "db-ams-01.acme.dev" selected',
  );
});

test('a menu is named by its button, and its items say whether they are checked or disabled', async () => {
  const { ActionsOpen, ColumnsOpen } = composeStories(menu);
  await ActionsOpen.run();
  await expectLines(
    'menu "Actions"',
    'menuitem "Restart R"',
    'menuitem "Unavailable while restarting" disabled',
    'menuitem "Cancel service"',
  );
  await ColumnsOpen.run();
  await expectLines('menu "Columns"', 'group "Columns"', 'menuitemcheckbox "Country" checked=true', 'menuitemcheckbox "Renewal cost"');
});

test('a table has a name, headers with the sort, and rows whose checkboxes name their object', async () => {
  const { LinkedAndSorted, Selectable } = composeStories(table);
  await LinkedAndSorted.run();
  await expectLines('table "My services"', 'link "mail.acme.dev"');
  await expect.element(page.getByRole('columnheader', { name: 'Next due date' })).toHaveAttribute('aria-sort', 'descending');
  await Selectable.run();
  await expectLines('table "My services"', 'checkbox "Select all services" checked=mixed', 'checkbox "Select mail.acme.dev" checked=true');
});

test('an open dialog is all there is: named by its title, described, and an alert dialog if it asks for confirmation', async () => {
  const { Small } = composeStories(dialog);
  await Small.run();
  await expectLines('dialog "Top up" (The amount is added to your balance immediately.)', 'button "Close"');
  expect((await accessibleLines())[0]).toMatch(/^dialog /);
  const { Plain } = composeStories(confirmDialog);
  await Plain.run();
  await expect.poll(async () => (await accessibleLines())[0]).toMatch(/^alertdialog ".+" \(.+\)$/);
});
