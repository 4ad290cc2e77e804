/** Rows from Excel: all of them, or none and every cell that is wrong. What may go wrong in many rows is tried first. */
import { Button, Progress, Upload } from 'antd'
import { FileUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Area } from '#platform/model/i18n.ts'
import type { Problem } from '#platform/model/problem.ts'
import { type AnySheet, type SheetCounts, sheetFields } from '#platform/model/sheet.ts'
import { ApiError, api, newIdempotencyKey, type Query } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { platformNow, translateOf, usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import './sheet.css'

/** What takes a sheet. */
export interface SheetTarget {
  /** What the rows are, in Korean. */
  readonly label: string
  readonly area?: Area | undefined
  /** Where the file goes, and where it comes back from with what is wrong in it. */
  readonly upload: string
  readonly report?: string
  readonly query?: Query
  /** Where the sheet of a list goes instead: its rows are there already. */
  readonly ofList?: string
  /** Tried first, so that one sees what would happen before it does. */
  readonly tries?: boolean
  /** What a column is called, in Korean. */
  columnLabel(name: string): string
}

/** @param api of the sheet, with the record in its place */
const pathOf = ({ api: path }: Pick<AnySheet, 'api'>, no: number | undefined): string =>
  path.replace('{no}', String(no))

interface OfRecord {
  /** The record that the rows belong to. */
  no?: number
  query?: Query
  /** Saved at once: rows that are only added need no look before. */
  atOnce?: boolean
}
/** The dialog of a sheet. @returns what became of the rows; undefined when it was left */
export const openSheet = (sheet: AnySheet, { no, query, atOnce = false }: OfRecord = {}) =>
  openSheetUpload({
    label: sheet.label,
    area: sheet.area,
    upload: `${pathOf(sheet, no)}/upload`,
    report: `${pathOf(sheet, no)}/upload-report`,
    ...(query && { query }),
    tries: !atOnce,
    columnLabel: (name) => new Map(sheetFields(sheet)).get(name)?.label ?? name,
  })

/** The form that people fill in. */
export async function downloadForm(sheet: AnySheet, no?: number): Promise<void> {
  const { blob, fileName } = await api.blob(`${pathOf(sheet, no)}/template`)
  saveBlob(blob, fileName ?? 'form.xlsx')
}

export async function openSheetUpload(target: SheetTarget): Promise<SheetCounts | undefined> {
  const done = await openDialog<SheetCounts>({
    label: platformNow('{label} 엑셀 업로드', { label: translateOf(target.area)(target.label) }),
    content: (close) => (
      <SheetUpload<SheetCounts> target={target} told={(counts) => <Counted {...counts} />} onDone={close} />
    ),
    width: 'min(760px, 92vw)',
  })
  if (done && target.tries) toast(platformNow('새로 {inserted}건, 변경 {updated}건을 저장했습니다.', { ...done }))
  else if (done) toast(platformNow('{n}건을 등록했습니다.', { n: done.inserted }))
  return done
}

function Counted(counts: SheetCounts) {
  const t = usePlatformT()
  return (
    <b>
      {t('새로 {inserted}건, 변경 {updated}건, 그대로 {unchanged}건입니다. 아직 저장하지 않았습니다.', { ...counts })}
    </b>
  )
}

interface Sent {
  readonly file: File
  /** Of this file: it is saved once, however often it is sent. */
  readonly onceKey: string
}
type Phase<A> =
  | { step: 'choose' }
  | ({ step: 'sending'; share: number } & Sent)
  | ({ step: 'tried'; answer: A } & Sent)
  | ({ step: 'refused'; message: string; problems: readonly Problem[] } & Sent)

interface SheetUploadProps<A> {
  target: SheetTarget
  /** What would happen, once it was tried. */
  told(answer: A): ReactNode
  onDone(answer: A): void
  /** Nothing can be sent yet. */
  disabled?: boolean
  /** What is asked for, and what happens to it, where that is said in other words. */
  prompt?: string
  note?: string
}

/** Long sheets are checked cell by cell before the first answer comes. */
const TIMEOUT_MS = 120_000

/** What a dialog of one's own puts its questions above. */
export function SheetUpload<A>({ target, told, onDone, disabled = false, prompt, note }: SheetUploadProps<A>) {
  const t = usePlatformT()
  const [phase, setPhase] = useState<Phase<A>>({ step: 'choose' })
  const send = async (sent: Sent, isTry: boolean, path = target.upload): Promise<void> => {
    setPhase({ step: 'sending', share: 0, ...sent })
    try {
      const answer = await api.upload<A>(path, formOf(sent.file), {
        query: { ...target.query, ...(target.tries && { dryRun: isTry ? 'Y' : 'N' }) },
        quiet: true,
        timeoutMs: TIMEOUT_MS,
        ...(!isTry && { idempotencyKey: sent.onceKey }),
        onProgress: (share) => setPhase({ step: 'sending', share, ...sent }),
      })
      if (isTry) setPhase({ step: 'tried', answer, ...sent })
      else onDone(answer)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.answer?.code === 'SHEET_OF_LIST' && target.ofList && path !== target.ofList)
        return send(sent, isTry, target.ofList)
      const { problems } = error
      setPhase({ step: 'refused', message: problems.length > 0 ? '' : messageOf(error), problems, ...sent })
    }
  }
  if (phase.step === 'sending') return <Sending share={phase.share} file={phase.file} />
  return (
    <div className="sheet-upload">
      {phase.step === 'refused' && <Wrong target={target} {...phase} />}
      {phase.step === 'tried' && (
        <>
          <div role="status">{told(phase.answer)}</div>
          <DialogActions>
            <Button type="primary" onClick={() => void send(phase, false)}>
              {t('저장')}
            </Button>
          </DialogActions>
        </>
      )}
      <Upload.Dragger
        accept=".xlsx,.csv"
        showUploadList={false}
        disabled={disabled}
        beforeUpload={(file) => {
          void send({ file, onceKey: newIdempotencyKey() }, target.tries ?? false)
          return false
        }}
      >
        <FileUp size={24} strokeWidth={1.5} aria-hidden />
        <p>
          {phase.step === 'choose'
            ? (prompt ?? t('엑셀이나 CSV 파일을 끌어다 놓거나 눌러서 고르세요.'))
            : t('고친 파일을 다시 올리세요.')}
        </p>
        <p className="quiet">
          {note ??
            t(
              target.tries
                ? '먼저 확인만 합니다. 저장은 그다음에 합니다.'
                : '양식에 맞는 .xlsx나 .csv 파일을 올릴 수 있습니다.',
            )}
        </p>
      </Upload.Dragger>
    </div>
  )
}

function formOf(file: File): FormData {
  const form = new FormData()
  form.append('file', file, file.name)
  return form
}

function Sending({ share, file }: { share: number; file: File }) {
  const t = usePlatformT()
  return (
    <div className="sheet-upload" role="status">
      <p>{share < 1 ? file.name : t('모든 행을 확인하고 있습니다.')}</p>
      <Progress
        percent={Math.round(share * 100)}
        status={share < 1 ? 'normal' : 'active'}
        aria-label={t('올리는 중')}
      />
    </div>
  )
}

/** Where each problem of a file is: `rows.3.occurDt` → row 3, 발생일시. */
function placeOf(target: SheetTarget, { field }: Problem): { rowNo: string; label: string } {
  const [, rowNo = '', ...column] = field.startsWith('rows.') ? field.split('.') : ['', '', field]
  return { rowNo, label: target.columnLabel(column.join('.')) }
}

interface WrongProps {
  target: SheetTarget
  message: string
  problems: readonly Problem[]
  file: File
}
function Wrong({ target, message, problems, file }: WrongProps) {
  const t = useT()
  const say = usePlatformT()
  if (problems.length === 0)
    return (
      <p role="alert">
        <b>{message}</b>
      </p>
    )
  const { report, query, tries } = target
  const places = problems.map((problem) => ({ ...problem, ...placeOf(target, problem) }))
  const values = { rows: new Set(places.map(({ rowNo }) => rowNo)).size, n: problems.length }
  const download = async (path: string) => {
    const options = { form: formOf(file), timeoutMs: TIMEOUT_MS, ...(query && { query }) }
    const { blob, fileName } = await api.blob(path, options)
    saveBlob(blob, fileName ?? 'report.xlsx')
  }
  return (
    <div role="alert">
      <p className="sheet-upload-head">
        <b>
          {tries
            ? say('{rows}개 행에서 잘못된 칸 {n}개를 찾았습니다. 아무것도 저장하지 않았습니다.', values)
            : say('{rows}개 행에서 잘못된 칸 {n}개를 찾았습니다. 아무것도 등록하지 않았습니다.', values)}
        </b>
        {report && <Button onClick={() => download(report)}>{say('오류 내역 다운로드')}</Button>}
      </p>
      <div className="sheet-upload-problems">
        <table className="field-rows">
          <thead>
            <tr>
              <th scope="col">{say('행')}</th>
              <th scope="col">{say('항목')}</th>
              <th scope="col">{say('오류')}</th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ field, code, rowNo, label, message: text }) => (
              <tr key={`${field}${code}`}>
                <td>{rowNo}</td>
                <td>{t(label)}</td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
