import type { Roles } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Field } from '@portico/ui/field';
import { Fieldset } from '@portico/ui/fieldset';
import { Select } from '@portico/ui/select';
import { Stack } from '@portico/ui/stack';
import { Text } from '@portico/ui/text';
import { useUser } from '../../../operations/use-user.ts';
import { peopleMessages as m, roleMessages } from './people.messages.ts';
import { areas, levels, mayGive } from './roles.ts';

type RoleFieldsProps = {
  readonly value: Roles;
  readonly onValueChange: (roles: Roles) => void;
};

/** A level for each area. Users can't grant more than they have. */
export function RoleFields({ value, onValueChange }: RoleFieldsProps) {
  const { formatMessage } = useIntl();
  const user = useUser();
  const isBounded = areas.some((area) => !mayGive(user, area, 'write'));
  return (
    <Fieldset legend={formatMessage(m.roles)}>
      <Stack gap={4}>
        {areas.map((area) => (
          <Field key={area} label={formatMessage(roleMessages[area])}>
            <Select
              value={value[area]}
              onValueChange={(level) => onValueChange({ ...value, [area]: level })}
              options={levels.map((level) => ({
                value: level,
                label: formatMessage(roleMessages[level]),
                disabled: !mayGive(user, area, level),
              }))}
            />
          </Field>
        ))}
        {isBounded ? <Text muted>{formatMessage(m.aboveYours)}</Text> : null}
      </Stack>
    </Fieldset>
  );
}
