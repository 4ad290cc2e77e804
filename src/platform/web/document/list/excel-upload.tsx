import { Button, Progress, Upload } from 'antd'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import type { AnyDocument } from '#platform/model/document.ts'
import type { Problem } from '#platform/model/problem.ts'
import { ApiError, api, newIdempotencyKey } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { listKey } from '../wire.ts'
import { labelOf } from './columns.tsx'

/** Rows of a filled-in form: all of them, or none and the reasons. */
export async function openUpload(model: AnyDocument): Promise<void> {
  const inserted = await openDialog<number>({
    label: translateNow('{label} 엑셀 업로드', { label: translateNow(model.label) }),
    content: (close) => <UploadPanel model={model} onDone={close} />,
    width: 'min(760px, 92vw)',
  })
  if (inserted === undefined) return
  toast(translateNow('{n}건을 등록했습니다.', { n: inserted }))
  await queryClient.invalidateQueries({ queryKey: listKey(model) })
}

interface Refused {
  message: string
  problems: readonly Problem[]
  /** What was sent: asked for again, it comes back with what is wrong in it. */
  form: FormData
}
type Phase = { step: 'choose' } | { step: 'sending'; share: number; name: string } | ({ step: 'refused' } & Refused)

function UploadPanel({ model, onDone }: { model: AnyDocument; onDone(inserted: number): void }) {
  const t = useT()
  const [phase, setPhase] = useState<Phase>({ step: 'choose' })
  const send = async (file: File) => {
    setPhase({ step: 'sending', share: 0, name: file.name })
    const form = new FormData()
    form.append('file', file, file.name)
    try {
      const { inserted } = await api.upload<{ inserted: number }>(`${model.api}s/upload`, form, {
        quiet: true,
        idempotencyKey: newIdempotencyKey(),
        onProgress: (share) => setPhase({ step: 'sending', share, name: file.name }),
      })
      onDone(inserted)
    } catch (error) {
      setPhase({ step: 'refused', ...refusedOf(error, form) })
    }
  }
  if (phase.step === 'sending')
    return (
      <div className="doc-upload">
        <p>{phase.name}</p>
        <Progress percent={Math.round(phase.share * 100)} aria-label={t('올리는 중')} />
      </div>
    )
  return (
    <div className="doc-upload">
      {phase.step === 'refused' && <Report model={model} refused={phase} />}
      <Upload.Dragger
        accept=".xlsx"
        showUploadList={false}
        beforeUpload={(file) => {
          void send(file)
          return false
        }}
      >
        <FileUp size={24} strokeWidth={1.5} aria-hidden />
        <p>
          {phase.step === 'refused' ? t('고친 파일을 다시 올리세요.') : t('엑셀 파일을 끌어다 놓거나 눌러서 고르세요.')}
        </p>
        <p className="quiet">{t('양식에 맞는 .xlsx 파일만 올릴 수 있습니다.')}</p>
      </Upload.Dragger>
    </div>
  )
}

/** Every row is checked once more before the first byte of the report comes. */
const REPORT_TIMEOUT_MS = 60_000

function refusedOf(error: unknown, form: FormData): Refused {
  if (!(error instanceof ApiError)) throw error
  const message = error.problems.length > 0 ? '' : messageOf(error)
  return { message, problems: error.problems, form }
}

/** Where each problem of a file is: `rows.3.occurDt` → row 3, 발생일시. */
function placeOf(model: AnyDocument, problem: Problem): { rowNo: string; label: string } {
  const [, rowNo = '', ...field] = problem.field.startsWith('rows.')
    ? problem.field.split('.')
    : ['', '', problem.field]
  return { rowNo, label: labelOf(model, field.join('.')) }
}

function Report({ model, refused }: { model: AnyDocument; refused: Refused }) {
  const t = useT()
  const { message, problems, form } = refused
  const rowCnt = new Set(problems.map((problem) => placeOf(model, problem).rowNo)).size
  const download = async () => {
    const { blob, fileName } = await api.blob(`${model.api}s/upload-report`, { form, timeoutMs: REPORT_TIMEOUT_MS })
    saveBlob(blob, fileName ?? 'report.xlsx')
  }
  return (
    <div role="alert">
      <p className="doc-upload-head">
        <b>
          {message ||
            t('{rows}개 행에서 잘못된 칸 {n}개를 찾았습니다. 아무것도 등록하지 않았습니다.', {
              rows: rowCnt,
              n: problems.length,
            })}
        </b>
        {problems.length > 0 && <Button onClick={download}>{t('오류 내역 다운로드')}</Button>}
      </p>
      {problems.length > 0 && (
        <div className="doc-upload-problems">
          <table className="field-rows">
            <thead>
              <tr>
                <th scope="col">{t('행')}</th>
                <th scope="col">{t('항목')}</th>
                <th scope="col">{t('오류')}</th>
              </tr>
            </thead>
            <tbody>
              {problems.map((problem) => (
                <tr key={`${problem.field}${problem.code}`}>
                  <td>{placeOf(model, problem).rowNo}</td>
                  <td>{t(placeOf(model, problem).label)}</td>
                  <td>{problem.message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
