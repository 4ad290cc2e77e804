/** One turn of a measurement: the same question to a server for a while, over so many connections. */
import type { ChildProcess } from 'node:child_process'
import { withOwner } from '../cluster.ts'
import type { Load, Measured } from '../load.ts'
import { median } from '../measure.ts'
import { INSERTED } from '../operations.ts'
import { ask } from '../processes.ts'
import { type Asked, PLANT, type Sample, VENDOR } from './asked.ts'

const ROUND_MS = 400
const WARM_UP_MS = 1_500
const SAMPLES = 1000
const EDITED = 64

export interface Turn {
  p50: number
  perSecond: number
}

/** A server that takes turns, and the database behind it. */
export interface Asker {
  readonly port: number
  readonly url: string
  /** Undefined for the bare server, where nobody is signed in. */
  readonly tokens?: () => Promise<Record<string, string>>
  readonly keys: Readonly<Record<Sample, readonly number[]>>
}

export interface Pace {
  connections: number
  isWarmUp?: boolean
  isKeyed?: boolean
}

export async function turn(load: ChildProcess, server: Asker, asked: Asked, pace: Pace): Promise<Turn> {
  const { port, url, tokens, keys } = server
  const { connections, isWarmUp, isKeyed = false } = pace
  const path = tokens ? asked.path : asked.bare
  // Every turn of edits begins with the same versions.
  if (asked.method === 'PUT') await ownedReports(url, keys.edited)
  const order: Load = {
    port,
    connections,
    durationMs: isWarmUp ? WARM_UP_MS : ROUND_MS,
    method: asked.method ?? 'GET',
    paths: asked.of ? keys[asked.of].map((no) => path.replace('{no}', String(no))) : [path],
    token: (await tokens?.())?.[asked.userId] ?? '',
    isKeyed,
  }
  const measured = await ask<Measured | { error: string }>(load, order)
  if ('error' in measured) throw new Error(`${asked.name}: ${measured.error}`)
  return { p50: median(measured.latenciesMs), perSecond: (measured.requestCnt * 1000) / measured.durationMs }
}

export const middleOf = (turns: readonly Turn[]): Turn => ({
  p50: median(turns.map(({ p50 }) => p50)),
  perSecond: median(turns.map(({ perSecond }) => perSecond)),
})

/** Reports that are asked for by their numbers, of whom each kind of question is. */
export async function keysOf(url: string): Promise<Record<Sample, number[]>> {
  const plant = await reportsOf(url, `plant_cd = '${PLANT}'`)
  return {
    plant: plant.slice(EDITED),
    vendor: await reportsOf(url, `vendor_cd = '${VENDOR}' and anonymous_yn = 'N'`),
    edited: plant.slice(0, EDITED),
  }
}

const reportsOf = (url: string, where: string): Promise<number[]> =>
  withOwner(url, async (owner) => {
    const { rows } = await owner.query<{ no: number }>(
      `select near_miss_no::int as no from near_miss where ${where} and status_cd = 'ACTION' and delete_yn = 'N'
      order by hashint8(near_miss_no) limit ${SAMPLES}`,
    )
    return rows.map(({ no }) => no)
  })

const ownedReports = (url: string, nos: readonly number[]): Promise<unknown> =>
  withOwner(url, (owner) =>
    owner.query(`update near_miss set owner_user_id = 'owner', row_version = 1 where near_miss_no = any($1)`, [nos]),
  )

/** Takes away what was inserted, and what changes left in the indexes, before anything else is measured. */
export const tidy = (url: string): Promise<void> =>
  withOwner(url, async (owner) => {
    await owner.query('delete from near_miss where near_miss_title = $1', [INSERTED.nearMissTitle])
    await owner.query('vacuum (analyze) near_miss')
  })
