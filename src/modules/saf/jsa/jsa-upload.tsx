/** excelUpload and UploadExcelSheetSelect: file, sheet, columns, what is wrong; only then a draft. */
import './jsa.css'
import { Button, Input, Select, Upload } from 'antd'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { ApiError, api, newIdempotencyKey } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { SideScroll } from '#platform/web/parts/side-scroll.tsx'
import { jsa } from './jsa.model.ts'
import type { Preview } from './jsa-sheet.wire.ts'

/** @returns the key of the new draft */
export const openJsaUpload = (): Promise<number | undefined> =>
  openDialog<number>({
    label: translateNow('JSA 엑셀 업로드'),
    content: (close) => <UploadPanel onDone={close} />,
    width: 'min(1040px, 96vw)',
  })

const UPLOAD_TIMEOUT_MS = 60_000
const SHOWN_PROBLEMS = 100

async function download(path: string, form?: FormData): Promise<void> {
  const { blob, fileName } = await api.blob(path, { ...(form && { form }), timeoutMs: UPLOAD_TIMEOUT_MS })
  saveBlob(blob, fileName ?? 'jsa.xlsx')
}

const formOf = (file: File): FormData => {
  const form = new FormData()
  form.append('file', file, file.name)
  return form
}

function UploadPanel({ onDone }: { onDone(jsaNo: number): void }) {
  const t = useT()
  const [file, setFile] = useState<File>()
  const [preview, setPreview] = useState<Preview>()
  const [failure, setFailure] = useState<string>()
  const read = async (chosen: File, sheet?: string) => {
    setFile(chosen)
    setFailure(undefined)
    try {
      const query = sheet === undefined ? '' : `?sheet=${encodeURIComponent(sheet)}`
      setPreview(await api.upload<Preview>(`${jsa.api}-workbook${query}`, formOf(chosen), { quiet: true }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setPreview(undefined)
      setFailure(messageOf(error))
    }
  }
  return (
    <div className="stack">
      {failure && (
        <p role="alert" className="is-bad">
          {failure}
        </p>
      )}
      <Upload.Dragger
        accept=".xlsx"
        showUploadList={false}
        beforeUpload={(chosen) => {
          void read(chosen)
          return false
        }}
      >
        <FileUp size={24} strokeWidth={1.5} aria-hidden />
        <p>{file ? file.name : t('엑셀 파일을 끌어다 놓거나 눌러서 고르세요.')}</p>
        <p className="quiet">{t('.xlsx, 5 MB, 500행까지')}</p>
      </Upload.Dragger>
      <Button type="text" onClick={() => void download(`${jsa.api}-template`)}>
        {t('양식 다운로드')}
      </Button>
      {file && preview && (
        <Checked
          key={`${file.name} ${preview.sheetNm}`}
          file={file}
          preview={preview}
          onDone={onDone}
          onSheet={(sheet) => void read(file, sheet)}
        />
      )}
    </div>
  )
}

interface CheckedProps {
  file: File
  preview: Preview
  onSheet(sheet: string): void
  onDone(jsaNo: number): void
}
function Checked({ file, preview, onSheet, onDone }: CheckedProps) {
  const t = useT()
  const [jsaTitle, setTitle] = useState(preview.sheetNm)
  // Of this file: it becomes one JSA, however often it is sent.
  const [idempotencyKey] = useState(newIdempotencyKey)
  const { problems, warnings, rows, sheetNm } = preview
  const isRight = problems.length === 0 && rows.length > 0
  const save = async () => {
    const query = new URLSearchParams({ sheet: sheetNm, jsaTitle })
    const { jsaNo } = await api.upload<{ jsaNo: number }>(`${jsa.api}-upload?${query}`, formOf(file), {
      idempotencyKey,
    })
    toast(t('{n}행을 작성중 JSA로 저장했습니다.', { n: rows.length }))
    onDone(jsaNo)
  }
  return (
    <>
      <FormField label={t('시트')} width="medium">
        {(wiring) => (
          <Select
            {...wiring}
            value={sheetNm}
            onChange={onSheet}
            options={preview.sheets.map((value) => ({ value, label: value }))}
          />
        )}
      </FormField>
      <p className="quiet">{preview.columns.map(({ label, letter }) => `${t(label)} ${letter ?? '–'}`).join(' · ')}</p>
      {problems.length > 0 && (
        <div role="alert">
          <p>
            <b>{t('오류 {n}건을 수정한 후 다시 올려주세요.', { n: problems.length })}</b>{' '}
            <Button
              onClick={() =>
                void download(`${jsa.api}-upload-report?sheet=${encodeURIComponent(sheetNm)}`, formOf(file))
              }
            >
              {t('오류 내역 다운로드')}
            </Button>
          </p>
          <ul className="is-bad">
            {problems.slice(0, SHOWN_PROBLEMS).map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="quiet">
          {warning}
        </p>
      ))}
      <Lines preview={preview} />
      {isRight && (
        <>
          <FormField label={t('작업명')} required>
            {(wiring) => (
              <Input {...wiring} maxLength={100} value={jsaTitle} onChange={({ target }) => setTitle(target.value)} />
            )}
          </FormField>
          <ActionButton type="primary" disabled={jsaTitle.trim() === ''} onAction={save}>
            {t('{n}행 저장', { n: rows.length })}
          </ActionButton>
        </>
      )}
    </>
  )
}

const SHOWN_ROWS = 50

/** The rows as they were read; where something is wrong those that are, each wrong cell marked. */
function Lines({ preview: { columns, rows, problems } }: { preview: Preview }) {
  const t = useT()
  const wrong = new Map(problems.map(({ field, message }) => [field, message]))
  const wrongRows = new Set(problems.map(({ field }) => Number(field.split('.')[1])))
  const told = wrongRows.size > 0 ? rows.filter(({ rowNo }) => wrongRows.has(rowNo)) : rows
  if (told.length === 0) return null
  return (
    <SideScroll className="jsa-sheet-preview" label={t('미리보기')}>
      <table className="field-rows">
        <thead>
          <tr>
            <th scope="col">{t('행')}</th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.slice(0, SHOWN_ROWS).map(({ rowNo, cells }) => (
            <tr key={rowNo}>
              <th scope="row">{rowNo}</th>
              {cells.map((cell, index) => {
                const name = columns[index]?.name
                const message = wrong.get(`rows.${rowNo}.${name}`)
                return (
                  <td key={name} data-wrong={message !== undefined || undefined} title={message}>
                    {cell}
                    {message && <span className="visually-hidden">{message}</span>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {told.length > SHOWN_ROWS && <p className="quiet">{t('앞의 {n}행만 보입니다.', { n: SHOWN_ROWS })}</p>}
    </SideScroll>
  )
}
