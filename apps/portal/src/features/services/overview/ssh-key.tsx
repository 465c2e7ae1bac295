import { useId, useState } from 'react';
import type { ServiceDetails, SshKey } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Stack } from '@portico/ui/stack';
import { offersCapability } from '@portico/validation/service-capabilities';
import { sshKeySchema } from '@portico/validation/ssh-key';
import { Refusal, onlyFieldErrors } from '../../../operations/failures/refusal.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { TextareaField } from '../../../forms/textarea-field.tsx';
import { useSavedForm } from '../../../forms/use-saved-form.ts';
import { useBlockedReason } from '../view/use-blocked-reason.ts';
import { useServiceAction } from '../view/use-service-action.ts';
import { accessMessages as m } from './access.messages.ts';
import styles from './overview.module.css';
import { fieldErrorMessages } from '@portico/i18n/field-error.messages';

/** The server's public SSH key. */
export function useSshKeyRow(service: ServiceDetails) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const blockedText = useBlockedReason(service);
  const key = service.ssh_key;
  return {
    row: {
      id: 'key',
      term: formatMessage(m.sshKey),
      value: key ? <KeyInShort sshKey={key} /> : formatMessage(m.none),
      mono: key !== null,
      end: offersCapability('set_ssh_key', service) ? (
        <Button
          size="sm"
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={formatMessage(key ? m.changeKey : m.addKey)}
          disabledReason={blockedText('set_ssh_key', 'updateSshKey')}
          onClick={() => setIsOpen(true)}
        >
          {formatMessage(key ? m.change : m.add)}
        </Button>
      ) : undefined,
    },
    dialog: isOpen ? <SshKeyDialog service={service} onClose={() => setIsOpen(false)} /> : null,
  };
}

function KeyInShort({ sshKey }: { readonly sshKey: SshKey }) {
  return (
    <>
      {sshKey.type} {sshKey.comment}
      <span className={styles.fingerprint}>{sshKey.fingerprint}</span>
    </>
  );
}

function SshKeyDialog({ service, onClose }: { readonly service: ServiceDetails; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const query = { id: service.id };
  const saving = useServiceAction('updateSshKey', { onBegun: onClose, isShownInPlace: true });
  const removing = useServiceAction('updateSshKey', { onBegun: onClose, isShownInPlace: true });
  const form = useSavedForm({
    schema: sshKeySchema,
    name: `ssh-key-${service.id}`,
    saved: { public_key: '' },
    submit: (body) => {
      removing.forget();
      return onlyFieldErrors(saving.send({ query, body }));
    },
  });

  function remove(): void {
    saving.forget();
    void removing.run({ query, body: { public_key: null } });
  }

  return (
    <FormDialog
      isUnsaved={form.isUnsaved}
      onClose={onClose}
      title={formatMessage(m.keyTitle, { hostname: service.hostname })}
      description={formatMessage(m.keyText, { present: service.ssh_key ? 'yes' : 'no' })}
      busy={saving.busy || removing.busy}
      footer={
        <>
          {service.ssh_key ? (
            <Button variant="danger-quiet" busy={removing.busy} onClick={remove}>
              {formatMessage(m.removeKey)}
            </Button>
          ) : null}
          <Button type="submit" form={formId} variant="primary" busy={form.busy}>
            {formatMessage(m.saveKey)}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props}>
        <Stack gap={5}>
          <TextareaField
            field={form.field('public_key', formatMessage(m.publicKey), { required: fieldErrorMessages.ssh_key_invalid })}
            label={formatMessage(m.publicKey)}
            hint={formatMessage(m.publicKeyHint)}
            mono
            rows={4}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <Refusal error={saving.error ?? removing.error} failureTitle={m.keyFailed} />
        </Stack>
      </form>
    </FormDialog>
  );
}
