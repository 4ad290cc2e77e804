/** A PostgreSQL of the measurement's own, as durable as production's, with one database for each size. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { fillCompany } from '#apps/demo/demo-company.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { startEmbedded } from '#platform/server/database/embedded.ts'
import { readServerFile } from '#platform/server/database/embedded-process.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { fillNearMisses } from './fill.ts'

export interface Cluster {
  /** Connects as the owner to the database that the others are copies of. */
  url: string
  /** The process that the processes of all connections are children of. */
  pid: number | undefined
  /** @returns how to connect to a new database with so many near misses, as its owner */
  aDatabase(rowCnt: number): Promise<string>
  /** Ends it and removes its files. */
  stop(): Promise<void>
}

export async function startCluster(): Promise<Cluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jikim-bench-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const embedded = await startEmbedded({ dataDir })
    await migrate({ url: embedded.url })
    await withOwner(embedded.url, (owner) => fillCompany(owner, { today: dayOf(new Date()), now: new Date() }))
    return {
      url: embedded.url,
      pid: readServerFile(join(dataDir, 'postgres'))?.pid,
      aDatabase: (rowCnt) => aDatabase(embedded.url, rowCnt),
      stop: async () => {
        await embedded.stop()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

async function aDatabase(directoryUrl: string, rowCnt: number): Promise<string> {
  const name = `bench_${rowCnt}`
  const url = new URL(directoryUrl)
  const template = url.pathname.slice(1)
  url.pathname = '/postgres'
  await withOwner(url.href, (owner) => owner.query(`create database ${name} template ${template}`))
  url.pathname = `/${name}`
  await withOwner(url.href, (owner) => fillNearMisses(owner, rowCnt))
  return url.href
}

export async function withOwner<T>(connectionString: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString, options: '-c maintenance_work_mem=512MB -c work_mem=256MB' })
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}
