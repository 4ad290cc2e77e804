/** Results by the sheet of an organisation: plan and day, the template, a try with every wrong cell, then saving. */
import './result.css'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Select } from 'antd'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { listKey } from '#platform/web/document/wire.ts'
import { DayInput } from '#platform/web/form/day-input.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { today } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { type SheetTarget, SheetUpload } from '#platform/web/sheet/sheet-upload.tsx'
import { checkupPlan } from '../checkup/checkup-plan.model.ts'
import { checkupResult } from './checkup-result.model.ts'
import type { Answer } from './result-upload.wire.ts'

export async function openResultUpload(): Promise<void> {
  const saved = await openDialog<number>({
    label: translateNow('결과 업로드'),
    content: (close) => <ResultUpload onDone={close} />,
    width: 'min(760px, 92vw)',
  })
  if (saved === undefined) return
  toast(translateNow('{n}명의 결과를 등록했습니다.', { n: saved }))
  await queryClient.invalidateQueries({ queryKey: listKey(checkupResult) })
}

const reasonField = { max: 500, lines: 2 }

function ResultUpload({ onDone }: { onDone(saved: number): void }) {
  const t = useT()
  const [planNo, setPlanNo] = useState<number | null>(null)
  const [receiveYmd, setReceiveYmd] = useState<string | null>(today())
  const [reissue, setReissue] = useState<string | null>(null)
  const reissueDesc = reissue?.trim() ?? null
  const target: SheetTarget = {
    label: checkupResult.label,
    area: checkupResult.area,
    upload: `${checkupResult.api}s/sheet`,
    report: `${checkupResult.api}s/sheet-report`,
    query: { heaCheckupPlanNo: planNo, receiveYmd, ...(reissueDesc && { reissueDesc }) },
    tries: true,
    columnLabel: (name) => name,
  }
  return (
    <div className="stack">
      <PlanAndDay planNo={planNo} setPlanNo={setPlanNo} receiveYmd={receiveYmd} setReceiveYmd={setReceiveYmd} />
      <Checkbox checked={reissue !== null} onChange={({ target: { checked } }) => setReissue(checked ? '' : null)}>
        {t('정정 결과표입니다 (기관이 다시 보낸 결과)')}
      </Checkbox>
      {reissue !== null && (
        <FormField label={t('정정 사유')} required width="full">
          {(wiring) => (
            <TextInput
              wiring={wiring}
              field={reasonField}
              value={reissue}
              onChange={(text) => setReissue(text ?? '')}
            />
          )}
        </FormField>
      )}
      <SheetUpload<Answer>
        target={target}
        told={(answer) => <Checked {...answer} />}
        onDone={({ inserted }) => onDone(inserted)}
        disabled={planNo === null || receiveYmd === null || reissueDesc === ''}
        prompt={t('검진기관이 보낸 결과표를 끌어다 놓거나 눌러서 고르세요.')}
        note={t('먼저 모든 칸을 확인하고, 잘못된 칸이 없을 때에만 저장합니다.')}
      />
    </div>
  )
}

interface PlanAndDayProps {
  planNo: number | null
  setPlanNo(no: number): void
  receiveYmd: string | null
  setReceiveYmd(ymd: string | null): void
}
interface PlanRow {
  heaCheckupPlanNo: number
  heaCheckupPlanDocNo: string | null
  heaCheckupPlanNm: string
}
function PlanAndDay({ planNo, setPlanNo, receiveYmd, setReceiveYmd }: PlanAndDayProps) {
  const t = useT()
  const id = useId()
  const { data, isPending } = useQuery({
    queryKey: ['result-plans'],
    queryFn: ({ signal }) =>
      api.get<{ rows: PlanRow[] }>(`${checkupPlan.api}s`, {
        query: { statusCd: 'OPEN,DOING,CLOSED', sort: '-checkupStartYmd', limit: 50 },
        signal,
        quiet: true,
      }),
  })
  const template = async () => {
    const { blob, fileName } = await api.blob(`${checkupResult.api}s/form`, { query: { heaCheckupPlanNo: planNo } })
    saveBlob(blob, fileName ?? 'results.xlsx')
  }
  return (
    <div className="result-upload-head">
      <FormField label={t('검진계획')} required width="full">
        {(wiring) => (
          <Select
            {...wiring}
            data-focus-first
            id={wiring.id ?? id}
            className="form-select"
            loading={isPending}
            value={planNo}
            placeholder={t('검진계획을 고르세요')}
            onChange={setPlanNo}
            showSearch={{ optionFilterProp: 'label' }}
            options={(data?.rows ?? []).map((plan) => ({
              value: plan.heaCheckupPlanNo,
              label: [plan.heaCheckupPlanNm, plan.heaCheckupPlanDocNo].filter(Boolean).join(' · '),
            }))}
          />
        )}
      </FormField>
      <FormField label={t('결과표 수령일')} required>
        {(wiring) => <DayInput wiring={wiring} value={receiveYmd} onChange={setReceiveYmd} />}
      </FormField>
      <ActionButton icon={<Download size={16} aria-hidden />} disabled={planNo === null} onAction={template}>
        {t('결과 업로드 양식')}
      </ActionButton>
    </div>
  )
}

function Checked({ inserted, grades, secondCnt }: Answer) {
  const t = useT()
  const counted = Object.entries(grades)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([grade, count]) => `${grade} ${count}`)
  return (
    <div className="stack is-close">
      <p>
        <b>{t('잘못된 칸이 없습니다.')}</b>
      </p>
      <p>
        {t('{n}명의 결과를 저장합니다.', { n: inserted })} {t('판정')} {counted.join(' · ')}
        {secondCnt > 0 && ` · ${t('2차검진 {n}명', { n: secondCnt })}`}
      </p>
    </div>
  )
}
