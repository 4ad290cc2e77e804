/** 배치 현황: the jobs of the site, when each ran and will run; below it what became of every run. */
import { useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { cronText } from '#platform/model/cron.ts'
import { api } from '#platform/web/api/client.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { confirm, toast } from '#platform/web/dialog/dialogs.ts'
import { formatDateTime, formatNumber } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { LogSheet } from '#platform/web/log/log-sheet.tsx'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { Facts } from '#platform/web/parts/facts.tsx'
import { ReportList, reportKey } from '#platform/web/report/report-list.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column, ColumnItem, TableAction } from '#platform/web/table/table.types.ts'
import { jobResults, jobRuns, jobTones } from './job-run.model.ts'

const API = '/api/manage/log/batchjob'
const QUERY_KEY = 'manage/log/batchJob'

interface JobRow {
  jobNm: string
  label: string
  cron: string | null
  scheduleYn: 'Y' | 'N'
  reasonDesc: string | null
  stopUserNm: string | null
  nextDt: string | null
  startDt?: string
  endDt?: string | null
  resultCd?: string
  doneCnt?: number | null
  messageDesc?: string | null
}
const results: ColumnItem[] = Object.entries(jobResults).map(([code, codeNm]) => ({
  code,
  codeNm,
  tone: jobTones[code as keyof typeof jobTones],
}))
const scheduleOf = ({ cron, scheduleYn }: JobRow): string => {
  if (cron === null) return translateNow('서버에서 실행')
  if (scheduleYn === 'N') return translateNow('예약 중지')
  const { text, values } = cronText(cron)
  const day = typeof values.day === 'string' ? { day: translateNow(values.day) } : {}
  return translateNow(text, { ...values, ...day })
}
const time = (instant: string | null | undefined): string => (instant ? formatDateTime(instant) : '')
const jobColumns: readonly Column<JobRow>[] = [
  { name: 'label', text: '작업', type: 'link', width: 260 },
  { name: 'cron', text: '주기', width: 140, value: scheduleOf, render: scheduleOf },
  { name: 'resultCd', text: '결과', width: 90, type: 'tag', items: results },
  { name: 'startDt', text: '최근 시작', width: 156, value: ({ startDt }) => time(startDt) },
  { name: 'endDt', text: '최근 종료', width: 156, value: ({ endDt }) => time(endDt) },
  { name: 'doneCnt', text: '건수', width: 90, type: 'number', hasSeperator: true },
  { name: 'nextDt', text: '다음 실행', width: 156, value: ({ nextDt }) => time(nextDt) },
  {
    name: 'messageDesc',
    text: '메시지',
    value: ({ messageDesc, reasonDesc }) => messageDesc ?? reasonDesc ?? '',
    render: ({ messageDesc, reasonDesc }) => messageDesc ?? reasonDesc ?? '',
  },
]
/** Which of the two is shown is part of the address; runs may be those of one job. */
export function BatchJob() {
  const [params] = useSearchParams()
  return params.get('view') === 'runs' ? <Runs /> : <Jobs />
}

const renew = async () => {
  await queryClient.invalidateQueries({ queryKey: [QUERY_KEY] })
  await queryClient.invalidateQueries({ queryKey: reportKey(jobRuns) })
}

async function runNow({ jobNm, label }: Pick<JobRow, 'jobNm' | 'label'>): Promise<void> {
  if (
    !(await confirm(translateNow('{label}: 지금 실행하시겠습니까?', { label }), { confirmText: translateNow('실행') }))
  )
    return
  try {
    await api.post(`${API}/${jobNm}/run`)
    toast(translateNow('실행을 요청했습니다.'))
    await renew()
  } catch (error) {
    alreadyTold(error)
  }
}

async function stop({ jobNm, label }: JobRow): Promise<void> {
  const isDone = await askReason({
    title: translateNow('{label} 예약 중지', { label }),
    help: translateNow('다시 시작할 때까지 저절로 실행되지 않습니다.'),
    confirmText: translateNow('예약 중지'),
    danger: true,
    run: (reasonDesc) => api.post(`${API}/${jobNm}/stop`, { reasonDesc }, { quiet: true }),
  })
  if (isDone) await renew()
}

async function resume({ jobNm }: JobRow): Promise<void> {
  try {
    await api.post(`${API}/${jobNm}/resume`)
    toast(translateNow('다시 예약했습니다.'))
    await renew()
  } catch (error) {
    alreadyTold(error)
  }
}

const REFRESH_MS = 5_000

const useJobs = () =>
  useQuery({
    queryKey: [QUERY_KEY, 'jobs'],
    queryFn: ({ signal }) => api.get<{ rows: JobRow[] }>(`${API}s`, { signal, quiet: true }),
    // What was asked for begins a moment later.
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ resultCd }) => resultCd === 'WAIT' || resultCd === 'RUN') ? REFRESH_MS : false,
  })

function Jobs() {
  const t = useT()
  const { editable } = usePage()
  const [, setParams] = useSearchParams()
  const { data, isPending, isError, refetch } = useJobs()
  usePageHead({ count: data?.rows.length ?? null })
  const actions = (row: JobRow): TableAction[] => {
    if (!editable || row.cron === null) return []
    return [
      { name: 'run', text: row.resultCd === 'FAIL' ? t('다시 실행') : t('지금 실행'), onClick: () => void runNow(row) },
      row.scheduleYn === 'Y'
        ? { name: 'stop', text: t('예약 중지'), danger: true, onClick: () => void stop(row) }
        : { name: 'resume', text: t('예약 재개'), onClick: () => void resume(row) },
    ]
  }
  return (
    <div className="doc-list">
      <div className="doc-list-main">
        <DataTable<JobRow>
          label={t('배치 현황')}
          columns={jobColumns}
          rows={data?.rows ?? []}
          rowKey="jobNm"
          state={isError ? 'error' : isPending ? 'loading' : 'ready'}
          onRetry={refetch}
          rowActions={actions}
          onOpen={({ jobNm }) => setParams({ view: 'runs', jobNm })}
          fits
          settingsName={`${QUERY_KEY}:jobs`}
          height="fill"
          toolbar={
            <div className="doc-conditions">
              <ViewChoice view="jobs" />
            </div>
          }
        />
      </div>
    </div>
  )
}

function Runs() {
  const t = useT()
  const { editable } = usePage()
  const { data } = useJobs()
  const choices = useMemo(() => ({ jobNm: (data?.rows ?? []).map(itemOf) }), [data])
  return (
    <ReportList
      report={jobRuns}
      widths={{ label: 260 }}
      opens="label"
      choices={choices}
      kept="view"
      before={<ViewChoice view="runs" />}
      rowActions={(row) =>
        editable && row.resultCd === 'FAIL' && row.jobNm !== 'backup'
          ? [{ name: 'retry', text: t('다시 실행'), onClick: () => void runNow(row) }]
          : []
      }
      sheet={(row, controls) => (
        <LogSheet title={row.label} {...controls}>
          <Facts
            facts={[
              [t('결과'), t(jobResults[row.resultCd])],
              [t('시작'), time(row.startDt)],
              [t('종료'), time(row.endDt)],
              [t('건수'), row.doneCnt === null ? '' : formatNumber(row.doneCnt)],
              [t('실행한 사람'), row.userNm ?? t('예약 실행')],
              [t('메시지'), row.messageDesc ?? ''],
            ]}
          />
        </LogSheet>
      )}
    />
  )
}
const itemOf = ({ jobNm, label }: JobRow) => ({ code: jobNm, codeNm: label })

function ViewChoice({ view }: { view: 'jobs' | 'runs' }) {
  const t = useT()
  const [, setParams] = useSearchParams()
  return (
    <Segmented
      aria-label={t('보기')}
      value={view}
      onChange={(next) => setParams(next === 'runs' ? { view: 'runs' } : {})}
      options={[
        { value: 'jobs', label: t('작업') },
        { value: 'runs', label: t('실행 기록') },
      ]}
    />
  )
}
