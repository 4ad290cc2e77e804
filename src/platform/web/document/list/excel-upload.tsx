import { Button, Progress, Upload } from 'antd'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import type { AnyDocument } from '#platform/model/document.ts'
import type { Area } from '#platform/model/i18n.ts'
import type { Problem } from '#platform/model/problem.ts'
import { ApiError, api, newIdempotencyKey } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { platformNow, translateOf, usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { listKey } from '../wire.ts'
import { labelOf } from './columns.tsx'

/** What takes a sheet: rows of a document, or lines of one. */
export interface SheetTarget {
  /** What the rows are, in Korean. */
  label: string
  area?: Area | undefined
  /** Where the sheet goes, and where it comes back from with what is wrong in it. */
  uploadPath: string
  reportPath: string
  /** What a field of a row is called, in Korean. */
  fieldLabel(name: string): string
}

/** Rows of a filled-in form: all of them, or none and the reasons. @returns how many there are now; undefined when it was left */
export async function openSheetUpload(target: SheetTarget): Promise<number | undefined> {
  const inserted = await openDialog<number>({
    label: platformNow('{label} 엑셀 업로드', { label: translateOf(target.area)(target.label) }),
    content: (close) => <UploadPanel target={target} onDone={close} />,
    width: 'min(760px, 92vw)',
  })
  if (inserted !== undefined) toast(platformNow('{n}건을 등록했습니다.', { n: inserted }))
  return inserted
}

export async function openUpload(model: AnyDocument): Promise<void> {
  const inserted = await openSheetUpload({
    label: model.label,
    uploadPath: `${model.api}s/upload`,
    reportPath: `${model.api}s/upload-report`,
    fieldLabel: (name) => labelOf(model, name),
  })
  if (inserted !== undefined) await queryClient.invalidateQueries({ queryKey: listKey(model) })
}

interface Refused {
  message: string
  problems: readonly Problem[]
  /** What was sent: asked for again, it comes back with what is wrong in it. */
  form: FormData
}
type Phase = { step: 'choose' } | { step: 'sending'; share: number; name: string } | ({ step: 'refused' } & Refused)

function UploadPanel({ target, onDone }: { target: SheetTarget; onDone(inserted: number): void }) {
  const t = usePlatformT()
  const [phase, setPhase] = useState<Phase>({ step: 'choose' })
  const send = async (file: File) => {
    setPhase({ step: 'sending', share: 0, name: file.name })
    const form = new FormData()
    form.append('file', file, file.name)
    try {
      const { inserted } = await api.upload<{ inserted: number }>(target.uploadPath, form, {
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
      {phase.step === 'refused' && <Report target={target} refused={phase} />}
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
function placeOf(target: SheetTarget, problem: Problem): { rowNo: string; label: string } {
  const [, rowNo = '', ...field] = problem.field.startsWith('rows.')
    ? problem.field.split('.')
    : ['', '', problem.field]
  return { rowNo, label: target.fieldLabel(field.join('.')) }
}

function Report({ target, refused }: { target: SheetTarget; refused: Refused }) {
  const t = useT()
  const say = usePlatformT()
  const { message, problems, form } = refused
  const rowCnt = new Set(problems.map((problem) => placeOf(target, problem).rowNo)).size
  const download = async () => {
    const { blob, fileName } = await api.blob(target.reportPath, { form, timeoutMs: REPORT_TIMEOUT_MS })
    saveBlob(blob, fileName ?? 'report.xlsx')
  }
  return (
    <div role="alert">
      <p className="doc-upload-head">
        <b>
          {message ||
            say('{rows}개 행에서 잘못된 칸 {n}개를 찾았습니다. 아무것도 등록하지 않았습니다.', {
              rows: rowCnt,
              n: problems.length,
            })}
        </b>
        {problems.length > 0 && <Button onClick={download}>{say('오류 내역 다운로드')}</Button>}
      </p>
      {problems.length > 0 && (
        <div className="doc-upload-problems">
          <table className="field-rows">
            <thead>
              <tr>
                <th scope="col">{say('행')}</th>
                <th scope="col">{say('항목')}</th>
                <th scope="col">{say('오류')}</th>
              </tr>
            </thead>
            <tbody>
              {problems.map((problem) => (
                <tr key={`${problem.field}${problem.code}`}>
                  <td>{placeOf(target, problem).rowNo}</td>
                  <td>{t(placeOf(target, problem).label)}</td>
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
