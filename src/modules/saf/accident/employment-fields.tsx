/** What the labour office asks of who was hurt: written with the victim, or by whoever files the form. */
import { Input, Select } from 'antd'
import { DayInput } from '#platform/web/form/day-input.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { NumberInput } from '#platform/web/form/number-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { VictimValues } from './accident.calls.ts'
import { employTypes, workForms } from './accident-codes.model.ts'

type Employment = Pick<VictimValues, 'employTypeCd' | 'workFormCd' | 'hireYmd' | 'sameWorkMonthCnt' | 'jobNm'>
interface EmploymentProps {
  values: Employment
  change(part: Partial<Employment>): void
}
export function EmploymentFields({ values, change }: EmploymentProps) {
  const t = useT()
  return (
    <div className="fields">
      <CodeOf
        label="고용형태"
        codes={employTypes}
        value={values.employTypeCd}
        onChange={(employTypeCd) => change({ employTypeCd })}
      />
      <CodeOf
        label="근무형태"
        codes={workForms}
        value={values.workFormCd}
        onChange={(workFormCd) => change({ workFormCd })}
      />
      <DayOf label="입사일" value={values.hireYmd} onChange={(hireYmd) => change({ hireYmd })} />
      <FormField label={t('동종업무근속(월)')}>
        {(wiring) => (
          <NumberInput
            wiring={wiring}
            field={{ unit: '월' }}
            value={values.sameWorkMonthCnt}
            onChange={(sameWorkMonthCnt) => change({ sameWorkMonthCnt })}
          />
        )}
      </FormField>
      <FormField label={t('직업')}>
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={100}
            value={values.jobNm ?? ''}
            onChange={({ target }) => change({ jobNm: target.value || null })}
          />
        )}
      </FormField>
    </div>
  )
}

interface CodeProps<C extends string> {
  label: string
  codes: Readonly<Record<C, string>>
  value: C | null
  onChange(value: C | null): void
}
export function CodeOf<C extends string>({ label, codes, value, onChange }: CodeProps<C>) {
  const t = useT()
  return (
    <FormField label={t(label)}>
      {(wiring) => (
        <Select
          {...wiring}
          className="acc-wide"
          allowClear
          value={value}
          onChange={(chosen: C | undefined) => onChange(chosen ?? null)}
          options={(Object.entries(codes) as [C, string][]).map(([code, text]) => ({ value: code, label: t(text) }))}
        />
      )}
    </FormField>
  )
}

export function DayOf({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | null
  onChange(value: string | null): void
}) {
  const t = useT()
  return (
    <FormField label={t(label)}>{(wiring) => <DayInput wiring={wiring} value={value} onChange={onChange} />}</FormField>
  )
}
