import { useId, useState } from 'react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Stack } from '@portico/ui/stack';
import { passwordChangeSchema } from '@portico/validation/password-change';
import { renewToken } from '../../../operations/proof/renew-token.ts';
import { useOperation } from '../../../operations/use-operation.ts';
import { PasswordField } from '../../../forms/form-inputs.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLeaveQuestion } from '../../../forms/use-leave-question.ts';
import { notify } from '../../../platform/notifications.tsx';
import styles from '../settings.module.css';
import { userSettingsMessages as m } from './user-settings.messages.ts';
import { emptyFieldMessages } from '../../../forms/empty-field.messages.ts';

/** Cleared after each change, so that no password stays on the page. */
export function PasswordCard({ email }: { readonly email: string }) {
  const { formatMessage } = useIntl();
  const [changes, setChanges] = useState(0);
  return (
    <PasswordForm
      key={changes}
      email={email}
      onChanged={(accessToken) => {
        renewToken(accessToken);
        notify.success(formatMessage(m.passwordChanged));
        setChanges(changes + 1);
      }}
    />
  );
}

function PasswordForm({ email, onChanged }: { readonly email: string; readonly onChanged: (accessToken: string | null) => void }) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const changing = useOperation('changePassword', { onSuccess: ({ accessToken }) => onChanged(accessToken) });
  const form = useForm({
    schema: passwordChangeSchema,
    initial: { current_password: '', password: '', password_repeat: '' },
    submit: (body) => changing.send({ body }),
    failed: m.passwordFailed,
  });
  // Ignores the current password, which the browser may have filled in.
  useLeaveQuestion(form.values.password !== '');
  const toggle = { showLabel: formatMessage(m.showPassword), hideLabel: formatMessage(m.hidePassword) };
  return (
    <Card
      title={formatMessage(m.passwordTitle)}
      footer={
        <Button type="submit" form={formId} busy={form.busy}>
          {formatMessage(m.changePassword)}
        </Button>
      }
    >
      <form id={formId} {...form.props}>
        {/* Password managers need to know whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Stack gap={5} className={styles.fields}>
          <PasswordField
            field={form.field('current_password', formatMessage(m.currentPassword), { required: m.currentPasswordMissing })}
            label={formatMessage(m.currentPassword)}
            {...toggle}
            autoComplete="current-password"
          />
          <PasswordField
            field={form.field('password', formatMessage(m.newPassword), { required: emptyFieldMessages.newPassword })}
            label={formatMessage(m.newPassword)}
            {...toggle}
            hint={formatMessage(m.passwordHint)}
            autoComplete="new-password"
          />
          <PasswordField
            field={form.field('password_repeat', formatMessage(m.passwordRepeat), { required: emptyFieldMessages.passwordRepeat })}
            label={formatMessage(m.passwordRepeat)}
            {...toggle}
            autoComplete="new-password"
          />
        </Stack>
      </form>
    </Card>
  );
}
