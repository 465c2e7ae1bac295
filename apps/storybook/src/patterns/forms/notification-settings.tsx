import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Field } from '@portico/ui/field';
import { Select } from '@portico/ui/select';
import { Stack } from '@portico/ui/stack';
import { Status } from '@portico/ui/status';
import { Switch } from '@portico/ui/switch';
import { toast, Toaster } from '@portico/ui/toaster';
import { useState, type ReactElement } from 'react';

interface Settings {
  maintenance: boolean;
  invoices: boolean;
  language: string;
}

const saved: Settings = { maintenance: true, invoices: true, language: 'english' };

const same = (one: Settings, other: Settings): boolean =>
  one.maintenance === other.maintenance && one.invoices === other.invoices && one.language === other.language;

/** Settings saved together: the footer appears with unsaved changes and offers to save or discard them. */
export function NotificationSettings({ changed }: { changed?: Partial<Settings> }): ReactElement {
  const [kept, setKept] = useState(saved);
  const [values, setValues] = useState({ ...saved, ...changed });
  const unsaved = !same(kept, values);

  return (
    <Card
      title="Email notifications"
      footer={
        <>
          <div role="status">
            <Status tone={unsaved ? 'warning' : 'success'}>{unsaved ? 'You have unsaved changes' : 'All changes saved'}</Status>
          </div>
          <Stack direction="row" gap={2}>
            <Button variant="quiet" disabled={!unsaved} onClick={() => setValues(kept)}>
              Discard
            </Button>
            <Button
              variant="primary"
              disabled={!unsaved}
              onClick={() => {
                setKept(values);
                toast.success('Settings saved');
              }}
            >
              Save changes
            </Button>
          </Stack>
        </>
      }
    >
      <Stack gap={5}>
        <Switch
          label="Maintenance"
          description="A week ahead and the day before"
          checked={values.maintenance}
          onChange={(event) => setValues({ ...values, maintenance: event.target.checked })}
        />
        <Switch
          label="Invoices"
          description="When an invoice is issued and three days before it’s due"
          checked={values.invoices}
          onChange={(event) => setValues({ ...values, invoices: event.target.checked })}
        />
        <Field label="Email language">
          <Select
            value={values.language}
            onValueChange={(language) => setValues({ ...values, language })}
            options={[
              { value: 'english', label: 'English' },
              { value: 'russian', label: 'Russian' },
            ]}
          />
        </Field>
      </Stack>
      <Toaster label="Notifications" closeLabel="Close toast" />
    </Card>
  );
}
