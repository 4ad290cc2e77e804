import { permitPort } from '#modules/common/permit.ports.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type RuledDocument, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { ackDue, defaultDue, firstPointDay, firstWarningDay, gradeAfterRework, proposalOf } from './warn-point.logic.ts'
import { warnPoint } from './warn-point.model.ts'
import { warnPointEffects } from './warn-point-effects.ts'

type Context = ActionContext<typeof warnPoint>

export const warnPointRules: RuledDocument = rulesFor(warnPoint, {
  set: {
    create: [({ person }) => ({ foundUserId: person.userId })],
    issue: [issued, proposed],
    finish: [({ now, person }) => ({ actionDt: now.toISOString(), actionUserId: person.userId, verifyCd: null })],
    decline: [({ before }) => ({ resumeCd: before?.statusCd ?? null, refuseYn: 'Y' as const })],
    verify: [({ now, person }) => ({ verifyDt: now.toISOString(), verifyUserId: person.userId })],
    redo: [sentBack],
  },
  refuse: {
    issue: [refuseWithoutPhoto, refuseWithoutPermit, refuseOthersPermit],
    receive: [refuseUnanswered, refuseWithoutInterim],
    finish: [refuseWithoutAfterPhoto],
    verify: [refuseNotFinder],
    redo: [refuseNotFinder],
  },
  follow: warnPointEffects,
})

/** R1: the day of the grade unless the finder asks for another. */
function issued({ record, now, today }: Context) {
  return {
    issueDt: now.toISOString(),
    ackDueYmd: ackDue(record.warnTypeCd, today),
    dueYmd: record.dueYmd ?? defaultDue(record.riskGradeCd, today),
  }
}

/** R2: points of the item, or warnings, at this vendor; what was cancelled does not count. */
async function proposed({ record, db }: Context) {
  if (record.warnTypeCd === 'STOP') return { repeatCnt: 0, proposeCd: null }
  const found = dayOf(record.foundDt)
  const first = record.warnTypeCd === 'POINT' ? firstPointDay(found) : firstWarningDay(found)
  const item = record.warnTypeCd === 'POINT' ? record.violItemCd : null
  const rows = await db.queryAs<{ day: string }>(
    'SYSTEM',
    sql`select (found_dt at time zone 'Asia/Seoul')::date::text as day from warn_point
      where vendor_cd = ${record.vendorCd} and plant_cd = ${record.plantCd} and warn_type_cd = ${record.warnTypeCd}
        and (${item}::text is null or viol_item_cd = ${item}) and status_cd not in ('TEMP', 'CANC') and delete_yn = 'N'
        and found_dt >= ${first}::date - 1 and warn_point_no <> ${record.warnPointNo}`,
  )
  const days = [...rows.map(({ day }) => day), found]
  return {
    repeatCnt: days.filter((day) => day >= first && day <= found).length,
    proposeCd: proposalOf(record.warnTypeCd, days, found),
  }
}

/** R3; the deadline stays unless the verifier sets a new one. */
function sentBack({ record }: Context) {
  const reworkCnt = (record.reworkCnt ?? 0) + 1
  return { reworkCnt, riskGradeCd: gradeAfterRework(record.riskGradeCd, reworkCnt), actionDt: null, verifyCd: null }
}

const obligatory = (field: 'beforeFileId' | 'replyDesc' | 'interimDesc', label: string) =>
  problem(warnPoint, field, 'CM-04', '{label}은(는) 필수입니다.', { values: { label } })

function refuseWithoutPhoto({ record }: Context) {
  if (record.warnTypeCd === 'STOP' || record.beforeFileId) return undefined
  return obligatory('beforeFileId', '조치 전 사진')
}

/** The permit is named where the vendor works under one at the place. */
async function refuseWithoutPermit({ record, db }: Context) {
  if (record.permitDocNo || record.warnTypeCd === 'STOP') return undefined
  const running = await permitPort.running(db, record.plantCd)
  const here = running.find((one) => one.vendorCd === record.vendorCd && one.placeDesc === record.placeDesc)
  if (!here) return undefined
  return problem(
    warnPoint,
    'permitDocNo',
    'WARN_PERMIT',
    '이 장소에서 진행 중인 허가서를 고르십시오. ({permitDocNo})',
    {
      values: { permitDocNo: here.permitDocNo },
    },
  )
}

/** A demand to one vendor neither stops another's work nor names it. */
async function refuseOthersPermit({ record, db }: Context) {
  if (!record.permitNo) return undefined
  const running = await permitPort.running(db, record.plantCd)
  const named = running.find(({ permitNo }) => permitNo === record.permitNo)
  if (!named || named.vendorCd === record.vendorCd) return undefined
  const values = { permitDocNo: named.permitDocNo }
  const message = '고른 업체의 허가서가 아닙니다. ({permitDocNo})'
  return problem(warnPoint, 'permitDocNo', 'WARN_PERMIT_OTHER', message, { values })
}

function refuseUnanswered({ record, person }: Context) {
  if (record.warnTypeCd !== 'WARN') return undefined
  if (!person.roles.includes('VAD'))
    return problem(warnPoint, 'replyDesc', 'WARN_NOT_CHIEF', '경고 회신은 대표자 확인이 필요합니다.')
  return record.replyDesc ? undefined : obligatory('replyDesc', '회신')
}

/** R1: what is critical is made safe at once, whatever the measure is going to be. */
function refuseWithoutInterim({ record }: Context) {
  return record.riskGradeCd === 'CRIT' && !record.interimDesc ? obligatory('interimDesc', '임시조치') : undefined
}

function refuseWithoutAfterPhoto({ record }: Context) {
  if (record.afterFileId) return undefined
  return problem(warnPoint, 'afterFileId', 'WARN_AFTER_PHOTO', '조치 후 사진을 등록하세요.')
}

function refuseNotFinder({ record, person }: Context) {
  if (record.foundUserId === person.userId || person.roles.includes('SHM')) return undefined
  return problem(warnPoint, '', 'WARN_NOT_FINDER', '발견자 확인 전에는 종결할 수 없습니다.')
}
