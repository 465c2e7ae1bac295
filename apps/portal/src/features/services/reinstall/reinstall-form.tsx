import { useState } from 'react';
import type { ActionPlan, Image, OperatingSystem, ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { OptionCard, OptionCardGroup } from '@portico/ui/option-card';
import { RadioGroup } from '@portico/ui/radio-group';
import { Stack } from '@portico/ui/stack';
import { Refusal, onlyFieldErrors } from '../../../operations/failures/refusal.tsx';
import { useOperation } from '../../../operations/use-operation.ts';
import type { BoundField } from '../../../forms/use-form.ts';
import { useSavedForm } from '../../../forms/use-saved-form.ts';
import { isPlan } from '../view/plan.tsx';
import { useBlockedReason } from '../view/use-blocked-reason.ts';
import styles from '../view/view.module.css';
import { ReinstallQuestion } from './reinstall-question.tsx';
import { reinstallMessages as m } from './reinstall.messages.ts';
import { chosenFor, validateChoice } from './reinstall-choice.ts';
import type { Choice } from './reinstall-choice.ts';

type ReinstallFormProps = { readonly service: ServiceDetails; readonly systems: readonly OperatingSystem[] };

type Planned = { readonly plan: ActionPlan; readonly choice: Choice; readonly system: OperatingSystem };

const nothingChosen: Choice = { os: '', raid: '', iso: '' };

/** Chooses the operating system and its options. The plan is shown before the final confirmation. */
export function ReinstallForm({ service, systems }: ReinstallFormProps) {
  const { formatMessage } = useIntl();
  const blockedText = useBlockedReason(service);
  const [planned, setPlanned] = useState<Planned>();
  const planning = useOperation('reinstallService', { isShownInPlace: true });
  const form = useSavedForm<Choice, Choice>({
    schema: validateChoice(systems),
    name: `reinstall-${service.id}`,
    saved: nothingChosen,
    submit: (choice) => onlyFieldErrors(plan(choice)),
  });
  const system = systems.find(({ id }) => id === form.values.os);
  // Its name may be in another language than when the plan was asked for.
  const plannedSystem = systems.find(({ id }) => id === planned?.choice.os);
  const blocked = blockedText('reinstall', 'reinstallService');

  async function plan(choice: Choice): Promise<void> {
    const body = { os: choice.os, raid: choice.raid || null, iso: choice.iso || null, confirmation: '', dry_run: true };
    const result = await planning.send({ query: { id: service.id }, body });
    if (isPlan(result) && system) setPlanned({ plan: result, choice, system });
  }

  function choose(os: string): void {
    const next = systems.find(({ id }) => id === os);
    form.setValue('os', () => os);
    form.setValue('raid', (before) => chosenFor(next?.raid_levels, before));
    form.setValue('iso', (before) => chosenFor(next?.iso_images, before));
  }

  const os = form.field('os', formatMessage(m.system), { required: m.systemMissing });
  return (
    <>
      <form {...form.props}>
        <Stack gap={6}>
          <OptionCardGroup label={formatMessage(m.system)} value={os.value} onValueChange={choose} error={os.error} name={os.name}>
            {systems.map(({ id, label, description }) => (
              <OptionCard
                key={id}
                value={id}
                title={label}
                description={description ?? undefined}
                benefit={id === service.os?.id ? formatMessage(m.present) : undefined}
              />
            ))}
          </OptionCardGroup>
          {system && system.raid_levels.length > 0 ? (
            <Images
              field={form.field('raid', formatMessage(m.raid), { required: m.raidMissing })}
              label={formatMessage(m.raid)}
              images={system.raid_levels}
            />
          ) : null}
          {system && system.iso_images.length > 0 ? (
            <Images
              field={form.field('iso', formatMessage(m.iso), { required: m.isoMissing })}
              label={formatMessage(m.iso)}
              images={system.iso_images}
            />
          ) : null}
          <Refusal error={planning.error} failureTitle={m.failed} />
          <Stack direction="row">
            <Button type="submit" className={blocked ? undefined : styles.danger} busy={form.busy} disabledReason={blocked}>
              {formatMessage(m.review)}
            </Button>
          </Stack>
        </Stack>
      </form>
      {planned ? (
        <ReinstallQuestion
          service={service}
          {...planned}
          system={plannedSystem ?? planned.system}
          onBegun={form.discard}
          onClose={() => setPlanned(undefined)}
        />
      ) : null}
    </>
  );
}

type ImagesProps = { readonly field: BoundField<string>; readonly label: string; readonly images: readonly Image[] };

function Images({ field, label, images }: ImagesProps) {
  return (
    <RadioGroup
      label={label}
      value={field.value}
      onValueChange={field.onValueChange}
      error={field.error}
      options={images.map((image) => ({ value: image.id, label: image.label, description: image.description ?? undefined }))}
    />
  );
}
