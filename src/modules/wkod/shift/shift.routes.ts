/** The hours of one permit: its talk, its rests, its scaffold after bad weather. */
import { z } from 'zod'
import { dayOf } from '#platform/model/calendar.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden, notFound, Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { type Permit, permit } from '../permit/permit.model.ts'
import { PERMIT_SHIFT_API, type PermitShift, permitShift, restBody, scaffoldBody } from './shift.wire.ts'
import { mayLead } from './tbm/tbm.routes.ts'
import { isTalking, leads } from './tbm/tbm-store.ts'
import { heatClock, isOutdoor } from './weather/weather.logic.ts'
import { heatWorks, spansOf, weatherNumbers } from './weather/weather-store.ts'

const tags = ['작업 시간 관리']
const no = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const params = z.object({ permitNo: no })
const config = needsDocument(permit, 'write')
const done = z.object({ permitNo: z.number() })
const BIZ = 'rest-log'

export function permitShiftRoutes(app: App, services: Services): void {
  registerTab(app, services)
  registerRests(app, services)
  registerScaffold(app, services)
}

const recordOf = async (db: Queries, permitNo: number) => await getRecord(db, permit, permitNo)

function registerTab(app: App, { db, clock }: Services): void {
  app.get(
    `${PERMIT_SHIFT_API}/:permitNo`,
    { config: needsDocument(permit), schema: { tags, params, response: { 200: permitShift } } },
    async (request): Promise<PermitShift> => {
      const asker = askerOf(request, permit)
      const { permitNo } = request.params
      const record = await db.read(asker.person, (queries) => recordOf(queries, permitNo))
      if (record.statusCd === permit.lifecycle.start) throw notFound()
      const now = clock.now()
      return db.read('SYSTEM', async (queries) => {
        const numbers = await weatherNumbers(queries, dayOf(now))
        const [{ TBM_OPEN_H: openH = 0 }, [found], [hot]] = await Promise.all([
          legalNumbers(queries, ['TBM_OPEN_H'], dayOf(now)),
          queries.query<Pick<PermitShift, 'talk' | 'pastTalks' | 'crew' | 'rests' | 'scaffolds'>>(
            tabStatement(permitNo),
          ),
          heatWorks(queries, now, numbers, sql`p.permit_no = ${permitNo}`),
        ])
        const talk = found?.talk ?? null
        const since = now.getTime() - openH * 3_600_000
        return {
          nowDt: now.toISOString(),
          restMin: numbers.restMin,
          talk: talk && { ...talk, isOpen: talk.statusCd === 'OPEN' && Date.parse(talk.tbmDt) > since },
          pastTalks: found?.pastTalks ?? [],
          crew: found?.crew ?? [],
          rests: found?.rests ?? [],
          scaffolds: found?.scaffolds ?? [],
          isOutdoor: isOutdoor(record),
          isScaffold: record.meansCd === 'SCAF',
          heat: hot ? heatOf(hot, now, numbers) : null,
          can: {
            lead: asker.mayWrite && leads(record, asker.person) && isTalking(record),
            rest: mayLead(record, asker) && (record.statusCd === 'WORK' || record.statusCd === 'SUSP'),
          },
        }
      })
    },
  )
}

type Hot = Awaited<ReturnType<typeof heatWorks>>[number]
function heatOf(hot: Hot, now: Date, numbers: Parameters<typeof heatClock>[1]): PermitShift['heat'] {
  const { feelTempVal, startDt, hotSinceDt, pauses, isCooled } = hot
  const facts = { startMs: Date.parse(startDt), hotSinceMs: Date.parse(hotSinceDt), isCooled, nowMs: now.getTime() }
  const { stateCd, fromMs, dueMs } = heatClock({ ...facts, pauses: spansOf(pauses) }, numbers)
  return { feelTempVal, stateCd, fromDt: new Date(fromMs).toISOString(), dueDt: new Date(dueMs).toISOString() }
}

/** Everything that the tab shows beside the permit itself. */
const tabStatement = (permitNo: number) => sql`
  with talks as (
    select t.* from tbm t where t.permit_no = ${permitNo} and t.delete_yn = 'N' order by t.tbm_dt desc limit 12
  ), newest as (select * from talks order by tbm_dt desc limit 1)
  select (select jsonb_build_object('tbmNo', t.tbm_no, 'tbmDocNo', t.tbm_doc_no, 'tbmDt', t.tbm_dt, 'statusCd', t.status_cd, 'isOpen', false,
        'topics', (select coalesce(jsonb_agg(jsonb_build_object('topicCd', l.topic_cd, 'topicDesc', l.topic_desc, 'measureDesc', l.measure_desc)
          order by l.seq_no), '[]') from tbm_topics l where l.tbm_no = t.tbm_no)) from newest t) as talk,
    coalesce((select jsonb_agg(jsonb_build_object('tbmNo', t.tbm_no, 'tbmDocNo', t.tbm_doc_no, 'tbmDt', t.tbm_dt, 'signCnt', t.sign_cnt)
      order by t.tbm_dt desc) from talks t where t.tbm_no <> (select tbm_no from newest)), '[]') as "pastTalks",
    coalesce((select jsonb_agg(jsonb_build_object('personNo', c.person_no, 'userId', c.user_id, 'memberNm', coalesce(v.person_nm, u.user_nm, c.user_id, ''),
        'crewRoleCd', c.crew_role_cd, 'signDt', (select s.sign_dt from tbm_signs s join newest t on t.tbm_no = s.tbm_no
          where s.person_no = c.person_no or s.user_id = c.user_id limit 1)) order by c.seq_no)
      from wkod_master_permit_crew c left join vendor_person v on v.person_no = c.person_no left join directory_person u on u.user_id = c.user_id
      where c.permit_no = ${permitNo} and c.leave_dt is null), '[]') as crew,
    coalesce((select jsonb_agg(jsonb_build_object('restLogNo', r.rest_log_no, 'restKindCd', r.rest_kind_cd, 'startDt', r.start_dt,
        'endDt', r.end_dt, 'coolDesc', r.cool_desc) order by r.start_dt desc)
      from rest_log r where r.permit_no = ${permitNo} and r.delete_yn = 'N'), '[]') as rests,
    coalesce((select jsonb_agg(jsonb_build_object('checkDt', k.check_dt, 'checkUserNm', d.user_nm, 'okYn', k.ok_yn, 'memoDesc', k.memo_desc)
      order by k.check_dt desc)
      from scaffold_check k left join directory_person d on d.user_id = k.check_user_id
      where k.permit_no = ${permitNo} and k.delete_yn = 'N'), '[]') as scaffolds`

/** The permit, locked, for who leads its work or answers for its area. @throws Refusal 403, 404, 409 */
async function running(tx: Transaction, asker: Asker, permitNo: number): Promise<Permit> {
  const record = await recordOf(tx, permitNo)
  if (!mayLead(record, asker)) throw forbidden()
  if (record.statusCd !== 'WORK' && record.statusCd !== 'SUSP')
    throw new Refusal(409, 'CM-02', '현재 상태에서는 처리할 수 없습니다. (현재: {status})', {
      values: { status: permit.lifecycle.states[record.statusCd].label },
    })
  return record
}
const noted = (db: Queries, { userId }: Asker['person'], { permitNo, plantCd }: Permit, actionCd: string, now: Date) =>
  writeAudit(db, { now, userId, plantCd, bizCd: BIZ, bizNo: permitNo, actionCd })

function registerRests(app: App, { db, clock }: Services): void {
  app.post(
    `${PERMIT_SHIFT_API}/:permitNo/rests`,
    { config, schema: { tags, params, body: restBody, response: { 200: done } } },
    async (request) => {
      const asker = askerOf(request, permit)
      const { restKindCd, coolDesc } = request.body
      if (restKindCd === 'COOL' && !coolDesc)
        throw new Refusal(422, 'REST_COOL', '어떤 개인 냉방·보냉장구를 착용했는지 입력하십시오.')
      return db.write(asker.person, async (tx) => {
        const record = await running(tx, asker, request.params.permitNo)
        const [{ userId }, now, program] = [asker.person, clock.now(), asProgram(tx)]
        await program.query(sql`insert into rest_log (permit_no, rest_kind_cd, start_dt, cool_desc, create_user_id, create_dt, update_user_id, update_dt)
          values (${record.permitNo}, ${restKindCd}, ${now}, ${coolDesc}, ${userId}, ${now}, ${userId}, ${now})
          on conflict (permit_no, rest_kind_cd) where end_dt is null and delete_yn = 'N' do nothing`)
        await noted(program, asker.person, record, `${restKindCd}_START`, now)
        return { permitNo: record.permitNo }
      })
    },
  )

  const ending = params.extend({ no })
  app.post(
    `${PERMIT_SHIFT_API}/:permitNo/rests/:no/end`,
    { config, schema: { tags, params: ending, response: { 200: done } } },
    async (request) => {
      const asker = askerOf(request, permit)
      return db.write(asker.person, async (tx) => {
        const record = await running(tx, asker, request.params.permitNo)
        const [{ userId }, now, program] = [asker.person, clock.now(), asProgram(tx)]
        const ended = await program.query(sql`update rest_log set end_dt = ${now}, row_version = row_version + 1,
            update_user_id = ${userId}, update_dt = ${now}
          where rest_log_no = ${request.params.no} and permit_no = ${record.permitNo} and end_dt is null and delete_yn = 'N' returning 1`)
        if (ended.length > 0) await noted(program, asker.person, record, 'REST_END', now)
        return { permitNo: record.permitNo }
      })
    },
  )
}

function registerScaffold(app: App, { db, clock }: Services): void {
  app.post(
    `${PERMIT_SHIFT_API}/:permitNo/scaffold`,
    { config, schema: { tags, params, body: scaffoldBody, response: { 200: done } } },
    async (request) => {
      const asker = askerOf(request, permit)
      const { okYn, memoDesc } = request.body
      return db.write(asker.person, async (tx) => {
        const record = await running(tx, asker, request.params.permitNo)
        const [{ userId }, now, program] = [asker.person, clock.now(), asProgram(tx)]
        await program.query(sql`insert into scaffold_check (permit_no, check_dt, check_user_id, ok_yn, memo_desc,
            create_user_id, create_dt, update_user_id, update_dt)
          values (${record.permitNo}, ${now}, ${userId}, ${okYn}, ${memoDesc}, ${userId}, ${now}, ${userId}, ${now})`)
        await noted(program, asker.person, record, 'SCAFFOLD', now)
        return { permitNo: record.permitNo }
      })
    },
  )
}
