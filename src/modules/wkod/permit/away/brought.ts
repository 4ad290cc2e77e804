/**
 * Acts from a phone without a network. Stop and finish are taken as on the spot, as of when they were done. A start or a
 * resumption rests on what this server told the person shortly before (2.7); what has become false since stops it at once.
 */
import { actionBarrier } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { AnswerOf, BodyOf } from '#platform/model/call.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import { forbidden, problem, ruleRefused, wrongState } from '#platform/server/refusal.ts'
import { permitLimits } from '../ask/permit-limits.ts'
import { MINUTE_MS } from '../ask/validity.logic.ts'
import { keepAlive } from '../conditions/keep-alive.ts'
import { personReasons } from '../fields/permit-codes.model.ts'
import { noted } from '../permit.api.ts'
import { type Permit, permit } from '../permit.model.ts'
import { stoppedToo } from '../permit-sets.ts'
import { tellStops } from '../permit-tell.ts'
import { type Arrived, type Arriving, arrived, noteLate, sinceBegun, storeAt } from './arriving.ts'
import type { bringAct } from './away.calls.ts'

type Acting = Omit<Arriving, 'body'> & { body: BodyOf<typeof bringAct> }

export async function brought(document: RuledDocument, acting: Acting): Promise<AnswerOf<typeof bringAct>> {
  const { tx, body, record } = acting
  const came = await arrived(acting)
  const { actionCd } = body
  const isDone =
    actionCd === 'stop'
      ? await stop(document, acting, came)
      : actionCd === 'finish'
        ? await finish(document, acting, came)
        : await begin(acting, came, actionCd)
  const { now, ip, asker } = acting
  if (isDone) await noteLate(tx, record.permitNo, { person: asker.person, now, ip }, came.doneDt)
  const { statusCd } = await getRecord(asProgram(tx), permit, record.permitNo)
  return { permitNo: record.permitNo, statusCd }
}

const refused = (code: string, message: string, values = {}) =>
  ruleRefused([problem(permit, '', code, message, { values })])
const labelOf = ({ statusCd }: Permit) => permit.lifecycle.states[statusCd].label

/** A stop is never lost: work that stands already, or has ended, keeps it beside the one that was there first. */
async function stop(document: RuledDocument, acting: Acting, { work, doneDt }: Arrived): Promise<boolean> {
  const { tx, asker, now, ip, body } = acting
  const { permitNo, rowVersion, statusCd } = work
  const { reasonCd = '', reasonDesc } = body
  const at = sinceBegun(work, doneDt)
  if (statusCd === 'WORK') {
    await storeAt(acting, document, at).actWithin(tx, asker, permitNo, 'stop', { rowVersion, reasonCd, reasonDesc })
    return true
  }
  if (statusCd !== 'SUSP' && statusCd !== 'DONE') throw wrongState(labelOf(work))
  const known = personReasons.find((one) => one === reasonCd)
  if (!known) throw refused('PT_STOP_REASON', '중지 사유를 선택하세요.')
  const { person } = asker
  const said = { reasonCd: known, reasonDesc: reasonDesc?.trim() || null, person, at }
  const moment = { person, now, ip, reasonDesc: said.reasonDesc }
  await noted(tx, permitNo, [statusCd], 'stop', moment, (one) => stoppedToo(one, said))
  if (statusCd === 'SUSP') await tellStops(asProgram(tx), [permitNo], now)
  return true
}

async function finish(document: RuledDocument, acting: Acting, { work, doneDt }: Arrived): Promise<boolean> {
  const { tx, asker, body } = acting
  const { permitNo, rowVersion, statusCd } = work
  // Somebody else's came first.
  if (statusCd === 'DONE' || statusCd === 'CLOSE') return false
  const { finishedYn, hotEndDt } = body
  await storeAt(acting, document, sinceBegun(work, doneDt)).actWithin(tx, asker, permitNo, 'finish', {
    rowVersion,
    ...(finishedYn && { finishedYn }),
    ...(hotEndDt && { hotEndDt }),
  })
  return true
}

type Beginning = 'start' | 'resume'
const begunBefore: Readonly<Record<Beginning, readonly string[]>> = {
  start: ['WORK', 'SUSP', 'DONE', 'CLOSE'],
  resume: ['WORK'],
}

async function begin(acting: Acting, came: Arrived, actionCd: Beginning): Promise<boolean> {
  const { tx, asker, now, ip } = acting
  const { work, doneDt } = came
  const { permitNo } = work
  if (begunBefore[actionCd].includes(work.statusCd)) return false
  const barrier = actionBarrier(permit, actionCd, asker.person, work)
  if (barrier === 'who') throw forbidden()
  if (barrier) throw wrongState(labelOf(work))
  await requireSeen(acting, came, actionCd)
  const done = { by: asker.person, now: doneDt, ip }
  // All that is asked held when he was told so: it is not asked again of a moment at which nobody was there.
  await tx.program(permit, done).act(permitNo, actionCd, {}, { without: ['RULES'] })
  await keepAlive(tx, { permitNos: [permitNo] }, now, doneDt)
  return true
}

/** The server's own word for it that all held, not long before he began, and of the permit as it is. @throws Refusal 422 */
async function requireSeen({ tx }: Acting, { work, seen, doneDt }: Arrived, actionCd: Beginning): Promise<void> {
  if (seen?.heldFor !== actionCd)
    throw refused('PT_AWAY_SEEN', '모든 조건이 갖추어진 것을 확인한 기록이 없습니다. 연결된 곳에서 다시 하세요.')
  const { awayMin } = await permitLimits(tx, dayOf(doneDt))
  if (doneDt.getTime() > seen.atMs + awayMin * MINUTE_MS)
    throw refused(
      'PT_AWAY_LATE',
      '조건을 확인한 뒤 {n}분이 지나 시작했습니다. 작업을 멈추고 연결된 곳에서 다시 하세요.',
      {
        n: awayMin,
      },
    )
  const changedDt = actionCd === 'start' ? work.issueDt : work.suspDt
  if (Date.parse(changedDt ?? '') > seen.atMs)
    throw refused('PT_AWAY_CHANGED', '확인한 뒤 허가가 바뀌었습니다. 작업을 멈추고 연결된 곳에서 다시 하세요.')
}
