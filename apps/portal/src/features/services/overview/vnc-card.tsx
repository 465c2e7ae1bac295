import { useId, useState } from 'react';
import type { ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { CopyButton } from '@portico/ui/copy-button';
import { DescriptionList } from '@portico/ui/description-list';
import { Stack } from '@portico/ui/stack';
import { Status } from '@portico/ui/status';
import { Text } from '@portico/ui/text';
import { vncSchema } from '@portico/validation/service-actions';
import { Refusal, onlyFieldErrors } from '../../../operations/failures/refusal.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { PasswordField } from '../../../forms/form-inputs.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLeaveQuestion } from '../../../forms/use-leave-question.ts';
import { useBlockedReason } from '../view/use-blocked-reason.ts';
import { useServiceAction } from '../view/use-service-action.ts';
import { accessMessages } from './access.messages.ts';
import { RevealedSecret } from './revealed-secret.tsx';
import { vncMessages as m } from './vnc.messages.ts';
import { fieldErrorMessages } from '@portico/i18n/field-error.messages';

/** VNC access for external clients, with its own password. */
export function VncCard({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const blockedText = useBlockedReason(service);
  const [isOpen, setIsOpen] = useState(false);
  const disabling = useServiceAction('disableVnc', { failureTitle: m.disableFailed });
  const isOn = service.vnc === 'enabled';
  return (
    <Card
      id="vnc"
      tabIndex={-1}
      title={formatMessage(m.title)}
      headerEnd={
        <Status tone={isOn ? 'success' : 'neutral'} sign={isOn ? 'dot' : 'ring'}>
          {formatMessage(isOn ? m.enabled : m.disabled)}
        </Status>
      }
    >
      <Stack gap={4}>
        {isOn ? (
          <VncAccess service={service} />
        ) : (
          <Text muted size="md">
            {formatMessage(m.text)}
          </Text>
        )}
        <Stack direction="row">
          {isOn ? (
            <Button
              size="sm"
              busy={disabling.busy}
              disabledReason={blockedText('disable_vnc', 'disableVnc')}
              onClick={() => void disabling.run({ query: { id: service.id } })}
            >
              {formatMessage(m.disable)}
            </Button>
          ) : (
            <Button
              size="sm"
              aria-haspopup="dialog"
              disabledReason={blockedText('enable_vnc', 'enableVnc')}
              onClick={() => setIsOpen(true)}
            >
              {formatMessage(m.enable)}
            </Button>
          )}
        </Stack>
      </Stack>
      {isOpen ? <EnableDialog service={service} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}

function VncAccess({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const blockedText = useBlockedReason(service);
  const address = service.vnc_address;
  return (
    <DescriptionList
      items={[
        {
          id: 'address',
          term: formatMessage(m.address),
          value: address ?? formatMessage(accessMessages.none),
          mono: address !== null,
          end: address ? (
            <CopyButton
              value={address}
              label={formatMessage(accessMessages.copy, { what: formatMessage(m.address) })}
              copiedLabel={formatMessage(accessMessages.copied)}
              copyFailedLabel={formatMessage(accessMessages.copyFailed)}
            />
          ) : undefined,
        },
        {
          id: 'password',
          term: formatMessage(m.password),
          value: (
            <RevealedSecret
              operation="revealVncPassword"
              serviceId={service.id}
              name={formatMessage(m.password)}
              denied={blockedText('reveal_vnc_password', 'revealVncPassword')}
            />
          ),
        },
      ]}
    />
  );
}

function EnableDialog({ service, onClose }: { readonly service: ServiceDetails; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const enabling = useServiceAction('enableVnc', { onBegun: onClose, isShownInPlace: true });
  const form = useForm({
    schema: vncSchema,
    initial: { password: '' },
    submit: (body) => onlyFieldErrors(enabling.send({ query: { id: service.id }, body })),
  });
  const isUnsaved = form.values.password !== '';
  useLeaveQuestion(isUnsaved);
  const label = formatMessage(m.password);
  return (
    <FormDialog
      isUnsaved={isUnsaved}
      onClose={onClose}
      size="small"
      title={formatMessage(m.enableTitle, { hostname: service.hostname })}
      description={formatMessage(m.enableText)}
      busy={enabling.busy}
      footer={
        <Button type="submit" form={formId} variant="primary" busy={form.busy}>
          {formatMessage(m.enable)}
        </Button>
      }
    >
      <form id={formId} {...form.props}>
        <Stack gap={5}>
          <PasswordField
            field={form.field('password', label, { required: fieldErrorMessages.vnc_password_invalid })}
            label={label}
            hint={formatMessage(m.passwordHint)}
            showLabel={formatMessage(accessMessages.show, { what: label })}
            hideLabel={formatMessage(accessMessages.hide, { what: label })}
            autoComplete="off"
          />
          <Refusal error={enabling.error} failureTitle={m.enableFailed} />
        </Stack>
      </form>
    </FormDialog>
  );
}
