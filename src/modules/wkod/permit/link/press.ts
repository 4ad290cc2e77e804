/**
 * 작업중지 behind the code of a permit: by whoever stands there, without saying who he is. A phone without a network brings
 * it later, with its own time; whatever has become of the work meanwhile, it is kept, told and decided on like any other.
 */
import type { SuspReason } from '#modules/common/stop-reasons.model.ts'
import { type Kept, kept, keptText, keptWords, sentences } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { program } from '#platform/server/documents/program.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import type { Acted, LinkAct, OwnAct } from '#platform/server/links/link.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { everyState, noteLate, sinceBegun } from '../away/arriving.ts'
import { noted, suspendPermits } from '../permit.api.ts'
import { type Permit, permit } from '../permit.model.ts'
import { stoppedToo } from '../permit-sets.ts'
import { tellLateStop, tellRegret, tellStops } from '../permit-tell.ts'

/** Why somebody on the spot stops work. */
export const pressReasons = {
  STOPWORK: '급박한 위험',
  GAS_HIGH: '가스 냄새·경보',
  EMERGENCY: '화재·누출·부상',
  WEATHER: '강풍·비·번개',
  PERSON: '감시인·책임자 없음',
  SIMOPS: '옆 작업과 충돌',
} as const satisfies Partial<Record<SuspReason, string>>
type PressReason = keyof typeof pressReasons
const isReason = (code: string): code is PressReason => Object.hasOwn(pressReasons, code)

/** By their codes, as rows keep them. */
const says = sentences('PT', { BY_QR: '현장 QR: {reason}', BY_QR_NM: '현장 QR: {reason} (이름: {name})' })
const reasonWord = keptWords('PT_STOP_QR', pressReasons, 'wkod')

const STOPPED = '작업을 중지했습니다. 모두 작업을 멈추고 물러나십시오.'
const STANDS = '이미 중지된 작업입니다. 중지 요청도 함께 기록했습니다.'
const OVER = '이미 끝난 작업입니다. 중지 요청을 기록하고 담당자에게 알렸습니다.'
const NO_WORK = '작업중인 허가가 아닙니다. 중지 요청을 기록하고 담당자에게 알렸습니다.'
const saidOf = ({ statusCd }: Permit): string =>
  statusCd === 'SUSP' ? STANDS : ['DONE', 'CLOSE', 'CANC', 'EXPIRED'].includes(statusCd) ? OVER : NO_WORK

export async function pressStop(tx: Transaction, { link, code, now, at, personNm, ip }: LinkAct): Promise<Acted> {
  if (!isReason(code)) throw new Refusal(422, 'PT_STOP_REASON', '중지 사유를 선택하세요.')
  const reason = reasonWord(code)
  const reasonDesc = personNm === null ? kept(says.BY_QR, { reason }) : kept(says.BY_QR_NM, { reason, name: personNm })
  const work = await getRecord(asProgram(tx), permit, link.bizNo, true)
  const press = { tx, work, code, reasonDesc, at: sinceBegun(work, at), now, ip }
  const said = work.statusCd === 'WORK' ? await stop(press) : await keep(press)
  await noteLate(tx, work.permitNo, { now, ip }, at)
  return { said, mark: work.permitSusp?.length ?? 0 }
}

interface Press {
  tx: Transaction
  work: Permit
  code: PressReason
  reasonDesc: Kept
  at: Date
  now: Date
  ip: string | null
}
async function stop({ tx, work: { permitNo }, code: reasonCd, reasonDesc, at, ip }: Press): Promise<string> {
  await suspendPermits(tx, { permitNos: [permitNo] }, { reasonCd, reasonDesc, srcCd: 'QR', now: at, ip })
  return STOPPED
}

/** Work that stands already, has ended, or has not begun keeps it beside what was there first. */
async function keep({ tx, work, code, reasonDesc, at, now, ip }: Press): Promise<string> {
  const { permitNo, statusCd } = work
  const said = keptText(reasonDesc)
  await noted(tx, permitNo, everyState, 'askStop', { now, ip, reasonDesc: said }, (one) =>
    stoppedToo(one, { reasonCd: code, reasonDesc: said, person: program, srcCd: 'QR', at }),
  )
  const db = asProgram(tx)
  if (statusCd === 'SUSP') await tellStops(db, [permitNo], now)
  else await tellLateStop(db, permitNo, code, now)
  return saidOf(work)
}

const noRegret = () =>
  new Refusal(
    422,
    'PT_REGRET',
    '작업책임자가 이 휴대폰에서 누른, 아직 판단하지 않은 중지만 잘못 누른 것으로 확인할 수 있습니다.',
  )
/** Who leads says that it was a slip of his hand: the work stands until somebody else has decided. @throws Refusal 422 */
export async function regretStop(tx: Transaction, { link: { bizNo }, mark, worker, now, ip }: OwnAct): Promise<string> {
  const { personNo, personNm } = worker
  const moment = { now, ip, reasonDesc: personNm }
  const record = await noted(tx, bizNo, ['SUSP', 'DONE'], 'regret', moment, ({ permitSusp, leaderPersonNo }) => {
    const line = permitSusp?.[mark]
    if (!line || line.decisionCd !== null || line.resumeDt !== null || leaderPersonNo !== personNo) return undefined
    const regretted = { ...line, mistakeDt: now.toISOString(), byPersonNo: personNo, byWayCd: 'DEVICE' as const }
    return { permitSusp: (permitSusp ?? []).map((one) => (one === line ? regretted : one)) }
  })
  if (!record) throw noRegret()
  await tellRegret(asProgram(tx), bizNo, now)
  return '잘못 누른 것으로 확인했습니다. 담당자가 판단할 때까지 작업은 중지 상태입니다.'
}

/** A name that another one has left stays, unless it was left on another device than the one that pressed. */
const isOthers = ({ byPersonNo, byWayCd }: SuspLine, personNo: number): boolean =>
  byPersonNo !== null && byPersonNo !== personNo && byWayCd === 'DEVICE'
const claimedByOther = () =>
  new Refusal(
    422,
    'PT_STOP_CLAIMED',
    '다른 사람이 자기가 누른 것으로 확인한 중지입니다. 직접 누른 휴대폰에서만 이름을 남길 수 있습니다.',
  )
/** Whoever pressed leaves his name, from the device that pressed: said twice it is said once. @throws Refusal 422 */
export async function claimStop(tx: Transaction, { link, mark, worker, now, ip }: OwnAct): Promise<string> {
  const { personNo, personNm } = worker
  const moment = { now, ip, reasonDesc: personNm }
  const { permitSusp } = await getRecord(asProgram(tx), permit, link.bizNo, true)
  const line = permitSusp?.[mark]
  if (line?.srcCd !== 'QR' || isOthers(line, personNo)) throw claimedByOther()
  if (line.byPersonNo !== personNo || line.byWayCd !== 'DEVICE')
    await noted(tx, link.bizNo, everyState, 'sign', moment, (one) => ({
      permitSusp: (one.permitSusp ?? []).map((stop, at) =>
        at === mark ? { ...stop, byPersonNo: personNo, byWayCd: 'DEVICE' as const } : stop,
      ),
    }))
  return '중지한 사람으로 이름을 남겼습니다.'
}
type SuspLine = NonNullable<Permit['permitSusp']>[number]
