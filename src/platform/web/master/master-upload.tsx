/** Rows from Excel: tried first, so that one sees what would happen before it does. */

import { Button, Upload } from 'antd'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import type { AnyField } from '#platform/model/field.ts'
import type { OfArea } from '#platform/model/i18n.ts'
import type { Problem } from '#platform/model/problem.ts'
import { ApiError, api } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { platformNow, translateOf, usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { masterKey } from './master-state.ts'

/** A master, or another list whose sheets are tried and saved in the same way. */
export interface UploadedList extends OfArea {
  readonly name: string
  readonly label: string
  readonly api: string
  readonly fields: Readonly<Record<string, AnyField>>
}
interface Counts {
  inserted: number
  updated: number
  unchanged: number
}
const UPLOAD_TIMEOUT_MS = 60_000

export async function openMasterUpload(master: UploadedList): Promise<void> {
  const done = await openDialog<Counts>({
    label: platformNow('{label} 엑셀 업로드', { label: translateOf(master.area)(master.label) }),
    content: (close) => <UploadPanel master={master} onDone={close} />,
    width: 'min(760px, 92vw)',
  })
  if (!done) return
  toast(platformNow('새로 {inserted}건, 변경 {updated}건을 저장했습니다.', { ...done }))
  await queryClient.invalidateQueries({ queryKey: masterKey(master) })
}

interface Tried {
  file: File
  counts?: Counts
  message?: string
  problems: readonly Problem[]
}

async function send(master: UploadedList, file: File, dryRun: 'Y' | 'N'): Promise<Counts> {
  const form = new FormData()
  form.append('file', file, file.name)
  return api.upload<Counts>(`${master.api}s/upload?dryRun=${dryRun}`, form, {
    quiet: true,
    timeoutMs: UPLOAD_TIMEOUT_MS,
  })
}

function UploadPanel({ master, onDone }: { master: UploadedList; onDone(counts: Counts): void }) {
  const t = usePlatformT()
  const [tried, setTried] = useState<Tried>()
  const [isBusy, setBusy] = useState(false)
  const attempt = async (file: File, dryRun: 'Y' | 'N') => {
    setBusy(true)
    try {
      const counts = await send(master, file, dryRun)
      if (dryRun === 'N') onDone(counts)
      else setTried({ file, counts, problems: [] })
    } catch (error) {
      const problems = error instanceof ApiError ? error.problems : []
      setTried({ file, problems, ...(problems.length === 0 && { message: messageOf(error) }) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="master-upload" aria-busy={isBusy}>
      {tried && <Outcome master={master} tried={tried} />}
      {tried?.counts && (
        <DialogActions>
          <Button type="primary" loading={isBusy} onClick={() => void attempt(tried.file, 'N')}>
            {t('저장')}
          </Button>
        </DialogActions>
      )}
      <Upload.Dragger
        accept=".xlsx"
        showUploadList={false}
        disabled={isBusy}
        beforeUpload={(file) => {
          void attempt(file, 'Y')
          return false
        }}
      >
        <FileUp size={24} strokeWidth={1.5} aria-hidden />
        <p>{tried ? t('고친 파일을 다시 올리세요.') : t('엑셀 파일을 끌어다 놓거나 눌러서 고르세요.')}</p>
        <p className="quiet">{t('먼저 확인만 합니다. 저장은 그다음에 합니다.')}</p>
      </Upload.Dragger>
    </div>
  )
}

function Outcome({ master, tried: { counts, message, problems } }: { master: UploadedList; tried: Tried }) {
  const t = useT()
  const say = usePlatformT()
  if (counts)
    return (
      <p role="status">
        <b>
          {say('새로 {inserted}건, 변경 {updated}건, 그대로 {unchanged}건입니다. 아직 저장하지 않았습니다.', {
            ...counts,
          })}
        </b>
      </p>
    )
  return (
    <div role="alert">
      <p>
        <b>{message ?? say('잘못된 칸 {n}개를 찾았습니다. 아무것도 저장하지 않았습니다.', { n: problems.length })}</b>
      </p>
      <ul className="master-problems">
        {problems.map(({ field, code, message: text }) => {
          const [, rowNo = '', name = ''] = field.split('.')
          return (
            <li key={`${field}${code}`}>
              <b>{rowNo && say('{n}행|at', { n: rowNo })}</b> {name && t(master.fields[name]?.label ?? name)} {text}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
