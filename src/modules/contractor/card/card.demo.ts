/** Cards of the demo's people: as their education and their stops have it. */
import { randomBytes } from 'node:crypto'
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import { keptText } from '#platform/model/sentences.ts'
import { isStoppedAt, lastStoppedYmd } from '../demerit/demerit.logic.ts'
import type { Result } from '../demerit/sgc-demo-rows.ts'
import { pointsSaid } from './card.model.ts'

export interface DemoCard extends Record<string, unknown> {
  keyed: Record<string, unknown> | null
  acts: Record<string, unknown>[]
}
const at = (ymd: string, minutes: number) => new Date(startOfDay(ymd).getTime() + minutes * 60_000).toISOString()
const REISSUED_EACH = 37
const LOST_EACH = 83
const RETURNED_EACH = 71
const NOON = 12 * 60

export const cardRows = (results: readonly Result[], today: string): DemoCard[] =>
  results.filter(({ person }) => person.eduYmd !== null).map((result, index) => cardRow(result, index + 1, today))

function stateOf({ person, stops }: Result, today: string): string {
  const { personNo, validToYmd, eduYmd } = person
  if (validToYmd === null || validToYmd < today) return 'EXPIRED'
  if (eduYmd !== null && eduYmd >= addDays(today, -8) && personNo % 2 === 0) return 'RQST'
  if (personNo % LOST_EACH === 0) return 'LOST'
  if (personNo % RETURNED_EACH === 0) return 'RETURN'
  return stops.some((stop) => isStoppedAt(stop, new Date(at(today, NOON)))) ? 'SUSP' : 'ISSUED'
}

function cardRow(result: Result, sgcCardNo: number, today: string): DemoCard {
  const { person, points, stops } = result
  const { personNo, plantCd, vendorCd, personNm, langCd, validToYmd } = person
  const eduYmd = person.eduYmd ?? today
  const statusCd = stateOf(result, today)
  const isIssued = statusCd !== 'RQST'
  const open = stops.filter((stop) => (lastStoppedYmd(stop) ?? today) >= today)
  const ends = open.map(lastStoppedYmd)
  const last = ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null)
  const reissued = isIssued && personNo % REISSUED_EACH === 0 ? addDays(eduYmd, 1) : null
  const issuedDt = at(eduYmd, 960)
  const act = (issueActCd: string, actDt: string, reasonDesc: string | null = null) => ({
    sgcCardNo,
    plantCd,
    vendorCd,
    issueActCd,
    actDt,
    actUserId: plantCd === '2000' ? 'gate' : 'safety3',
    reasonDesc,
  })
  const acts = [
    ...(isIssued ? [act('NEW', issuedDt)] : []),
    ...(reissued ? [act('LOST', at(reissued, 500), '현장에서 분실'), act('REISSUE', at(reissued, 520))] : []),
    ...(statusCd === 'LOST' ? [act('LOST', at(addDays(today, -1), 700), '현장에서 분실')] : []),
    ...(statusCd === 'RETURN' ? [act('RETURN', at(addDays(today, -2), 650), '계약 종료')] : []),
    ...(statusCd === 'EXPIRED' && validToYmd ? [act('EXPIRE', at(addDays(validToYmd, 1), 110))] : []),
    ...(statusCd === 'SUSP' ? [act('SUSP', open[0]?.fromDt ?? issuedDt, keptText(pointsSaid(points)))] : []),
  ]
  return {
    sgcCardNo,
    sgcCardDocNo: `SC-${eduYmd.replaceAll('-', '')}-${String(sgcCardNo).padStart(4, '0')}`,
    statusCd,
    plantCd,
    cardNm: personNm,
    vendorCd,
    personNo,
    cardTypeCd: 'REG',
    issueYmd: isIssued ? eduYmd : null,
    validToYmd,
    langCd,
    stopYn: open.some((stop) => isStoppedAt(stop, new Date(at(today, NOON)))) ? 'Y' : 'N',
    suspFromDt: open.map(({ fromDt }) => new Date(fromDt).toISOString()).toSorted()[0] ?? null,
    suspToDt: open.length === 0 || last === null ? null : at(addDays(last, 1), 0),
    suspDesc: open.length > 0 ? keptText(pointsSaid(points)) : null,
    reissueCnt: reissued ? 1 : 0,
    deleteYn: 'N',
    rowVersion: 1,
    createUserId: 'SYSTEM',
    createDt: issuedDt,
    updateUserId: 'SYSTEM',
    updateDt: acts.at(-1)?.actDt ?? issuedDt,
    // A key is as random here as anywhere: it opens nothing that the demo does not show, and nobody may guess it either.
    keyed:
      statusCd === 'ISSUED' || statusCd === 'SUSP'
        ? { sgcCardNo, qrKey: randomBytes(24).toString('base64url'), createDt: issuedDt }
        : null,
    acts,
  }
}
