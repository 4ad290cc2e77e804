/** What may be done to a work where there is no network, by what this device was told last. Pure. */
import { MINUTE_MS } from '../ask/validity.logic.ts'
import type { AwayAct, Held } from './away.calls.ts'

const leadsTo = { start: 'WORK', resume: 'WORK', stop: 'SUSP', finish: 'DONE' } as const satisfies Record<
  AwayAct,
  string
>

/** How the work stands once the acts that wait have arrived. */
export const statusAfter = (statusCd: string, acts: readonly AwayAct[]): string =>
  acts.reduce((_, actionCd) => leadsTo[actionCd], statusCd)

/** Who leads a work may end it however it stands. */
const ofLeaders = ['start', 'finish', 'askResume', 'askExtension']

/** @param told what this person could do when the device was told so; `now` how the work stands with what waits */
export function offered(told: { statusCd: string; actions: readonly string[] }, now: string): AwayAct[] {
  const leads = told.actions.some((one) => ofLeaders.includes(one))
  const finish: AwayAct[] = leads ? ['finish'] : []
  if (now === 'WORK') return ['stop', ...finish]
  if (now === 'ISSUED') return told.actions.includes('start') ? ['start'] : []
  if (now !== 'SUSP') return []
  // What was stopped from here goes on where there is a network.
  const resume: AwayAct[] = told.statusCd === now && told.actions.includes('resume') ? ['resume'] : []
  return [...finish, ...resume]
}

export interface WhyNot {
  readonly message: string
  readonly values?: { readonly at?: string; readonly n?: number; readonly limit?: number }
}
/**
 * Why it does not begin without a network: it does only within minutes after all was seen to hold (2.7).
 *
 * @param now by the server's clock
 */
export function whyNotBegin(held: Held, actionCd: 'start' | 'resume', now: number): WhyNot | undefined {
  const { isHeld, asOfDt, awayMin, checks } = held
  if (held.actionCd !== actionCd) return { message: '연결이 있을 때 조건을 확인한 적이 없습니다.' }
  if (!isHeld) {
    const n = checks.filter(({ resultCd }) => resultCd === 'BLOCK').length
    return { message: '{at}에 갖추어지지 않은 조건이 {n}개 있었습니다.', values: { at: asOfDt, n } }
  }
  const ageMs = now - Date.parse(asOfDt)
  if (ageMs <= awayMin * MINUTE_MS) return undefined
  return {
    message: '조건을 모두 확인한 지 {n}분이 지났습니다. 연결 없이는 {limit}분 안에만 할 수 있습니다.',
    values: { n: Math.floor(ageMs / MINUTE_MS), limit: awayMin },
  }
}
