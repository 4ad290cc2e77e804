/**
 * The target list of a plan beside the list of near misses, both against the baseline in the same rounds: ours may lose
 * at most twice as much with it.
 */
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import type { Load, Measured } from '../load.ts'
import { median } from '../measure.ts'
import { isList, operationsOn, pathOfList } from '../operations.ts'
import { ask, type FromServer, start } from '../processes.ts'
import { CANDIDATES, pathOfCandidates } from './candidates.ts'

const ROUNDS = 9
const ROUND_MS = 1000
const WARM_UP_MS = 2000
/** Of the share that the list of near misses reaches. */
const LEAST_SHARE = 0.5

interface Asked {
  name: string
  ours: string
  bare: string
  userId: string
  planNo?: number
}

/** @returns whether the target was reached */
export async function measureTargets(
  { url, rowCnt, plans }: { url: string; rowCnt: number; plans: Readonly<Record<string, number>> },
  say: (line: string) => void,
): Promise<boolean> {
  const load = start('load.ts')
  const lists: Asked[] = [nearMissList(rowCnt)]
  for (const [classCd, planNo] of Object.entries(plans))
    lists.push({
      name: `GET /api/hea/checkup/nontargetusers, first page, ${classCd}`,
      planNo,
      ours: pathOfCandidates(planNo),
      bare: `/${CANDIDATES}`,
      userId: 'health',
    })
  const ours = start('server.ts', { DATABASE_URL: url, ROW_CNT: String(rowCnt) })
  const { port = 0 } = await ask<FromServer>(ours)
  const { tokens = {} } = await ask<FromServer>(ours, {})
  const shares: number[] = []
  for (const asked of lists) {
    const { planNo } = asked
    const bare = start('baseline.ts', {
      DATABASE_URL: url,
      ROW_CNT: String(rowCnt),
      ...(planNo !== undefined && { PLAN_NO: String(planNo) }),
    })
    const { port: barePort = 0 } = await ask<FromServer>(bare)
    const once = (isOurs: boolean, durationMs: number) =>
      measured(load, {
        connections: 1,
        durationMs,
        method: 'GET',
        ...(isOurs
          ? { port, paths: [asked.ours], token: tokens[asked.userId] ?? '' }
          : { port: barePort, paths: [asked.bare], token: '' }),
      })
    for (const isOurs of [true, false]) await once(isOurs, WARM_UP_MS)
    const rounds: { ours: number; bare: number }[] = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ ours: await once(true, ROUND_MS), bare: await once(false, ROUND_MS) })
    const share = median(rounds.map((one) => one.bare / one.ours))
    const ms = (of: 'ours' | 'bare') => median(rounds.map((one) => one[of])).toFixed(1)
    shares.push(share)
    say(`${asked.name.padEnd(58)}${ms('ours').padStart(6)} ms   baseline ${ms('bare')} ms   ratio ${share.toFixed(2)}`)
    bare.disconnect()
  }
  const [nearMisses = Number.NaN, ...targets] = shares
  const least = nearMisses * LEAST_SHARE
  const isMet = targets.every((share) => share >= least)
  say(
    `${'target list: at least half the ratio of near misses'.padEnd(58)}${least.toFixed(2).padStart(6)}      ${isMet ? 'met' : 'MISSED'}`,
  )
  return isMet
}

function nearMissList(rowCnt: number): Asked {
  const page = operationsOn(rowCnt).filter(isList)[0]
  if (!page) throw new RangeError('There is no list of near misses to compare with')
  return {
    name: `GET ${nearMiss.api}s, ${page.label}`,
    ours: pathOfList(page),
    bare: `/${page.name}`,
    userId: page.userId,
  }
}

/** The median time of a request, in milliseconds. */
async function measured(load: ReturnType<typeof start>, asked: Load): Promise<number> {
  const answer = await ask<Measured | { error: string }>(load, asked)
  if ('error' in answer) throw new Error(answer.error)
  return median(answer.latenciesMs)
}
