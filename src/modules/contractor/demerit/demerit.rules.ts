import { endEntryEducation } from '#modules/education/status/education.api.ts'
import { addDays, addMonths, dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { recheckWork } from '../entry/entry-recheck.ts'
import { lateObjection, protectedPeople, samePeople, seats, smallCommittee } from './demerit.guards.ts'
import { type Grade, isTooOld, objectDueOf, PERSON_MONTHS } from './demerit.logic.ts'
import { type SgcDemerit, sgcDemerit } from './demerit.model.ts'
import { tellDecision, tellIssue } from './demerit-tell.ts'
import { recomputeWorkers } from './recompute.ts'
import { sgcMessages } from './sgc.messages.ts'
import { gradeScores } from './viol-grade.model.ts'

type Context = ActionContext<typeof sgcDemerit>
type Effect = EffectContext<typeof sgcDemerit>

/** Days after which it counts as told, whoever looked at it. */
const NOTIFY_DAYS = 3
/** Days that the committee has. */
const COMMITTEE_DAYS = 7
const LAST_OUT = 'STOP_OUT'

export const sgcDemeritRules = rulesFor(sgcDemerit, {
  set: {
    create: [named],
    edit: [named],
    issue: [named, issued],
    acknowledge: [({ record, now }) => notified(record, now)],
    object: [objected],
    opine: [heard],
    uphold: [({ record }) => ({ finalScore: record.demeritScore }), decided],
    reduce: [decided],
    annul: [() => ({ finalScore: 0 }), decided],
  },
  guard: {
    issue: [protectedPeople],
    object: [lateObjection],
    uphold: [smallCommittee],
    reduce: [smallCommittee],
    annul: [smallCommittee],
  },
  refuse: {
    issue: [refuseStranger, refuseOld, refuseWithoutEvidence, refuseGuidance],
    reduce: [refuseNoReduction],
  },
  follow: {
    issue: [recompute, tellIssue],
    acknowledge: [recompute],
    object: [recompute, tells(sgcMessages.SGC_OBJECT)],
    uphold: [recompute, endEducation, tellDecision],
    reduce: [recompute, endEducation, tellDecision],
    annul: [recompute, tellDecision],
  },
})

interface Named {
  personNm: string | null
  vendorCd: string | null
  langCd: string | null
  violItemNm: string | null
  violGradeCd: Grade | null
}
/** It stands under its person and its violation, and belongs to the vendor that employs him now (R5). */
async function named({ record, db }: Context) {
  const [found] = await db.query<Named>(sql`
    select p.person_nm as "personNm", p.vendor_cd as "vendorCd", p.lang_cd as "langCd", i.viol_item_nm as "violItemNm",
      i.viol_grade_cd as "violGradeCd"
    from (select 1) x left join vendor_person p on p.person_no = ${record.personNo} and p.delete_yn = 'N'
      left join viol_item i on i.viol_item_cd = ${record.violItemCd} and i.delete_yn = 'N'`)
  const violGradeCd = found?.violGradeCd ?? null
  return {
    demeritTitle: [found?.personNm, found?.violItemNm].filter(Boolean).join(' · ') || null,
    vendorCd: found?.vendorCd ?? null,
    langCd: found?.langCd ?? null,
    violGradeCd,
    demeritScore: violGradeCd === null ? null : record.guideYn === 'Y' ? 0 : gradeScores[violGradeCd],
  }
}

const isGrave = ({ violGradeCd }: Pick<SgcDemerit, 'violGradeCd'>) =>
  violGradeCd === 'SERIOUS' || violGradeCd === 'CRITICAL'

/** From when it counts; a grave one counts at once, another when it has been told. */
const effectFrom = (now: Date) => {
  const effectYmd = dayOf(now)
  return { effectYmd, stopBaseDt: now.toISOString(), expireYmd: addMonths(effectYmd, PERSON_MONTHS) }
}

function issued({ record, person, now, today }: Context) {
  return {
    issueDt: now.toISOString(),
    issuerUserId: person.userId,
    notifyDueYmd: addDays(today, NOTIFY_DAYS),
    finalScore: null,
    levelCd: 'NONE' as const,
    ...(isGrave(record) && effectFrom(now)),
  }
}

const notified = (record: SgcDemerit, now: Date) => ({
  notifyDt: now.toISOString(),
  objectDueYmd: objectDueOf(dayOf(now)),
  ...(!isGrave(record) && effectFrom(now)),
})

function objected({ now, today }: Context) {
  return {
    objectYn: 'Y' as const,
    objectByCd: 'VENDOR' as const,
    objectDt: now.toISOString(),
    committeeDueYmd: addDays(today, COMMITTEE_DAYS),
  }
}
/** A member says what he thinks; said again, the last word counts. */
function heard({ record, person, now }: Context) {
  const memberRoleCd = seats.find((role) => person.roles.includes(role)) ?? 'MGR'
  const opinion = {
    memberUserId: person.userId,
    memberRoleCd,
    opinionDt: now.toISOString(),
    opinionCd: record.opinionCd,
    opinionDesc: record.opinionDesc,
  }
  const others = (record.opinions ?? []).filter(({ memberUserId }) => memberUserId !== person.userId)
  return { opinions: [...others, opinion], opinionCd: null, opinionDesc: null }
}

/** What the objection froze counts from the decision on, for a year; what counted all the while keeps its day. */
function decided({ record, now }: Context) {
  const notifyDt = record.notifyDt ?? now.toISOString()
  const fresh = isGrave(record) ? {} : effectFrom(now)
  const effectYmd = record.effectYmd ?? dayOf(now)
  return {
    decisionDt: now.toISOString(),
    notifyDt,
    objectDueYmd: record.objectDueYmd ?? objectDueOf(dayOf(notifyDt)),
    ...fresh,
    effectYmd,
    expireYmd: addMonths(effectYmd, PERSON_MONTHS),
  }
}

async function refuseStranger({ record, db }: Context) {
  const [found] = await db.query(
    sql`select 1 from vendor_person where person_no = ${record.personNo} and plant_cd = ${record.plantCd}
      and person_status_cd = 'ACTIVE' and delete_yn = 'N'`,
  )
  if (found) return undefined
  return problem(sgcDemerit, 'personNo', 'PERSON_NOT_ACTIVE', '소속 중인 인원만 선택할 수 있습니다.')
}

/** R4 */
function refuseOld({ record, today }: Context) {
  if (!isTooOld(record.violDt, today)) return undefined
  return problem(sgcDemerit, 'violDt', 'SGC_TOO_OLD', '위반일로부터 7일이 지나 발부할 수 없습니다.')
}

const LEAST_WITNESSES = 2
/** R4: nobody is blamed on one person's word. */
async function refuseWithoutEvidence({ record, db }: Context) {
  if ((record.witnessCnt ?? 0) >= LEAST_WITNESSES) return undefined
  const [file] = record.attachFileId
    ? await db.query(sql`select 1 from attach_file where attach_file_id = ${record.attachFileId} limit 1`)
    : []
  if (file) return undefined
  return problem(sgcDemerit, 'attachFileId', 'SGC_NO_EVIDENCE', '사진을 첨부하거나 목격자를 2명 이상 입력하십시오.')
}

/** R4: guidance without points is for what is minor, and for the first time in a year. */
async function refuseGuidance({ record, db, today }: Context) {
  if (record.guideYn !== 'Y') return undefined
  if (record.violGradeCd !== 'MINOR')
    return problem(sgcDemerit, 'guideYn', 'SGC_GUIDE_GRADE', '구두지도는 경미한 위반에만 할 수 있습니다.')
  const [earlier] = await db.queryAs(
    'SYSTEM',
    sql`select 1 from sgc_demerit d where d.person_no = any(${await samePeople(db, record.personNo)}::bigint[])
      and d.viol_grade_cd = 'MINOR' and d.status_cd not in ('TEMP', 'CANC') and d.delete_yn = 'N'
      and d.sgc_demerit_no <> ${record.sgcDemeritNo} and d.issue_dt >= ${addMonths(today, -PERSON_MONTHS)}::date limit 1`,
  )
  if (!earlier) return undefined
  return problem(
    sgcDemerit,
    'guideYn',
    'SGC_GUIDE_FIRST',
    '구두지도는 12개월 안의 첫 번째 경미한 위반에만 할 수 있습니다.',
  )
}

function refuseNoReduction({ record }: Context) {
  if (record.finalScore !== null && record.finalScore > 0 && record.finalScore < (record.demeritScore ?? 0))
    return undefined
  return problem(sgcDemerit, 'finalScore', 'SGC_NO_REDUCTION', '확정점수는 1점 이상, 발부한 벌점보다 낮아야 합니다.')
}

/** A golden rule stops at once, and the work that he is at with him. */
async function recompute({ record, db, now, person }: Effect) {
  await recomputeWorkers(db, { personNos: [record.personNo] }, { now, userId: person.userId })
  await recheckWork(db, [record.personNo], now)
}

/** Who has to leave for a year begins again with the entry education. What is not final may still be taken back. */
async function endEducation({ record, db, now, person, today }: Effect) {
  const [row] = await asProgram(db).query<{ levelCd: string }>(
    sql`select level_cd as "levelCd" from sgc_demerit where sgc_demerit_no = ${record.sgcDemeritNo}`,
  )
  if (row?.levelCd !== LAST_OUT) return
  const reasonDesc = `벌점 ${record.sgcDemeritDocNo ?? ''}`.trim()
  await endEntryEducation(db, [record.personNo], {
    lastYmd: addDays(today, -1),
    reasonDesc,
    userId: person.userId,
    now,
  })
}
