import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem, type RuleProblem } from '#platform/server/refusal.ts'
import { watchCluster } from './cluster.ts'
import { infirmAsks } from './infirm.ports.ts'
import { infirmVisit } from './visit.model.ts'
import { isInRange, OUT_OF_RANGE, vitals } from './vitals.logic.ts'

type Context = ActionContext<typeof infirmVisit>
type Effect = EffectContext<typeof infirmVisit>

/** A visit is never a draft: what it was for and what was done is known when it is registered. */
const requiredRules = (['symptomCd', 'treatCd'] as const).map(
  (name) =>
    ({ record }: Context): RuleProblem | undefined => {
      if (record[name]) return undefined
      const { label } = infirmVisit.fields[name]
      return problem(infirmVisit, name, 'REQUIRED', '{label}은(는) 필수입니다.', { values: { label } })
    },
)

const vitalRules = vitals.map(
  (vital) =>
    ({ record }: Context): RuleProblem | undefined =>
      isInRange(vital, record[vital]) ? undefined : problem(infirmVisit, vital, 'HEA_VITAL_RANGE', OUT_OF_RANGE),
)

export const infirmVisitRules = rulesFor(infirmVisit, {
  set: { create: [setWhom], addendum: [setAddendum] },
  refuse: {
    create: [refuseNobody, ...requiredRules, ...vitalRules, refuseRest, refuseNoPlace, refuseEarlier],
    edit: [refuseLater, refuseAnother, ...requiredRules, ...vitalRules, refuseRest, refuseNoPlace, refuseEarlier],
    close: [refuseRest, refuseNoHospital],
  },
  follow: {
    create: [openAccident, watch],
    edit: [openAccident, watch],
  },
})

/** The department or the vendor as they are today: a later move rewrites no statistic. */
async function setWhom({ record, person, db }: Context) {
  const { userId, personNo } = record
  const [whom] = await db.query<{ deptCd: string | null; vendorCd: string | null }>(
    userId
      ? sql`select dept_cd as "deptCd", null as "vendorCd" from sys_user where user_id = ${userId} and plant_cd = ${person.plantCd}`
      : sql`select null as "deptCd", vendor_cd as "vendorCd" from vendor_person
          where person_no = ${personNo ?? null}::bigint and plant_cd = ${person.plantCd}`,
  )
  return {
    deptCd: whom?.deptCd ?? null,
    visitVendorCd: whom?.vendorCd ?? null,
    nurseUserId: person.userId,
    addenda: [],
    plantCd: person.plantCd,
  }
}

function refuseNobody({ record }: Context) {
  const isOne = Boolean(record.userId) !== Boolean(record.personNo)
  if (isOne && (record.deptCd || record.visitVendorCd)) return undefined
  return problem(infirmVisit, 'userId', 'HEA_VISIT_PERSON', '이용자를 선택하십시오.')
}

function refuseRest({ record: { restStartDt, restEndDt } }: Context) {
  if (!restEndDt || (restStartDt && new Date(restStartDt) <= new Date(restEndDt))) return undefined
  return problem(infirmVisit, 'restEndDt', 'HEA_REST_REVERSED', '침상안정 종료는 시작보다 빠를 수 없습니다.')
}

function refuseNoPlace({ record }: Context) {
  if (record.workRelatedYn !== 'Y' || record.placeDesc || record.earlierVisitNo) return undefined
  return problem(infirmVisit, 'placeDesc', 'HEA_VISIT_PLACE', '업무와 관련되면 발생장소를 입력하십시오.')
}

/** The accident of the visit that this one goes on with, of the same person. */
async function accidentOfEarlier({ record, db }: Pick<Context, 'record' | 'db'>): Promise<number | undefined> {
  const [earlier] = await asProgram(db).query<{ accidentNo: number }>(
    sql`select accident_no::int as "accidentNo" from hea_infirm_visit
      where hea_infirm_visit_no = ${record.earlierVisitNo ?? null}::bigint and accident_no is not null and delete_yn = 'N'
        and visit_dt < ${record.visitDt}::timestamptz
        and (user_id = ${record.userId ?? null}::text or person_no = ${record.personNo ?? null}::bigint)`,
  )
  return earlier?.accidentNo
}

async function refuseEarlier(context: Context) {
  if (!context.record.earlierVisitNo || (await accidentOfEarlier(context))) return undefined
  return problem(
    infirmVisit,
    'earlierVisitNo',
    'HEA_VISIT_EARLIER',
    '같은 사람의, 사고로 이어진 이전 방문을 고르십시오.',
  )
}

function refuseNoHospital({ record }: Context) {
  if (record.resultCd !== 'REFER' || record.referHospitalNm) return undefined
  return problem(infirmVisit, 'referHospitalNm', 'HEA_VISIT_HOSPITAL', '의뢰한 병원을 입력하십시오.')
}

/** I6 */
function refuseLater({ before, today }: Context) {
  if (!before || dayOf(before.createDt) === today) return undefined
  return problem(infirmVisit, '', 'HEA_VISIT_CLOSED_DAY', '작성한 날에만 수정할 수 있습니다. 추가기록을 남기십시오.')
}

/** Whose history it stands in is not changed afterwards. */
function refuseAnother({ record, before }: Context) {
  if (record.userId === before?.userId && record.personNo === before?.personNo) return undefined
  return problem(infirmVisit, 'userId', 'HEA_VISIT_OTHER_PERSON', '이용자는 바꿀 수 없습니다. 새로 등록하십시오.')
}

function setAddendum({ record, before, person, now, reason }: Context) {
  const line = { addDt: now.toISOString(), addUserId: person.userId, addDesc: (reason.reasonDesc ?? '').slice(0, 1000) }
  return { addenda: [...(before?.addenda ?? record.addenda ?? []), line] }
}

/** I3. What the visit was for is not handed on; a visit that goes on with an earlier one has its accident. */
async function openAccident({ record, db, now }: Effect) {
  if (record.workRelatedYn !== 'Y' || record.accidentNo) return
  const accidentNo = record.earlierVisitNo
    ? await accidentOfEarlier({ record, db })
    : await infirmAsks.openAccident(
        db,
        {
          heaInfirmVisitNo: record.heaInfirmVisitNo,
          plantCd: record.plantCd,
          userId: record.userId ?? null,
          personNo: record.personNo ?? null,
          occurDt: record.visitDt,
          placeDesc: record.placeDesc ?? '',
          processNo: record.processNo ?? null,
        },
        now,
      )
  if (accidentNo === undefined) return
  await db.query(
    sql`update hea_infirm_visit set accident_no = ${accidentNo} where hea_infirm_visit_no = ${record.heaInfirmVisitNo}`,
  )
}

async function watch({ record, db, now, notify }: Effect) {
  await watchCluster(db, { visit: record, now, notify })
}
