/** An observation by hand: what was read from the instrument, now. */
import { useState } from 'react'
import { send } from '#platform/web/calls/ask.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { NumberInput } from '#platform/web/form/number-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { observeWeather } from './weather.calls.ts'
import { type WeatherMeasure, weatherMeasures } from './weather.logic.ts'

/** @returns whether it was kept */
export async function askObservation(t: ReturnType<typeof useT>): Promise<boolean> {
  const done = await openDialog<boolean>({
    label: t('관측 입력'),
    width: '560px',
    content: (close) => <ObserveForm onDone={() => close(true)} />,
  })
  return done === true
}

const names = Object.keys(weatherMeasures) as WeatherMeasure[]

function ObserveForm({ onDone }: { onDone(): void }) {
  const t = useT()
  const [values, setValues] = useState<Partial<Record<WeatherMeasure, number | null>>>({})
  const save = async () => {
    const { stoppedCnt } = await send(observeWeather, values)
    toast(
      stoppedCnt > 0
        ? t('관측을 저장했습니다. 작업 {n}건을 중지했습니다.', { n: stoppedCnt })
        : t('관측을 저장했습니다.'),
    )
    onDone()
  }
  return (
    <div className="fields">
      {names.map((name) => (
        <FormField key={name} label={t(weatherMeasures[name].label)} width="full">
          {(wiring) => (
            <NumberInput
              wiring={wiring}
              field={{
                unit: weatherMeasures[name].unit,
                decimals: 1,
                ...(name !== 'feelTempVal' && { min: 0 }),
              }}
              value={values[name] ?? null}
              onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
            />
          )}
        </FormField>
      ))}
      <DialogActions>
        <ActionButton type="primary" disabled={names.every((name) => typeof values[name] !== 'number')} onAction={save}>
          {t('저장')}
        </ActionButton>
      </DialogActions>
    </div>
  )
}
