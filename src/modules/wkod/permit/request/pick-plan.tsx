/** The plans that are approved: of the contractor that asks, or of whoever the asker may see. */
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { api } from '#platform/web/api/client.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { wkodPlan } from '../../plan/wkod-plan.model.ts'
import { permit } from '../permit.model.ts'

const { Field, useRecord } = screensFor(permit)
interface Plan {
  wkodPlanNo: number
  wkodTitle: string
  wkodPlanDocNo: string | null
}
const MOST = 100

export function PermitPlan() {
  const t = useT()
  const { mode } = useDocument()
  const { can } = useRecord()
  const isEditing = mode === 'draft' || can.edit.includes('wkodPlanNo')
  const { data } = useQuery({
    queryKey: ['permit-plans'],
    queryFn: ({ signal }) =>
      api.get<{ rows: Plan[] }>(`${wkodPlan.api}s`, {
        query: { statusCd: 'APPR', page: 1, limit: MOST },
        signal,
        quiet: true,
      }),
    enabled: isEditing,
  })
  if (!isEditing) return <Field name="wkodPlanNo" />
  return (
    <Field name="wkodPlanNo">
      {({ value, setValue, wiring }) => (
        <Select
          {...wiring}
          aria-label={t('작업계획서')}
          className="form-select"
          placeholder={t('선택')}
          value={value}
          onChange={(no?: number) => setValue(no ?? null)}
          allowClear
          popupMatchSelectWidth={false}
          showSearch={{ optionFilterProp: 'label' }}
          notFoundContent={t('승인된 작업계획서가 없습니다.')}
          options={(data?.rows ?? []).map(({ wkodPlanNo, wkodTitle, wkodPlanDocNo }) => ({
            value: wkodPlanNo,
            label: [wkodTitle, wkodPlanDocNo].filter(Boolean).join(' '),
          }))}
        />
      )}
    </Field>
  )
}
