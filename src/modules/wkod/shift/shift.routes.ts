/** The hours of one permit: its talk, its rests, its scaffold after bad weather. */
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { forbidden, notFound, Refusal, wrongState } from '#platform/server/refusal.ts'
import { permitParty } from '../permit/crew/party.sql.ts'
import { type Permit, permit } from '../permit/permit.model.ts'
import type { PermitShift } from './shift.calls.ts'
import * as calls from './shift.calls.ts'
import { mayLead } from './tbm/tbm.routes.ts'
import { isTalking, leads } from './tbm/tbm-store.ts'
import { heatClock, isOutdoor } from './weather/weather.logic.ts'
import { heatWorks, spansOf, weatherNumbers } from './weather/weather-store.ts'

const BIZ = 'rest-log'

const tab = answer(calls.permitShift, async ({ record, asker, now, today, program }) => {
  const { permitNo, statusCd } = record
  if (statusCd === permit.lifecycle.start) throw notFound()
  const numbers = await weatherNumbers(program, today)
  const [{ TBM_OPEN_H: openH = 0 }, [found], [hot]] = await Promise.all([
    legalNumbers(program, ['TBM_OPEN_H'], today),
    program.query<Pick<PermitShift, 'talk' | 'pastTalks' | 'crew' | 'rests' | 'scaffolds'>>(tabStatement(permitNo)),
    heatWorks(program, now, numbers, sql`p.permit_no = ${permitNo}`),
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
      rest: mayLead(record, asker) && (statusCd === 'WORK' || statusCd === 'SUSP'),
    },
  }
})

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
          order by l.seq_no), '[]') from tbm_topics l where l.tbm_no = t.tbm_no),
        'texts', (select coalesce(jsonb_agg(jsonb_build_object('koDesc', x.ko_desc, 'enDesc', x.en_desc, 'zhDesc', x.zh_desc,
          'esDesc', x.es_desc, 'viDesc', x.vi_desc, 'thDesc', x.th_desc, 'uzDesc', x.uz_desc) order by x.seq_no), '[]')
          from tbm_texts x where x.tbm_no = t.tbm_no)) from newest t) as talk,
    coalesce((select jsonb_agg(jsonb_build_object('tbmNo', t.tbm_no, 'tbmDocNo', t.tbm_doc_no, 'tbmDt', t.tbm_dt, 'signCnt', t.sign_cnt)
      order by t.tbm_dt desc) from talks t where t.tbm_no <> (select tbm_no from newest)), '[]') as "pastTalks",
    coalesce((select jsonb_agg(jsonb_build_object('personNo', c.person_no, 'userId', c.user_id, 'memberNm', coalesce(v.person_nm, u.user_nm, c.user_id, ''),
        'crewRoleCd', c.role_cd, 'signDt', (select s.sign_dt from tbm_signs s join newest t on t.tbm_no = s.tbm_no
          where s.person_no = c.person_no or s.user_id = c.user_id limit 1)) order by c.at)
      from (${permitParty}) c left join vendor_person v on v.person_no = c.person_no left join directory_person u on u.user_id = c.user_id
      where c.permit_no = ${permitNo}), '[]') as crew,
    coalesce((select jsonb_agg(jsonb_build_object('restLogNo', r.rest_log_no, 'restKindCd', r.rest_kind_cd, 'startDt', r.start_dt,
        'endDt', r.end_dt, 'coolDesc', r.cool_desc) order by r.start_dt desc)
      from rest_log r where r.permit_no = ${permitNo} and r.delete_yn = 'N'), '[]') as rests,
    coalesce((select jsonb_agg(jsonb_build_object('checkDt', k.check_dt, 'checkUserNm', d.user_nm, 'okYn', k.ok_yn, 'memoDesc', k.memo_desc)
      order by k.check_dt desc)
      from scaffold_check k left join directory_person d on d.user_id = k.check_user_id
      where k.permit_no = ${permitNo} and k.delete_yn = 'N'), '[]') as scaffolds`

interface Acting {
  record: Permit
  asker: Asker
  program: Queries
  now: Date
}
/** For who leads the work or answers for its area, while it goes on. @throws Refusal 403, 409 */
function requireRunning({ record, asker }: Acting): void {
  if (!mayLead(record, asker)) throw forbidden()
  if (record.statusCd !== 'WORK' && record.statusCd !== 'SUSP')
    throw wrongState(permit.lifecycle.states[record.statusCd].label)
}
async function noted({ program, record, asker, now }: Acting, actionCd: string) {
  const { permitNo, plantCd } = record
  await writeAudit(program, { now, userId: asker.person.userId, plantCd, bizCd: BIZ, bizNo: permitNo, actionCd })
  return { permitNo }
}

const begin = answer(calls.beginRest, async ({ body: { restKindCd, coolDesc }, person: { userId }, ...acting }) => {
  const { record, program, now } = acting
  if (restKindCd === 'COOL' && !coolDesc)
    throw new Refusal(422, 'REST_COOL', '어떤 개인 냉방·보냉장구를 착용했는지 입력하십시오.')
  requireRunning(acting)
  await program.query(sql`insert into rest_log (permit_no, rest_kind_cd, start_dt, cool_desc, create_user_id, create_dt, update_user_id, update_dt)
    values (${record.permitNo}, ${restKindCd}, ${now}, ${coolDesc}, ${userId}, ${now}, ${userId}, ${now})
    on conflict (permit_no, rest_kind_cd) where end_dt is null and delete_yn = 'N' do nothing`)
  return noted(acting, `${restKindCd}_START`)
})

const end = answer(calls.endRest, async ({ places: { no, permitNo }, person: { userId }, ...acting }) => {
  const { program, now } = acting
  requireRunning(acting)
  const ended = await program.query(sql`update rest_log set end_dt = ${now}, row_version = row_version + 1,
      update_user_id = ${userId}, update_dt = ${now}
    where rest_log_no = ${no} and permit_no = ${permitNo} and end_dt is null and delete_yn = 'N' returning 1`)
  return ended.length > 0 ? noted(acting, 'REST_END') : { permitNo }
})

const scaffold = answer(calls.checkScaffold, async ({ body: { okYn, memoDesc }, person: { userId }, ...acting }) => {
  const { record, program, now } = acting
  requireRunning(acting)
  await program.query(sql`insert into scaffold_check (permit_no, check_dt, check_user_id, ok_yn, memo_desc,
      create_user_id, create_dt, update_user_id, update_dt)
    values (${record.permitNo}, ${now}, ${userId}, ${okYn}, ${memoDesc}, ${userId}, ${now}, ${userId}, ${now})`)
  return noted(acting, 'SCAFFOLD')
})

export const permitShiftRoutes = routes(tab, begin, end, scaffold)
