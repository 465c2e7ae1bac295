import { dailyIf, fullOnly } from '@portico/test-depth/daily-if';
import { useActionState, useState, version, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formFields, type FieldProps, type FormField } from '../test/form-fields.tsx';

// A form that misses its listeners would leave the page.
beforeAll(() => document.addEventListener('submit', (event) => event.preventDefault()));

function draw(element: ReactElement): void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(element);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
}

/** What the form would send for the field: the file's name for a file. */
function sent(): string[] {
  const form = document.querySelector('form');
  return form ? entriesOf(new FormData(form)) : ['no form'];
}

function entriesOf(data: FormData): string[] {
  return Array.from(data.values(), (entry) => (typeof entry === 'string' ? entry : entry.name));
}

const submit = async () => page.getByRole('button', { name: 'Save' }).click();

function Form({ action, children }: { action?: (data: FormData) => void; children: ReactNode }): ReactElement {
  return (
    <form {...(action ? { action } : {})}>
      {children}
      <button type="submit">Save</button>
      <button type="reset">Start over</button>
    </form>
  );
}

/** The field's default is what the last action returned. */
function SavedByAction({ field }: { field: FormField }): ReactElement {
  const [saved, save] = useActionState(() => field.second, field.first);
  return (
    <Form action={() => save()}>
      {field.draw({ name: 'field', defaultValue: saved })}
      {saved === field.second && <output>Saved by the action</output>}
    </Form>
  );
}

function Controlled({
  field,
  onChange,
  action,
}: {
  field: FormField;
  onChange?: (value: unknown) => void;
  action?: (data: FormData) => void;
}) {
  const [value, setValue] = useState(field.first);
  const props: FieldProps<unknown> = {
    name: 'field',
    value,
    onValueChange: (next) => {
      setValue(next);
      onChange?.(next);
    },
  };
  return <Form {...(action ? { action } : {})}>{field.draw(props)}</Form>;
}

/** What the form sends for the field, and what the field shows where that could differ. */
const seen = (field: FormField) => ({ sent: sent(), shown: field.shown?.() });

const expectFirst = async (field: FormField) =>
  expect.poll(() => seen(field)).toEqual({ sent: field.firstSent, shown: field.shown && field.firstSent.join() });

const expectSecond = async (field: FormField) =>
  expect.poll(() => seen(field)).toEqual({ sent: field.secondSent, shown: field.shown && field.secondSent.join() });

/** Resets the form and returns what it would send at once, before React renders. */
function reset(): string[] {
  document.querySelector('form')?.reset();
  return sent();
}

interface HookFormProps {
  field: FormField;
  onSubmit: (values: unknown) => void;
  children: (form: UseFormReturn<{ field: unknown }>) => ReactNode;
}

function HookForm({ field, onSubmit, children }: HookFormProps): ReactElement {
  const form = useForm<{ field: unknown }>({ defaultValues: { field: field.first } });
  return (
    <form onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}>
      {children(form)}
      <button type="submit">Save</button>
      <button type="button" onClick={() => form.reset({ field: field.first })}>
        Write the first
      </button>
      <button type="button" onClick={() => form.reset({ field: field.second })}>
        Write the second
      </button>
    </form>
  );
}

/** Changes and submits the field, then lets the form write each value. */
async function fillHookForm(field: FormField): Promise<void> {
  await expectFirst(field);
  await field.change();
  await expectSecond(field);
  await submit();
  await page.getByRole('button', { name: 'Write the first' }).click();
  await expectFirst(field);
  await page.getByRole('button', { name: 'Write the second' }).click();
  await expectSecond(field);
}

/** One component for each implementation. The others share one of these. */
const oneOfEachKind = new Set(['TextInput', 'NumberField', 'Select', 'Combobox', 'Checkbox', 'FileDrop']);
const dailyIfOneOfEachKind = ({ component }: FormField) => dailyIf(oneOfEachKind.has(component));

describe.each(formFields)(`$component on React ${version}`, (field) => {
  const byKind = dailyIfOneOfEachKind(field);

  test('is controlled by its value', async () => {
    const onChange = vi.fn();
    draw(<Controlled field={field} onChange={onChange} />);
    await expectFirst(field);
    await field.change();
    await expectSecond(field);
    expect(onChange).toHaveBeenLastCalledWith(field.second);
  });

  test('shows a controlled value that the application does not change', byKind, async () => {
    draw(<Form>{field.draw({ name: 'field', value: field.first, onValueChange: () => undefined })}</Form>);
    await expectFirst(field);
    await field.change();
    await expectFirst(field);
  });

  test('keeps its own value from a default on', async () => {
    const onValueChange = vi.fn();
    draw(<Form>{field.draw({ name: 'field', defaultValue: field.first, onValueChange })}</Form>);
    await expectFirst(field);
    await field.change();
    await expectSecond(field);
    expect(onValueChange).toHaveBeenLastCalledWith(field.second);
  });

  test('keeps a controlled value when the form is reset', byKind, async () => {
    draw(<Controlled field={field} />);
    await expectFirst(field);
    await field.change();
    await expectSecond(field);
    expect(reset()).toEqual(field.secondSent);
    await expectSecond(field);
    await page.getByRole('button', { name: 'Start over' }).click();
    await expectSecond(field);
  });

  test('returns to its default when the form is reset', async () => {
    draw(<Form>{field.draw({ name: 'field', defaultValue: field.first })}</Form>);
    await expectFirst(field);
    await field.change();
    await expectSecond(field);
    expect(reset()).toEqual(field.firstSent);
    await expectFirst(field);
    await field.change();
    await expectSecond(field);
    await page.getByRole('button', { name: 'Start over' }).click();
    await expectFirst(field);
  });

  test('sends the same controlled value in a second action', byKind, async () => {
    const action = vi.fn<(data: FormData) => void>();
    draw(<Controlled field={field} action={action} />);
    await expectFirst(field);
    await field.change();
    await expectSecond(field);
    await submit();
    await submit();
    expect(action.mock.calls.map(([data]) => entriesOf(data))).toEqual([field.secondSent, field.secondSent]);
    await expectSecond(field);
  });

  test('returns to its default after an action', byKind, async () => {
    const action = vi.fn<(data: FormData) => void>();
    draw(<Form action={action}>{field.draw({ name: 'field', defaultValue: field.first })}</Form>);
    await expectFirst(field);
    await field.change();
    await submit();
    await expectFirst(field);
    expect(action.mock.calls.map(([data]) => entriesOf(data))).toEqual([field.secondSent]);
  });

  test('keeps its own value after an action that makes it the default', byKind, async () => {
    draw(<SavedByAction field={field} />);
    await expectFirst(field);
    await field.change();
    await submit();
    await expect.element(page.getByText('Saved by the action')).toBeVisible();
    await expectSecond(field);
    expect(reset()).toEqual(field.secondSent);
    await expectSecond(field);
  });

  test('gives its element to the ref and reports that the focus left it', async () => {
    const ref = vi.fn<(element: HTMLElement | null) => void>();
    const onBlur = vi.fn();
    draw(<Form>{field.draw({ name: 'field', defaultValue: field.first, onBlur, ref })}</Form>);
    await expect.poll(() => ref.mock.calls.flat().some((element) => element instanceof HTMLElement)).toBe(true);
    const element = ref.mock.calls.flat().find((given) => given instanceof HTMLElement);
    const control = element?.matches('input, select, textarea, button') ? element : element?.querySelector<HTMLElement>('input');
    control?.focus();
    expect(document.activeElement).toBe(control);
    document.querySelector<HTMLElement>('[type=submit]')?.focus();
    expect(onBlur).toHaveBeenCalled();
  });

  test('opens and changes nothing in a disabled fieldset', dailyIf(field.component === 'Combobox'), async () => {
    const onValueChange = vi.fn();
    draw(<fieldset disabled>{field.draw({ name: 'field', defaultValue: field.first, onValueChange })}</fieldset>);
    await expect.poll(() => document.querySelector('fieldset input, fieldset select, fieldset textarea, fieldset button')).not.toBeNull();
    for (const part of document.querySelectorAll('fieldset :is(input, select, textarea, button, label):not([aria-hidden])'))
      if (part.checkVisibility({ visibilityProperty: true })) await userEvent.click(part, { force: true });
    expect(document.querySelector('[aria-expanded=true]')).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('works in a Controller of react-hook-form', byKind, async () => {
    const onSubmit = vi.fn<(values: unknown) => void>();
    draw(
      <HookForm field={field} onSubmit={onSubmit}>
        {({ control }) => (
          <Controller
            control={control}
            name="field"
            render={({ field: { onChange, ...rest } }) => field.draw({ ...(rest as FieldProps<unknown>), onValueChange: onChange })}
          />
        )}
      </HookForm>,
    );
    await fillHookForm(field);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ field: field.second });
  });

  test('is disabled by a Controller of react-hook-form', fullOnly, async () => {
    draw(
      <HookForm field={field} onSubmit={() => undefined}>
        {({ control }) => <Controller control={control} name="field" disabled render={({ field: own }) => field.draw(own)} />}
      </HookForm>,
    );
    const controls = () => [...document.querySelectorAll('form :is(input, select, textarea, [role=combobox])')];
    await expect.poll(() => controls().length).toBeGreaterThan(0);
    expect(controls().filter((control) => !control.matches(':disabled'))).toEqual([]);
  });
});

const singleControls = formFields.filter(({ isSingleControl }) => isSingleControl);

describe.each(singleControls)('register of react-hook-form', (field) => {
  test(`${field.component} accepts register of react-hook-form on React ${version}`, dailyIfOneOfEachKind(field), async () => {
    const onSubmit = vi.fn<(values: unknown) => void>();
    draw(
      <HookForm field={field} onSubmit={onSubmit}>
        {({ register }) => field.draw(register('field') as object)}
      </HookForm>,
    );
    await fillHookForm(field);
    // A native control has a text, or a boolean if it is a checkbox.
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ field: field.second === true || field.secondSent.join() });
  });
});
