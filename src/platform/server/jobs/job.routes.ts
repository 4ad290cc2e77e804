/** The jobs for who watches them: when each ran and will run, what became of it; run now, stopped and resumed with a reason. */

import { z } from 'zod'
import { toWire } from '#platform/model/calendar.ts'
import { nextRun } from '#platform/model/cron.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { wordedShort } from '#platform/model/sentences.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Transaction } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { requireReason } from '../reason.ts'
import { notFound } from '../refusal.ts'
import type { Services } from '../services.ts'
import { needs } from '../sign-in/menu-right.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import type { Job } from './jobs.ts'
import { wakes } from './wake.ts'

const ROUTE = '/manage/log/batchJob'
const PATH = '/api/manage/log/batchjob'
const tags = ['배치 현황']
const results = ['WAIT', 'RUN', 'OK', 'FAIL'] as const
const nullable = z.string().nullable()

/** What is run from outside by the operator and leaves its record here as well. */
export const BACKUP = { name: 'backup', label: '백업', area: 'platform' } as const

const run = z.object({
  jobRunNo: z.number(),
  jobNm: z.string(),
  label: z.string(),
  startDt: z.string(),
  endDt: nullable,
  resultCd: z.enum(results),
  doneCnt: z.number().nullable(),
  messageDesc: nullable,
  /** Who asked for it; nobody where the clock did. */
  userNm: nullable,
})
const last = run.omit({ jobNm: true, label: true }).partial()
const job = z.object({
  jobNm: z.string(),
  label: z.string(),
  cron: nullable,
  scheduleYn: z.enum(['Y', 'N']),
  reasonDesc: nullable,
  stopUserNm: nullable,
  nextDt: nullable,
  ...last.shape,
})
type Run = z.infer<typeof run>

const runColumns = sql`r.job_run_no as "jobRunNo", r.job_nm as "jobNm", r.start_dt as "startDt", r.end_dt as "endDt",
  r.result_cd as "resultCd", r.done_cnt as "doneCnt", r.message_desc as "messageDesc", p.user_nm as "userNm"`

/** What people call a job, and what a run came to, in the words of its area and the language of who asks. */
export function jobWords(jobs: readonly Job[], language: Language) {
  const known = new Map<string, Pick<Job, 'label' | 'area'>>([...jobs, BACKUP].map((one) => [one.name, one]))
  const areaOf = (jobNm: string) => known.get(jobNm)?.area ?? 'platform'
  return {
    label: (jobNm: string): string => translate(areaOf(jobNm), language, known.get(jobNm)?.label ?? jobNm),
    /** A sentence of ours, or what the fault said. */
    said: <Row extends { jobNm: string; messageDesc: string | null }>(row: Row): Row => ({
      ...row,
      messageDesc: row.messageDesc && wordedShort(areaOf(row.jobNm), language, row.messageDesc),
    }),
  }
}

export function registerJobs(app: App, services: Services, jobs: readonly Job[]): void {
  registerList(app, services, jobs)
  registerOrders(app, services, jobs)
}

function registerList(app: App, { db, clock }: Services, jobs: readonly Job[]): void {
  app.get(
    `${PATH}s`,
    { config: needs(ROUTE), schema: { tags, response: { 200: z.object({ rows: z.array(job) }) } } },
    async (request) => {
      const names = [...jobs, BACKUP].map(({ name }) => name)
      const words = jobWords(jobs, request.language)
      const [runs, stops] = await db.read('SYSTEM', (queries) =>
        Promise.all([
          queries.query<Run>(sql`select ${runColumns} from unnest(${names}::text[]) n
          cross join lateral (select * from sys_job_run where job_nm = n order by start_dt desc, job_run_no desc limit 1) r
          left join directory_person p on p.user_id = r.user_id`),
          queries.query<Stop>(sql`select j.job_nm as "jobNm", j.schedule_yn as "scheduleYn", j.reason_desc as "reasonDesc",
            p.user_nm as "stopUserNm"
          from sys_job j left join directory_person p on p.user_id = j.update_user_id where j.schedule_yn = 'N'`),
        ]),
      )
      const rows = [...jobs, { ...BACKUP, cron: null }].map(({ name, cron }) => {
        const stop = stops.find(({ jobNm }) => jobNm === name)
        const run = runs.find(({ jobNm }) => jobNm === name)
        const next = cron && !stop ? nextRun(cron, clock.now()) : undefined
        return {
          scheduleYn: 'Y' as const,
          reasonDesc: null,
          stopUserNm: null,
          ...stop,
          ...(run && words.said(run)),
          jobNm: name,
          label: words.label(name),
          cron,
          nextDt: next ? toWire(next) : null,
        }
      })
      return { rows }
    },
  )
}

interface Stop {
  jobNm: string
  scheduleYn: 'Y' | 'N'
  reasonDesc: string | null
  stopUserNm: string | null
}

const schedule =
  (jobNm: string, userId: string, scheduleYn: 'Y' | 'N', reasonDesc: string | null) => (tx: Transaction, now: Date) =>
    tx.query(sql`insert into sys_job (job_nm, schedule_yn, reason_desc, update_user_id, update_dt)
      values (${jobNm}, ${scheduleYn}, ${reasonDesc}, ${userId}, ${now})
      on conflict (job_nm) do update set schedule_yn = excluded.schedule_yn, reason_desc = excluded.reason_desc,
        update_user_id = excluded.update_user_id, update_dt = excluded.update_dt`)

interface Order {
  jobNm: string
  actionCd: 'RUN' | 'STOP' | 'RESUME'
  reasonDesc?: string
}
/** What an order changes, with its entry in the audit. */
const ordering =
  ({ db, clock }: Services, jobs: readonly Job[]) =>
  (
    { person, ip }: { person: SignedInPerson; ip: string },
    { jobNm, actionCd, reasonDesc }: Order,
    work: (tx: Transaction, now: Date) => Promise<unknown>,
  ) => {
    if (!jobs.some(({ name }) => name === jobNm)) throw notFound()
    const { userId, plantCd } = person
    const now = clock.now()
    return db.write('SYSTEM', async (tx) => {
      await work(tx, now)
      await writeAudit(tx, { now, userId, ip, bizCd: 'job', bizNo: jobNm, plantCd, actionCd, reasonDesc })
    })
  }

function registerOrders(app: App, services: Services, jobs: readonly Job[]): void {
  const params = z.object({ jobNm: z.string().max(80) })
  const nothing = { 204: z.null() }
  const order = ordering(services, jobs)

  // Asked for twice before it has begun, it runs once.
  app.post(
    `${PATH}/:jobNm/run`,
    { config: needs(ROUTE, 'write'), schema: { tags, params, response: nothing } },
    async (request, reply) => {
      const { jobNm } = request.params
      await order(request, { jobNm, actionCd: 'RUN' }, async (tx, now) => {
        await tx.query(sql`insert into sys_job_run (job_nm, start_dt, result_cd, user_id)
        select ${jobNm}, ${now}, 'WAIT', ${request.person.userId}
        where not exists (select from sys_job_run where job_nm = ${jobNm} and result_cd = 'WAIT')`)
        await tx.query(wakes(jobNm))
      })
      return reply.status(204).send(null)
    },
  )

  const body = z.strictObject({ reasonDesc: z.string().trim().max(500) })
  app.post(
    `${PATH}/:jobNm/stop`,
    { config: needs(ROUTE, 'write'), schema: { tags, params, body, response: nothing } },
    async (request, reply) => {
      const { jobNm } = request.params
      const { reasonDesc } = request.body
      requireReason(reasonDesc, request.language)
      const { userId } = request.person
      await order(request, { jobNm, actionCd: 'STOP', reasonDesc }, schedule(jobNm, userId, 'N', reasonDesc))
      return reply.status(204).send(null)
    },
  )

  app.post(
    `${PATH}/:jobNm/resume`,
    { config: needs(ROUTE, 'write'), schema: { tags, params, response: nothing } },
    async (request, reply) => {
      const { jobNm } = request.params
      await order(request, { jobNm, actionCd: 'RESUME' }, schedule(jobNm, request.person.userId, 'Y', null))
      return reply.status(204).send(null)
    },
  )
}
