/** 시스템 상태: whether the site is well, at a glance; each number leads to the list that it counts. */
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { CircleAlert, CircleCheck, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { formatDateTime, formatFileSize, formatNumber, formatRelative, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PageActions } from '#platform/web/pages/page.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import './status.css'

interface RouteRow {
  methodCd: string
  routeDesc: string
  requestCnt: number
  errorCnt: number
  p50Val: number
  p95Val: number
}
interface Status {
  versionDesc: string
  checkDt: string
  requestCnt: number
  p50Val: number | null
  p95Val: number | null
  routes: RouteRow[]
  errorCnt: number
  faultCnt: number
  failedJobCnt: number
  failedSendCnt: number
  waitingSendCnt: number
  waitingJobCnt: number
  waitingExportCnt: number
  sessionCnt: number
  databaseBytes: number
  connectionCnt: number
  maxConnectionCnt: number
  fileCnt: number
  fileBytes: number
  diskFreeBytes: number
  diskBytes: number
  backup: {
    resultCd: string
    endDt: string
    doneCnt: number | null
    messageDesc: string | null
    lateYn: 'Y' | 'N'
  } | null
}

const REFRESH_MS = 60_000
/** What people notice. */
const SLOW_MS = 1000
const FULL_SHARE = 0.9

const routeColumns: readonly Column<RouteRow>[] = [
  { name: 'routeDesc', text: '경로' },
  { name: 'methodCd', text: '방식', width: 90 },
  { name: 'requestCnt', text: '요청', width: 100, type: 'number', hasSeperator: true },
  { name: 'errorCnt', text: '오류', width: 80, type: 'number', hasSeperator: true },
  { name: 'p50Val', text: '절반(ms)', width: 110, type: 'number', pointNumber: 1 },
  { name: 'p95Val', text: '95%(ms)', width: 110, type: 'number', pointNumber: 1 },
]

export function SystemStatus() {
  const t = useT()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['manage/log/systemStatus'],
    queryFn: ({ signal }) => api.get<Status>('/api/manage/log/systemstatus', { signal, quiet: true }),
    refetchInterval: REFRESH_MS,
  })
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={10} />
  return (
    <div className="stack is-wide">
      <PageActions>
        <Button icon={<RotateCw size={16} aria-hidden />} loading={isFetching} onClick={() => void refetch()}>
          {t('새로고침')}
        </Button>
      </PageActions>
      <div>
        <Warnings status={data} />
        <p className="quiet">
          {t('{time} 기준 · 버전 {version}', { time: formatDateTime(data.checkDt), version: data.versionDesc })}
        </p>
      </div>
      <Numbers status={data} />
      <section className="stack is-close" aria-label={t('응답 시간')}>
        <h2>{t('최근 1시간 응답 시간')}</h2>
        <DataTable<RouteRow>
          label={t('최근 1시간 응답 시간')}
          columns={routeColumns}
          rows={data.routes}
          rowKey={({ methodCd, routeDesc }) => `${methodCd} ${routeDesc}`}
          fits
          settingsName="manage/log/systemStatus"
          height={480}
          empty={{ text: t('최근 1시간에 요청이 없습니다.') }}
        />
      </section>
    </div>
  )
}

/** What somebody has to see to, or that there is nothing. */
function Warnings({ status }: { status: Status }) {
  const t = useT()
  const warnings = useWarnings(status)
  if (warnings.length === 0)
    return (
      <p className="row">
        <CircleCheck className="is-good" size={18} aria-hidden /> {t('이상이 없습니다.')}
      </p>
    )
  return (
    <ul className="callout" data-tone="waiting" aria-label={t('확인할 일')}>
      {warnings.map(({ text, to }) => (
        <li key={text} className="row">
          <CircleAlert size={18} aria-hidden /> {to ? <Link to={to}>{text}</Link> : text}
        </li>
      ))}
    </ul>
  )
}

const jobRuns = (query: string) => `/manage/log/batchJob?view=runs&${query}`
const links = {
  faults: () => `/manage/log/errorLog?errorDtFrom=${today()}`,
  errors: () => `/manage/log/errorLog?view=each&errorDtFrom=${today()}`,
  failedJobs: () => jobRuns(`resultCd=FAIL&startDtFrom=${today()}`),
  waitingJobs: () => jobRuns('resultCd=WAIT'),
  backups: () => jobRuns('jobNm=backup'),
  sends: (sendStatusCd: string) => `/manage/message/outbox?sendStatusCd=${sendStatusCd}`,
}

function useWarnings(status: Status): { text: string; to?: string }[] {
  const t = useT()
  const { backup, failedSendCnt, failedJobCnt, p95Val, connectionCnt, maxConnectionCnt, diskFreeBytes, diskBytes } =
    status
  const all: [boolean, string, string?][] = [
    [backup === null, t('백업한 기록이 없습니다. 서버에서 npm run backup을 실행하십시오.')],
    [backup !== null && backup.resultCd !== 'OK', t('마지막 백업이 실패했습니다.'), links.backups()],
    [
      backup?.resultCd === 'OK' && backup.lateYn === 'Y',
      t('마지막 백업이 {time} 것입니다. 하루에 한 번 백업하십시오.', {
        time: backup ? formatDateTime(backup.endDt) : '',
      }),
      links.backups(),
    ],
    [failedJobCnt > 0, t('오늘 실패한 배치가 {n}건 있습니다.', { n: failedJobCnt }), links.failedJobs()],
    [failedSendCnt > 0, t('보내지 못한 메일·문자가 {n}건 있습니다.', { n: failedSendCnt }), links.sends('FAIL')],
    [(p95Val ?? 0) > SLOW_MS, t('요청 100건 중 5건이 1초보다 오래 걸립니다.')],
    [connectionCnt > maxConnectionCnt * FULL_SHARE, t('데이터베이스 연결이 거의 찼습니다.')],
    [diskFreeBytes < diskBytes * (1 - FULL_SHARE), t('디스크가 거의 찼습니다.')],
  ]
  return all.flatMap(([holds, text, to]) => (holds ? [{ text, ...(to && { to }) }] : []))
}

function Numbers({ status }: { status: Status }) {
  const t = useT()
  const n = formatNumber
  const ms = (value: number | null) => (value === null ? '–' : `${n(value)} ms`)
  const { backup } = status
  return (
    <div className="status-groups">
      <div className="stack is-wide">
        <Group title={t('오늘')}>
          <Fact label={t('오류 종류')} to={links.faults()} value={n(status.faultCnt)} />
          <Fact label={t('오류 건수')} to={links.errors()} value={n(status.errorCnt)} />
          <Fact label={t('배치 실패')} to={links.failedJobs()} value={n(status.failedJobCnt)} />
        </Group>
        <Group title={t('백업')}>
          <Fact
            label={t('마지막 백업')}
            to={links.backups()}
            value={backup ? formatRelative(backup.endDt) : t('없음')}
          />
          {backup?.doneCnt !== null && backup !== null && <Fact label={t('담긴 행')} value={n(backup.doneCnt)} />}
        </Group>
      </div>
      <Group title={t('속도(최근 1시간)')}>
        <Fact label={t('절반은 이 안에')} value={ms(status.p50Val)} />
        <Fact label={t('95%는 이 안에')} value={ms(status.p95Val)} />
        <Fact label={t('요청')} value={n(status.requestCnt)} />
      </Group>
      <Group title={t('대기와 발송')}>
        <Fact label={t('발송 실패')} to={links.sends('FAIL')} value={n(status.failedSendCnt)} />
        <Fact label={t('발송 대기')} to={links.sends('WAIT')} value={n(status.waitingSendCnt)} />
        <Fact label={t('배치 대기')} to={links.waitingJobs()} value={n(status.waitingJobCnt)} />
        <Fact label={t('엑셀 파일 대기')} value={n(status.waitingExportCnt)} />
      </Group>
      <Group title={t('자원')}>
        <Fact label={t('데이터베이스')} value={formatFileSize(status.databaseBytes)} />
        <Fact label={t('데이터베이스 연결')} value={`${n(status.connectionCnt)} / ${n(status.maxConnectionCnt)}`} />
        <Fact label={t('첨부파일 {n}개', { n: n(status.fileCnt) })} value={formatFileSize(status.fileBytes)} />
        <Fact
          label={t('디스크 여유')}
          value={`${formatFileSize(status.diskFreeBytes)} / ${formatFileSize(status.diskBytes)}`}
        />
        <Fact label={t('로그인 중')} value={n(status.sessionCnt)} />
      </Group>
    </div>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="stack is-close" aria-label={title}>
    <h2>{title}</h2>
    <dl className="facts">{children}</dl>
  </section>
)

const Fact = ({ label, value, to }: { label: string; value: string; to?: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{to ? <Link to={to}>{value}</Link> : value}</dd>
  </div>
)
