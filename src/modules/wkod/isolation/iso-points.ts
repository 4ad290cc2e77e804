/** Locks on, looked at by a second person, off again by who put them on: what is done at one point of an isolation. */
import { hasRole, type Person } from '#platform/model/access.ts'
import { toWire } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import { notFound, type RuleProblem } from '#platform/server/refusal.ts'
import type { Force } from './iso.calls.ts'
import { isoMessages } from './iso.messages.ts'
import { type IsoChange, type IsoResult, onLocks, refuseWith, withPoint } from './iso-change.ts'
import { registerForced } from './iso-force.ts'
import type { IsoPlan, IsoPoint } from './iso-plan.model.ts'
import { isKeptElsewhere, linkedPermits, lockInUse, nameOfUser } from './iso-store.ts'
import { isHeld, isUnlocked, nextToSet, openPermits, setterRole } from './isolation.logic.ts'

const RULES = '산업안전보건기준에 관한 규칙'

/** @throws Refusal 404 */
function pointOf({ points }: IsoPlan, pointNo: number): IsoPoint {
  const found = points.find(({ isoPointNo }) => isoPointNo === pointNo)
  if (!found) throw notFound()
  return found
}

export async function setPoint(
  { tx, plan, asker, now }: IsoChange,
  pointNo: number,
  { lockNo, tagNo }: { lockNo: string; tagNo: string },
): Promise<IsoResult> {
  const point = pointOf(plan, pointNo)
  refuseWith(
    refuseSetter(asker.person, point),
    refuseOrder(plan, point),
    isUnlocked(point) ? undefined : stateProblem(),
    point.pointStatusCd === 'OFF' ? await refuseOther(tx, asker.person, point, ownAgain) : undefined,
    await refuseLock(tx, plan, point, lockNo),
  )
  const set = {
    ...point,
    lockNo,
    tagNo,
    setUserId: asker.person.userId,
    setDt: toWire(now),
    pointStatusCd: 'SET' as const,
  }
  return { actionCd: 'SET_POINT', values: { points: withPoint(plan.points, set) }, reasonDesc: point.tagNm }
}

const stateProblem = (): RuleProblem => ({
  field: 'pointStatusCd',
  code: 'ISO_POINT_STATE',
  message: '이 지점은 지금 처리할 수 없습니다. 새로고침하십시오.',
})

/** @law 제319조제1항·제318조: electricity by who is qualified for it */
function refuseSetter(person: Person, { energyCd }: IsoPoint): RuleProblem | undefined {
  if (hasRole(person, setterRole(energyCd))) return undefined
  const message =
    energyCd === 'ELE' ? '전기 지점은 전기 차단자가 설치합니다.' : '전기가 아닌 지점은 정비 담당이 설치합니다.'
  return { field: 'setUserId', code: 'ISO_SETTER', message, law: `${RULES} 제318조` }
}

function refuseOrder({ points }: IsoPlan, { isoPointNo }: IsoPoint): RuleProblem | undefined {
  const next = nextToSet(points)
  if (next === undefined || next.isoPointNo === isoPointNo) return undefined
  const message = '도면의 순서대로 설치하십시오. (다음: {n} {tag})'
  return { field: 'isoPointNo', code: 'ISO_ORDER', message, values: { n: next.isoPointNo, tag: next.tagNm } }
}

async function refuseLock(tx: Transaction, plan: IsoPlan, { isoPointNo, tagNm }: IsoPoint, lockNo: string) {
  const own = plan.points.find(
    (point) =>
      point.lockNo === lockNo &&
      point.isoPointNo !== isoPointNo &&
      (point.pointStatusCd === 'SET' || point.pointStatusCd === 'VERIFIED'),
  )
  const used = own
    ? { isoPlanDocNo: plan.isoPlanDocNo ?? '', tagNm: own.tagNm }
    : await lockInUse(asProgram(tx), { isoPlanNo: plan.isoPlanNo, plantCd: plan.plantCd, lockNo, tagNm })
  if (!used) return undefined
  const message = '잠금 {no}은(는) 이미 쓰이고 있습니다. ({doc} {tag})'
  return { field: 'lockNo', code: 'ISO_LOCK', message, values: { no: lockNo, doc: used.isoPlanDocNo, tag: used.tagNm } }
}

/** Zero energy: seen by somebody else than who locked, with what he read. @law 제319조제2항제6호 */
export async function verifyPoint(
  { plan, asker, now }: IsoChange,
  pointNo: number,
  verifyMethodDesc: string,
): Promise<IsoResult> {
  const point = pointOf(plan, pointNo)
  const self: RuleProblem | undefined =
    point.setUserId === asker.person.userId
      ? {
          field: 'verifyUserId',
          code: 'ISO_SECOND_PERSON',
          message: '설치자가 아닌 사람이 제로에너지를 확인해야 합니다.',
          law: `${RULES} 제319조제2항`,
        }
      : undefined
  const open = plan.points.filter(({ pointStatusCd }) => pointStatusCd === 'OFF').length
  const early: RuleProblem | undefined =
    open > 0
      ? {
          field: 'pointStatusCd',
          code: 'ISO_RELOCK_FIRST',
          message: '설치자가 다시 잠그지 않은 지점이 {n}곳 있습니다.',
          values: { n: open },
          law: `${RULES} 제319조제2항`,
        }
      : undefined
  refuseWith(point.pointStatusCd === 'SET' ? undefined : stateProblem(), early, self)
  const verified = {
    verifyMethodDesc,
    verifyUserId: asker.person.userId,
    verifyDt: toWire(now),
    pointStatusCd: 'VERIFIED' as const,
  }
  return {
    actionCd: 'VERIFY_POINT',
    values: { points: withPoint(plan.points, { ...point, ...verified }) },
    reasonDesc: `${point.tagNm}: ${verifyMethodDesc}`,
  }
}

/** What holds whoever takes a lock off: nobody works behind it any more. @law 제319조제3항 */
async function refuseStillUsed(tx: Transaction, plan: IsoPlan): Promise<(RuleProblem | undefined)[]> {
  const open = openPermits(await linkedPermits(asProgram(tx), plan.isoPlanNo)).length
  const locked = onLocks(plan.personal).length
  return [
    open > 0
      ? {
          field: 'permitCnt',
          code: 'ISO_OPEN_PERMIT',
          law: `${RULES} 제319조제3항`,
          message: '연결된 허가 {n}건이 종료되지 않았습니다.',
          values: { n: open },
        }
      : undefined,
    locked > 0
      ? {
          field: 'personalCnt',
          code: 'ISO_PERSONAL',
          law: `${RULES} 제92조제2항`,
          message: '개인잠금 {n}개가 남아 있습니다.',
          values: { n: locked },
        }
      : undefined,
  ]
}

const ownOff = {
  field: 'removeUserId',
  code: 'ISO_OWN_LOCK',
  message: '설치자 본인만 해제할 수 있습니다. (설치자: {nm})',
}
const ownAgain = {
  field: 'setUserId',
  code: 'ISO_RELOCK',
  message: '시운전 전에 설치한 본인만 다시 잠글 수 있습니다. (설치자: {nm})',
}
/** @law 제319조제3항제3호, 제92조제2항: by the person who set it */
async function refuseOther(
  tx: Transaction,
  person: Person,
  { setUserId }: IsoPoint,
  said: Pick<RuleProblem, 'field' | 'code' | 'message'>,
): Promise<RuleProblem | undefined> {
  if (setUserId === person.userId) return undefined
  const law = `${RULES} 제319조제3항제3호, 제92조제2항`
  return { ...said, law, values: { nm: await nameOfUser(tx, setUserId) } }
}

export async function removePoint(
  { tx, plan, asker, now }: IsoChange,
  pointNo: number,
  { peopleAwayYn, groundOffYn }: { peopleAwayYn: 'Y' | 'N'; groundOffYn: 'Y' | 'N' },
): Promise<IsoResult> {
  const point = pointOf(plan, pointNo)
  refuseWith(
    isHeld(point) ? undefined : stateProblem(),
    await refuseOther(tx, asker.person, point, ownOff),
    ...(await refuseStillUsed(tx, plan)),
    peopleAwayYn === 'Y' ? undefined : confirmProblem('peopleAwayYn', '작업자가 모두 물러났는지 확인하십시오.'),
    groundOffYn === 'Y' ? undefined : confirmProblem('groundOffYn', '단락접지와 공구를 걷었는지 확인하십시오.'),
  )
  const removed = await taken(tx, plan, point, { userId: asker.person.userId, now })
  return { actionCd: 'REMOVE_POINT', values: { points: withPoint(plan.points, removed) }, reasonDesc: point.tagNm }
}

const confirmProblem = (field: string, message: string): RuleProblem => ({
  field,
  code: 'ISO_CONFIRM',
  message,
  law: `${RULES} 제319조제3항`,
})

/** R4: a point that another isolation still holds stays locked; of this one it is gone. */
async function taken(
  tx: Transaction,
  plan: IsoPlan,
  point: IsoPoint,
  by: { userId: string; now: Date },
): Promise<IsoPoint> {
  const { isoPlanNo, plantCd } = plan
  const isKept = await isKeptElsewhere(asProgram(tx), { isoPlanNo, plantCd, tagNm: point.tagNm })
  const pointStatusCd = isKept ? ('KEPT' as const) : ('REMOVED' as const)
  return { ...point, pointStatusCd, removeUserId: by.userId, removeDt: toWire(by.now) }
}

export interface ForceTarget {
  isoPointNo: number | null
  isoPersonalNo: number | null
}

/** A tried contact counts when it happened, at its own time. */
const triesOf = ({ contacts }: Force, now: Date): number =>
  new Set(contacts.flatMap(({ contactDt }) => (new Date(contactDt) <= now ? [new Date(contactDt).getTime()] : []))).size

export async function forceOff({ tx, plan, asker, now, today }: IsoChange, target: ForceTarget, force: Force) {
  const { ISO_CONTACT_CNT: least = 2 } = await legalNumbers(tx, ['ISO_CONTACT_CNT'], today)
  const tries = triesOf(force, now)
  const few: RuleProblem | undefined =
    tries < least
      ? {
          field: 'contacts',
          code: 'ISO_FORCE_CONTACT',
          law: `${RULES} 제92조제2항`,
          message: '설치자에게 {n}회 이상 연락한 기록이 필요합니다. (현재 {m}회)',
          values: { n: least, m: tries },
        }
      : undefined
  const by = { userId: asker.person.userId, now }
  const line = {
    ...target,
    forceDt: toWire(now),
    apprUserId: by.userId,
    reasonDesc: force.reasonDesc,
    checkDesc: force.checkDesc,
    briefDesc: force.briefDesc,
    ownerContactDesc: force.contacts
      .map((one) => `${one.contactDt} ${one.contactDesc}`)
      .join(' / ')
      .slice(0, 1000),
  }
  const forces = [...plan.forces, line]
  const result = await (target.isoPointNo === null ? forcedLock : forcedPoint)({ tx, plan, target, few, by })
  await tellForced(tx, plan, result.owner, now)
  await registerForced({ tx, plan, asker, now }, forces.length, force)
  return { actionCd: 'FORCE', values: { ...result.values, forces }, reasonDesc: force.reasonDesc } satisfies IsoResult
}

interface Forced {
  tx: Transaction
  plan: IsoPlan
  target: ForceTarget
  few: RuleProblem | undefined
  by: { userId: string; now: Date }
}

async function forcedPoint({ tx, plan, target, few, by }: Forced) {
  const point = pointOf(plan, target.isoPointNo ?? 0)
  refuseWith(few, isHeld(point) ? undefined : stateProblem(), ...(await refuseStillUsed(tx, plan)))
  return { owner: point.setUserId, values: { points: withPoint(plan.points, await taken(tx, plan, point, by)) } }
}

async function forcedLock({ plan, target, few, by }: Forced) {
  const lock = onLocks(plan.personal).find(({ isoPersonalNo }) => isoPersonalNo === target.isoPersonalNo)
  if (!lock) throw notFound()
  refuseWith(few)
  const off = { ...lock, offDt: toWire(by.now), offUserId: by.userId }
  return { owner: lock.userId, values: { personal: plan.personal.map((one) => (one === lock ? off : one)) } }
}

/** The safety manager looks into it; who owned the lock is told before he works again. */
async function tellForced(tx: Transaction, plan: IsoPlan, owner: string | null, now: Date): Promise<void> {
  const notify = notifyThrough(tx, now)
  const title = plan.isoPlanDocNo ?? plan.equipNo
  await notify.tell(isoMessages.ISO_FORCE, plan, { title })
  await notify.people([owner], messageOf(isoMessages.ISO_FORCE_OWN, plan, { title }))
}
