/** 감사 로그: who changed what, from which value to which. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatAsked, type SheetFormat } from '#platform/model/excel/sheet-format.ts'
import { api } from '#platform/web/api/client.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { LogSheet } from '#platform/web/log/log-sheet.tsx'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { Facts } from '#platform/web/parts/facts.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { ReportList, type SheetControls } from '#platform/web/report/report-list.tsx'
import { type AuditRow, auditActions, auditLog } from './audit-log.model.ts'
import { kindsQuery } from './log-kinds.ts'

const API = '/api/manage/log/auditlog'
const QUERY_KEY = auditLog.name
const EXCEL_TIMEOUT_MS = 60_000
type Where = Readonly<Record<string, string>>

interface AuditEntry extends AuditRow {
  changes: { field: string; label: string; before: string; after: string }[]
  url: string | null
}

const who = ({ userNm, userId }: AuditRow): string => userNm ?? userId ?? translateNow('익명')
const what = ({ title, bizNo }: AuditRow): string => title ?? bizNo
export function AuditLog() {
  const { data } = useQuery(kindsQuery)
  const [params] = useSearchParams()
  const bizCd = params.get('bizCd')
  const t = useT()
  const choices = useMemo(() => {
    const own = data?.rows.find(({ code }) => code === bizCd)?.actions ?? []
    const common = Object.entries(auditActions).map(([code, codeNm]) => ({ code, codeNm: t(codeNm) }))
    return { bizCd: data?.rows ?? [], actionCd: [...own, ...common] }
  }, [data, bizCd, t])
  return (
    <ReportList
      report={auditLog}
      cells={{ userNm: who, title: what }}
      widths={{ bizNm: 120, title: 300, reasonDesc: 180 }}
      opens="title"
      choices={choices}
      onExcel={(where, work) => void takeOut(where, work)}
      sheet={(row, controls) => <AuditSheet key={row.auditNo} row={row} controls={controls} />}
    />
  )
}

async function takeOut(where: Where, { format }: { format: SheetFormat }): Promise<void> {
  const isDone = await askReason({
    title: translateNow('감사 로그 내려받기'),
    help: translateNow('사유는 감사 로그와 열람·반출 기록에 남습니다.'),
    confirmText: translateNow('내려받기'),
    async run(reasonDesc) {
      const options = {
        query: { ...where, ...formatAsked(format) },
        body: { reasonDesc },
        timeoutMs: EXCEL_TIMEOUT_MS,
        quiet: true,
      }
      const { blob, fileName } = await api.blob(`${API}s/excel`, options)
      saveBlob(blob, fileName ?? `audit.${format}`)
    },
  })
  if (isDone) toast(translateNow('파일을 내려받았습니다.'))
}

function AuditSheet({ row, controls }: { row: AuditRow; controls: SheetControls }) {
  const t = useT()
  const { data, isError, error, refetch } = useQuery({
    queryKey: [QUERY_KEY, 'one', row.auditNo],
    queryFn: ({ signal }) => api.get<AuditEntry>(`${API}/${row.auditNo}`, { signal, quiet: true }),
  })
  const states = [row.fromStatusNm, row.toStatusNm].filter(Boolean).join(' → ')
  return (
    <LogSheet title={`${row.bizNm} · ${row.actionNm}`} {...controls}>
      <Facts
        facts={[
          [t('대상'), <Target key="target" row={row} url={data?.url ?? null} />],
          [t('사용자'), [who(row), row.userId].filter(Boolean).join(' · ')],
          [t('일시'), formatDateTime(row.auditDt)],
          [t('IP'), row.ipAddr],
          [t('상태'), states],
          [t('사유'), row.reasonDesc],
        ]}
      />
      {isError && <Failed error={error} onRetry={refetch} />}
      {!isError && !data && <Loading lines={4} />}
      {data && <Changes changes={data.changes} />}
    </LogSheet>
  )
}

/** The thing itself, for who may open it. */
const Target = ({ row, url }: { row: AuditRow; url: string | null }) =>
  url ? <Link to={url}>{what(row)}</Link> : what(row)

const NOTHING = '–'

function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  const t = useT()
  if (changes.length === 0) return <p className="quiet">{t('바뀐 값이 없습니다.')}</p>
  return (
    <section aria-label={t('바뀐 항목')}>
      <h3>{t('바뀐 항목')}</h3>
      <PlainTable label="바뀐 항목" heads={['항목', '이전', '이후']}>
        {changes.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td>{before ? <del>{before}</del> : NOTHING}</td>
            <td>{after ? <ins>{after}</ins> : NOTHING}</td>
          </tr>
        ))}
      </PlainTable>
    </section>
  )
}
