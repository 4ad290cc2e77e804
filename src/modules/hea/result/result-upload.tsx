/** Results by the sheet of an organisation: plan and day, the template, a try with every wrong cell, then saving. */
import { useQuery } from '@tanstack/react-query'
import { Button, Progress, Select, Upload } from 'antd'
import { Download, FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import type { Problem } from '#platform/model/problem.ts'
import { ApiError, api, newIdempotencyKey } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { listKey } from '#platform/web/document/wire.ts'
import { DayInput } from '#platform/web/form/day-input.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { today } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { checkupPlan } from '../checkup/checkup-plan.model.ts'
import { checkupResult } from './checkup-result.model.ts'
import type { Answer } from './result-upload.wire.ts'

interface Asked {
  heaCheckupPlanNo: number
  receiveYmd: string
}
type Phase =
  | { step: 'choose' }
  | { step: 'sending'; share: number; file: File }
  | { step: 'checked'; answer: Answer; file: File }
  | { step: 'refused'; message: string; problems: readonly Problem[]; file: File }

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

/** Long sheets are checked cell by cell before the first answer comes. */
const TIMEOUT_MS = 120_000

function ResultUpload({ onDone }: { onDone(saved: number): void }) {
  const t = useT()
  const [planNo, setPlanNo] = useState<number | null>(null)
  const [receiveYmd, setReceiveYmd] = useState<string | null>(today())
  const [phase, setPhase] = useState<Phase>({ step: 'choose' })
  const asked = planNo !== null && receiveYmd !== null ? { heaCheckupPlanNo: planNo, receiveYmd } : undefined
  const send = async (file: File, dryRun: 'Y' | 'N') => {
    if (!asked) return
    setPhase({ step: 'sending', share: 0, file })
    try {
      const answer = await api.upload<Answer>(`${checkupResult.api}s/sheet`, formOf(file), {
        query: { ...asked, dryRun },
        quiet: true,
        timeoutMs: TIMEOUT_MS,
        idempotencyKey: newIdempotencyKey(),
        onProgress: (share) => setPhase({ step: 'sending', share, file }),
      })
      if (dryRun === 'N') onDone(answer.inserted)
      else setPhase({ step: 'checked', answer, file })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setPhase({ step: 'refused', message: messageOf(error), problems: error.problems, file })
    }
  }
  return (
    <div className="result-upload">
      <PlanAndDay planNo={planNo} setPlanNo={setPlanNo} receiveYmd={receiveYmd} setReceiveYmd={setReceiveYmd} />
      {phase.step === 'sending' && <Sending {...phase} />}
      {phase.step === 'checked' && <Checked {...phase} onSave={() => send(phase.file, 'N')} />}
      {phase.step === 'refused' && asked && <Wrong {...phase} asked={asked} />}
      {phase.step !== 'sending' && phase.step !== 'checked' && (
        <Upload.Dragger
          accept=".xlsx"
          showUploadList={false}
          disabled={!asked}
          beforeUpload={(file) => {
            void send(file, 'Y')
            return false
          }}
        >
          <FileUp size={24} strokeWidth={1.5} aria-hidden />
          <p>
            {phase.step === 'refused'
              ? t('고친 파일을 다시 올리세요.')
              : t('검진기관이 보낸 결과표를 끌어다 놓거나 눌러서 고르세요.')}
          </p>
          <p className="quiet">{t('먼저 모든 칸을 확인하고, 잘못된 칸이 없을 때에만 저장합니다.')}</p>
        </Upload.Dragger>
      )}
    </div>
  )
}

const formOf = (file: File): FormData => {
  const form = new FormData()
  form.append('file', file, file.name)
  return form
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

function Sending({ share, file }: { share: number; file: File }) {
  const t = useT()
  return (
    <div role="status">
      <p>{share < 1 ? t('{name}을(를) 올리고 있습니다.', { name: file.name }) : t('모든 행을 확인하고 있습니다.')}</p>
      <Progress percent={Math.round(share * 100)} status={share < 1 ? 'normal' : 'active'} aria-label={t('진행')} />
    </div>
  )
}

function Checked({ answer, file, onSave }: { answer: Answer; file: File; onSave(): unknown }) {
  const t = useT()
  const grades = Object.entries(answer.grades)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([grade, count]) => `${grade} ${count}`)
  return (
    <div className="result-upload-checked" role="status">
      <p>
        <b>{t('{name}에 잘못된 칸이 없습니다.', { name: file.name })}</b>
      </p>
      <p>
        {t('{n}명의 결과를 저장합니다.', { n: answer.inserted })} {t('판정')} {grades.join(' · ')}
        {answer.secondCnt > 0 && ` · ${t('2차검진 {n}명', { n: answer.secondCnt })}`}
      </p>
      <ActionButton type="primary" onAction={onSave}>
        {t('저장')}
      </ActionButton>
    </div>
  )
}

interface WrongProps {
  message: string
  problems: readonly Problem[]
  file: File
  asked: Asked
}
function Wrong({ message, problems, file, asked }: WrongProps) {
  const t = useT()
  const places = problems.map(({ field, ...problem }) => {
    const [, rowNo = '', ...column] = field.split('.')
    return { ...problem, field, rowNo, column: column.join('.') }
  })
  const rowCnt = new Set(places.map(({ rowNo }) => rowNo)).size
  const download = async () => {
    const { blob, fileName } = await api.blob(`${checkupResult.api}s/sheet-report`, {
      form: formOf(file),
      query: { ...asked },
      timeoutMs: TIMEOUT_MS,
    })
    saveBlob(blob, fileName ?? 'report.xlsx')
  }
  if (problems.length === 0)
    return (
      <p role="alert" className="result-upload-wrong">
        <b>{message}</b>
      </p>
    )
  return (
    <div role="alert" className="result-upload-wrong">
      <p className="doc-upload-head">
        <b>
          {t('{rows}개 행에서 잘못된 칸 {n}개를 찾았습니다. 아무것도 저장하지 않았습니다.', {
            rows: rowCnt,
            n: problems.length,
          })}
        </b>
        <Button onClick={download}>{t('오류 내역 다운로드')}</Button>
      </p>
      <div className="doc-upload-problems">
        <table className="field-rows">
          <HeadRow names={['행', '칸', '오류']} />
          <tbody>
            {places.map(({ field, code, rowNo, column, message: text }) => (
              <tr key={`${field}${code}`}>
                <td>{rowNo}</td>
                <td>{t(column)}</td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
