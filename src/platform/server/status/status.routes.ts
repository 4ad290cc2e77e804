/** Whether the site is well: speed, faults, what waits, room, and the last backup. */
import { statfs } from 'node:fs/promises'
import { z } from 'zod'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { BACKUP } from '../jobs/job.routes.ts'
import type { Services } from '../services.ts'
import { needs } from '../sign-in/menu-right.ts'
import { quantile } from './histogram.ts'
import type { RequestStats } from './request-stats.ts'

const ROUTE = '/manage/log/systemStatus'
const tags = ['시스템 상태']

const route = z.object({
  methodCd: z.string(),
  routeDesc: z.string(),
  requestCnt: z.number(),
  errorCnt: z.number(),
  /** Milliseconds. */
  p50Val: z.number(),
  p95Val: z.number(),
})
const backup = z.object({
  resultCd: z.string(),
  endDt: z.string(),
  /** Rows that it holds. */
  doneCnt: z.number().nullable(),
  messageDesc: z.string().nullable(),
  /** Older than a day, or the last one failed. */
  lateYn: z.enum(['Y', 'N']),
})
const answer = z.object({
  versionDesc: z.string(),
  checkDt: z.string(),
  requestCnt: z.number(),
  p50Val: z.number().nullable(),
  p95Val: z.number().nullable(),
  routes: z.array(route),
  /** Of today, as the lists behind them count. */
  errorCnt: z.number(),
  faultCnt: z.number(),
  failedJobCnt: z.number(),
  failedSendCnt: z.number(),
  /** What waits to be done. */
  waitingSendCnt: z.number(),
  waitingJobCnt: z.number(),
  waitingExportCnt: z.number(),
  sessionCnt: z.number(),
  databaseBytes: z.number(),
  connectionCnt: z.number(),
  maxConnectionCnt: z.number(),
  fileCnt: z.number(),
  fileBytes: z.number(),
  diskFreeBytes: z.number(),
  diskBytes: z.number(),
  backup: backup.nullable(),
})
type Answer = z.infer<typeof answer>

export function registerStatus(app: App, services: Services, stats: RequestStats): void {
  const { db, clock, settings } = services
  app.get(
    '/api/manage/log/systemstatus',
    { config: needs(ROUTE), schema: { tags, response: { 200: answer } } },
    async () => {
      // What this instance has counted since the last minute is part of the answer.
      await stats.flush()
      const now = clock.now()
      const [[speed, counts, lastBackup], disk] = await Promise.all([
        db.read('SYSTEM', (queries) =>
          Promise.all([speedOf(queries, now), countsOf(queries, now), backupOf(queries, now)]),
        ),
        statfs(settings.dataDir),
      ])
      return {
        versionDesc: settings.version,
        checkDt: now.toISOString(),
        ...speed,
        ...counts,
        backup: lastBackup,
        diskFreeBytes: disk.bavail * disk.bsize,
        diskBytes: disk.blocks * disk.bsize,
      }
    },
  )
}

interface Measured extends Pick<Answer['routes'][number], 'methodCd' | 'routeDesc' | 'requestCnt' | 'errorCnt'> {
  classCnts: number[]
}

/** Of the last hour, all instances together; the slowest first. */
async function speedOf(db: Queries, now: Date): Promise<Pick<Answer, 'requestCnt' | 'p50Val' | 'p95Val' | 'routes'>> {
  const measured = await db.query<Measured>(sql`
    with recent as (select * from sys_request_stat where minute_dt > ${now}::timestamptz - interval '1 hour'),
      classes as (
        select method_cd, route_desc, at, sum(cnt)::int as cnt from recent, unnest(class_cnts) with ordinality as u(cnt, at)
        group by method_cd, route_desc, at)
    select r.method_cd as "methodCd", r.route_desc as "routeDesc", sum(r.request_cnt)::int as "requestCnt",
      sum(r.error_cnt)::int as "errorCnt",
      array(select c.cnt from classes c where c.method_cd = r.method_cd and c.route_desc = r.route_desc order by c.at) as "classCnts"
    from recent r group by r.method_cd, r.route_desc`)
  const all: number[] = []
  for (const { classCnts } of measured)
    for (const [index, count] of classCnts.entries()) all[index] = (all[index] ?? 0) + count
  const routes = measured.map(({ classCnts, ...one }) => ({
    ...one,
    p50Val: rounded(quantile(classCnts, 0.5)) ?? 0,
    p95Val: rounded(quantile(classCnts, 0.95)) ?? 0,
  }))
  return {
    requestCnt: measured.reduce((sum, { requestCnt }) => sum + requestCnt, 0),
    p50Val: rounded(quantile(all, 0.5)),
    p95Val: rounded(quantile(all, 0.95)),
    routes: routes.sort((a, b) => b.p95Val - a.p95Val || b.requestCnt - a.requestCnt),
  }
}
const rounded = (ms: number | undefined): number | null => (ms === undefined ? null : Math.round(ms * 10) / 10)

type Counts = Omit<
  Answer,
  'versionDesc' | 'checkDt' | 'requestCnt' | 'p50Val' | 'p95Val' | 'routes' | 'diskFreeBytes' | 'diskBytes' | 'backup'
>
async function countsOf(db: Queries, now: Date): Promise<Counts> {
  const [counts] = await db.query<Counts>(sql`
    with errors as (select fault_cd from sys_error_log where error_dt >= ${now}::timestamptz::date)
    select (select count(*)::int from errors) as "errorCnt", (select count(distinct fault_cd)::int from errors) as "faultCnt",
      (select count(*)::int from sys_job_run where result_cd = 'FAIL' and start_dt >= ${now}::timestamptz::date) as "failedJobCnt",
      (select count(*)::int from com_outbox where send_status_cd = 'FAIL') as "failedSendCnt",
      (select count(*)::int from com_outbox where send_status_cd = 'WAIT') as "waitingSendCnt",
      (select count(*)::int from sys_job_run where result_cd = 'WAIT') as "waitingJobCnt",
      (select count(*)::int from com_export_file where export_status_cd in ('WAIT', 'RUN')) as "waitingExportCnt",
      (select count(*)::int from sys_session where ended_dt is null and expire_dt > ${now}) as "sessionCnt",
      pg_database_size(current_database())::float8 as "databaseBytes",
      (select count(*)::int from pg_stat_activity where datname = current_database()) as "connectionCnt",
      current_setting('max_connections')::int as "maxConnectionCnt",
      (select count(*)::int from attach_file) as "fileCnt",
      (select coalesce(sum(file_size), 0)::float8 from attach_file) as "fileBytes"`)
  if (!counts) throw new Error('A select without a table gave no row')
  return counts
}

const BACKUP_DAYS = 1

async function backupOf(db: Queries, now: Date): Promise<Answer['backup']> {
  const [last] = await db.query<Omit<z.infer<typeof backup>, 'lateYn'>>(
    sql`select result_cd as "resultCd", end_dt as "endDt", done_cnt as "doneCnt", message_desc as "messageDesc"
      from sys_job_run where job_nm = ${BACKUP.name} and end_dt is not null order by start_dt desc limit 1`,
  )
  if (!last) return null
  const isOld = now.getTime() - new Date(last.endDt).getTime() > BACKUP_DAYS * 86_400_000
  return { ...last, lateYn: isOld || last.resultCd !== 'OK' ? 'Y' : 'N' }
}
