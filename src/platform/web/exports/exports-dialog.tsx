import './exports.css'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Download } from 'lucide-react'
import type { Tone } from '#platform/model/document.ts'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { formatDateTime, formatNumber } from '#platform/web/format.ts'
import { platformNow, usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'

const KEY = ['exports']
const refresh = () => queryClient.invalidateQueries({ queryKey: KEY })

type Status = 'WAIT' | 'RUN' | 'DONE' | 'FAIL' | 'CANCEL'
interface ExportFile {
  exportNo: number
  exportNm: string
  exportStatusCd: Status
  rowCnt: number
  totalCnt: number | null
  messageDesc: string | null
  createDt: string
  expireDt: string
}

const states: Readonly<Record<Status, { label: string; tone: Tone }>> = {
  WAIT: { label: '대기', tone: 'waiting' },
  RUN: { label: '만드는 중', tone: 'progress' },
  DONE: { label: '완료', tone: 'done' },
  FAIL: { label: '실패', tone: 'danger' },
  CANCEL: { label: '취소됨', tone: 'draft' },
}
const isOpen = ({ exportStatusCd }: ExportFile): boolean => exportStatusCd === 'WAIT' || exportStatusCd === 'RUN'

export async function openExportsDialog(): Promise<void> {
  void refresh()
  await openDialog({
    label: platformNow('엑셀 파일'),
    width: 'min(640px, 92vw)',
    escCloses: true,
    content: () => <ExportList />,
  })
}

/** How often a file that is being made is asked after. */
const ASK_MS = 1000

function ExportList() {
  const t = usePlatformT()
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get<{ rows: ExportFile[] }>('/api/exports', { signal, quiet: true }),
    refetchInterval: ({ state }) => (state.data?.rows.some(isOpen) ? ASK_MS : false),
  })
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={3} />
  if (data.rows.length === 0) return <Empty message={t('만든 엑셀 파일이 없습니다.')} />
  return (
    <>
      <p className="quiet">
        {t('창을 닫아도 계속 만듭니다. 다 되면 알림으로 알려 드립니다. 파일은 7일 동안 내려받을 수 있습니다.')}
      </p>
      <ul className="export-list" aria-label={t('엑셀 파일')}>
        {data.rows.map((file) => (
          <ExportItem key={file.exportNo} file={file} />
        ))}
      </ul>
    </>
  )
}

function ExportItem({ file }: { file: ExportFile }) {
  const t = useT()
  const say = usePlatformT()
  const { label, tone } = states[file.exportStatusCd]
  const total = Math.max(file.totalCnt ?? 0, file.rowCnt)
  const isDone = file.exportStatusCd === 'DONE'
  return (
    <li>
      <div className="export-file">
        <p>
          <strong>{file.exportNm}</strong> <StatusTag tone={tone}>{t(label)}</StatusTag>
        </p>
        <p className="quiet">
          {isDone
            ? say('{n}건', { n: formatNumber(file.rowCnt) })
            : say('{n} / {total}건', { n: formatNumber(file.rowCnt), total: formatNumber(total) })}
          {' · '}
          {formatDateTime(file.createDt)}
          {isDone && ` · ${say('{date}까지', { date: formatDateTime(file.expireDt) })}`}
        </p>
        {isOpen(file) && <progress aria-label={file.exportNm} max={total || 1} value={file.rowCnt} />}
        {file.messageDesc && <p role="alert">{file.messageDesc}</p>}
      </div>
      <ExportActions file={file} />
    </li>
  )
}

function ExportActions({ file }: { file: ExportFile }) {
  const t = usePlatformT()
  const path = `/api/exports/${file.exportNo}`
  const change = useMutation({
    mutationFn: (verb: 'cancel' | 'retry') => api.post(`${path}/${verb}`),
    onSettled: refresh,
  })
  const download = useMutation({
    mutationFn: async () => {
      const { blob, fileName } = await api.blob(`${path}/file`)
      saveBlob(blob, fileName ?? `${file.exportNm}.xlsx`)
    },
  })
  if (isOpen(file))
    return (
      <Button disabled={change.isPending} onClick={() => change.mutate('cancel')}>
        {t('취소')}
      </Button>
    )
  if (file.exportStatusCd === 'DONE')
    return (
      <Button icon={<Download size={16} aria-hidden />} loading={download.isPending} onClick={() => download.mutate()}>
        {t('다운로드')}
      </Button>
    )
  return (
    <Button disabled={change.isPending} onClick={() => change.mutate('retry')}>
      {t('다시 시도')}
    </Button>
  )
}
