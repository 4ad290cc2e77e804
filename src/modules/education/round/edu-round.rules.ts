import type { MessageKind } from '#platform/model/messages.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { vendorClasses } from '../course/edu-codes.model.ts'
import { eduRoundMessages as m } from './edu-round.messages.ts'
import { eduRound } from './edu-round.model.ts'
import { eduSeats } from './edu-round.tables.ts'
import { courseOf, titleOf } from './edu-round-course.ts'
import { finishSeats, unresolvedNames } from './finish-write.ts'
import { SCAN_BEFORE_MIN, usualCutoff } from './pass.logic.ts'
import { moveUp, vendorPeople } from './seat-write.ts'

type Context = ActionContext<typeof eduRound>
type Effect = EffectContext<typeof eduRound>

const MINUTE_MS = 60_000

export const eduRoundRules = rulesFor(eduRound, {
  set: { create: [fromCourse], edit: [fromCourse], open: [fromCourse, atOpening] },
  refuse: {
    open: [refuseCourse, refusePeriod, refuseCutoff, refuseInstructor, refuseCredit],
    edit: [refuseFewerSeats],
    start: [refuseEarly],
    finish: [refuseWithoutResult, refuseWithoutLog],
  },
  follow: {
    edit: [({ record, db, now, notify }) => moveUp({ tx: db, now, notify }, record.eduRoundNo)],
    finish: [(effect) => finishSeats(effect, effect.record), tellFinished],
    cancel: [cancelSeats],
  },
})

/** While it is being written; once it is open, its course changes nothing in it. */
async function fromCourse({ record, db }: Context) {
  if (record.statusCd !== 'TEMP' && record.eduRoundDocNo !== null) return {}
  const course = await courseOf(db, record.eduCourseCd)
  if (!course) return {}
  return {
    roundTitle: titleOf(course, record.startDt),
    eduClassCd: course.eduClassCd,
    specialKindNo: course.specialKindNo,
    legalYn: course.legalYn,
    testYn: course.testYn,
    passScore: course.passScore,
    attendPctVal: course.attendPctVal,
    creditMinVal: course.creditMinVal,
    validMonthCnt: course.validMonthCnt,
    renewDayCnt: course.renewDayCnt,
  }
}

function atOpening({ record: { startDt, endDt, eduMinVal, cutoffDt } }: Context) {
  const minutes = Math.floor((new Date(endDt).getTime() - new Date(startDt).getTime()) / MINUTE_MS)
  return {
    eduMinVal: eduMinVal ?? (minutes > 0 ? minutes : null),
    cutoffDt: cutoffDt ?? usualCutoff(startDt).toISOString(),
    seatCnt: 0,
    waitCnt: 0,
    attendCnt: 0,
    passCnt: 0,
  }
}

async function refuseCourse({ record, db }: Context) {
  const course = await courseOf(db, record.eduCourseCd)
  if (course?.useYn !== 'Y')
    return problem(eduRound, 'eduCourseCd', 'EDU_COURSE_CLOSED', '사용하지 않는 과정입니다. 다른 과정을 고르십시오.')
  if (vendorClasses.includes(course.eduClassCd)) return undefined
  return problem(eduRound, 'eduCourseCd', 'EDU_NOT_FOR_VENDORS', '협력업체 교육이 아닌 과정입니다.')
}

function refusePeriod({ record: { startDt, endDt } }: Context) {
  if (new Date(endDt) > new Date(startDt)) return undefined
  return problem(eduRound, 'endDt', 'EDU_PERIOD', '종료는 시작보다 뒤여야 합니다.')
}

function refuseCutoff({ record: { startDt, cutoffDt }, now }: Context) {
  if (cutoffDt === null || new Date(cutoffDt) > new Date(startDt))
    return problem(eduRound, 'cutoffDt', 'EDU_CUTOFF', '신청마감은 시작보다 늦을 수 없습니다.')
  if (new Date(cutoffDt) > now) return undefined
  return problem(eduRound, 'cutoffDt', 'EDU_CUTOFF_PAST', '신청마감이 지났습니다. 시작이나 신청마감을 다시 정하십시오.')
}

/** @law 산업안전보건법 시행규칙 제26조제3항 */
function refuseInstructor({ record: { legalYn, instructorQualCd } }: Context) {
  if (legalYn !== 'Y' || instructorQualCd) return undefined
  return problem(eduRound, 'instructorQualCd', 'EDU_INSTRUCTOR', '법정교육 강사 자격을 입력하세요.', {
    law: '산업안전보건법 시행규칙 제26조제3항',
  })
}

function refuseCredit({ record: { creditMinVal, eduMinVal } }: Context) {
  if ((creditMinVal ?? 0) <= (eduMinVal ?? 0)) return undefined
  return problem(eduRound, 'eduMinVal', 'EDU_HOUR', '인정시간은 교육시간을 넘을 수 없습니다.')
}

/** Nobody who has a seat loses it by a smaller room. */
function refuseFewerSeats({ record: { capacityCnt, seatCnt } }: Context) {
  if ((capacityCnt ?? 0) >= (seatCnt ?? 0)) return undefined
  return problem(eduRound, 'capacityCnt', 'EDU_SEATS_TAKEN', '확정한 {n}명보다 정원을 줄일 수 없습니다.', {
    values: { n: seatCnt },
  })
}

function refuseEarly({ record: { startDt }, now }: Context) {
  if (now.getTime() >= new Date(startDt).getTime() - SCAN_BEFORE_MIN * MINUTE_MS) return undefined
  return problem(eduRound, '', 'EDU_TOO_EARLY', '시작 {n}분 전부터 진행할 수 있습니다.', {
    values: { n: SCAN_BEFORE_MIN },
  })
}

/** EA-A05 */
async function refuseWithoutResult({ record, db }: Context) {
  const names = await unresolvedNames(db, record)
  if (names.length === 0) return undefined
  return problem(eduRound, '', 'EDU_NO_RESULT', '결과가 없는 대상자가 있습니다: {names}', {
    values: { names: names.join(', ') },
  })
}

function refuseWithoutLog({ record: { legalYn, logDesc, photoFileId } }: Context) {
  if (legalYn !== 'Y' || (logDesc?.trim() && photoFileId !== null)) return undefined
  const field = logDesc?.trim() ? 'photoFileId' : 'logDesc'
  return problem(eduRound, field, 'EDU_LOG_REQUIRED', '교육일지와 사진을 등록하세요.')
}

function tellFinished(effect: Effect) {
  return tellVendors(effect, m.EDU_DONE, 'edu-done')
}

async function cancelSeats(effect: Effect) {
  const { record, db, person, now } = effect
  await tellVendors(effect, m.EDU_CANCELLED, 'edu-canc')
  await eduSeats.move(db, 'cancelRound', { which: sql`r.edu_round_no = ${record.eduRoundNo}`, by: person.userId, now })
}

async function tellVendors({ record, notify }: Effect, message: MessageKind, once: string) {
  await notify.each(
    sql`select distinct a.portal_id as user_id, ${record.eduRoundNo}::bigint as biz_no,
      jsonb_build_object('title', ${record.roundTitle}::text) as values_json,
      ${once}::text || ':' || ${record.eduRoundNo}::text as once_key
      from edu_rqst r join ${vendorPeople} a on a.vendor_cd = r.vendor_cd
      where r.edu_round_no = ${record.eduRoundNo} and r.seat_status_cd <> 'CANC'`,
    message,
  )
}
