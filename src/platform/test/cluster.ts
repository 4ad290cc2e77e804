/**
 * One throw-away PostgreSQL for a test run, with a migrated and seeded template database that each test file copies.
 * The filled cluster is kept in `node_modules/.cache` under a hash of everything that went into it.
 */
import { createHash, randomBytes } from 'node:crypto'
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../server/database/embedded.ts'
import { migrate } from '../server/database/migrate.ts'
import { moveNow } from './move-now.ts'
import { removeLeftovers, scratchFolder } from './scratch.ts'
import { ROOT, sourcesOf } from './sources.ts'
import { fillTemplate } from './template.ts'
import { BEGINS, shiftOfRun } from './test-day.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
  }
}

const CACHE = join(ROOT, 'node_modules/.cache/jikim')
const TEMPLATE = 'jikim'
const TEMPLATE_SOURCE = 'src/platform/test/template.ts'
const KEPT_CLUSTERS = 2

export interface TestCluster {
  /** Connects as the superuser; databases are made beside the template. */
  url: string
  stop(): Promise<void>
}

/** Vitest's global set-up of the integration tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shiftMs = shiftOfRun()
  const cluster = await startTestCluster(shiftMs)
  project.provide('clusterUrl', cluster.url)
  project.provide('shiftMs', shiftMs)
  return () => cluster.stop()
}

/** Starts a copy of the filled cluster, on the day of the tests; nothing of it outlives the run. */
async function startTestCluster(shiftMs: number): Promise<TestCluster> {
  removeLeftovers()
  const filled = await filledCluster(shiftMs)
  const dataDir = scratchFolder('test')
  cpSync(filled, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const { url, stop } = await startEmbedded({ dataDir, durable: false })
  for (const name of ['template1', TEMPLATE]) await moveNow(databaseUrl(url, name), shiftMs)
  return {
    url: databaseUrl(url, 'postgres'),
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * A database of its own with everything the template holds, copied as files: through the log it takes twice as long.
 *
 * @param clusterUrl within Vitest the run's own cluster
 */
export async function cloneDatabase(clusterUrl: string = inject('clusterUrl')): Promise<string> {
  return createDatabase(clusterUrl, `template ${TEMPLATE} strategy file_copy`)
}

/** A database with nothing in it. */
export async function emptyDatabase(clusterUrl: string = inject('clusterUrl')): Promise<string> {
  return createDatabase(clusterUrl, '')
}

/** Ends all connections and removes the database. */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await onCluster(databaseUrl(url, 'postgres'), `drop database if exists ${name} with (force)`)
}

async function createDatabase(clusterUrl: string, source: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onCluster(clusterUrl, `create database ${name} ${source}`)
  return databaseUrl(clusterUrl, name)
}

async function onCluster(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

function databaseUrl(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** @returns the folder of a stopped cluster whose template is filled; made now unless an earlier run left the same */
async function filledCluster(shiftMs: number): Promise<string> {
  const folder = join(CACHE, `cluster-${templateKey()}`)
  if (existsSync(folder)) return folder
  const dataDir = scratchFolder('test')
  const { url, stop } = await startEmbedded({ dataDir, durable: false })
  try {
    await moveNow(url, shiftMs)
    await migrate({ url })
    await fillTemplate(url, new Date(Date.now() + shiftMs))
  } finally {
    await stop()
  }
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(CACHE, { recursive: true })
  cpSync(dataDir, unfinished, { recursive: true })
  rmSync(dataDir, { recursive: true })
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  removeOldClusters()
  return folder
}

/** Answers to requests and work by the clock: imported beside what is seeded, run by nobody who seeds. */
const RUNS_LATER = /\.(routes|rules|jobs)\.ts$/

/** What takes part in filling the template, besides the migrations. */
export const seedSources = (): string[] => sourcesOf([TEMPLATE_SOURCE], (path) => RUNS_LATER.test(path))

/** Changes with every migration, every line of code that takes part in seeding, and the day of the tests. */
function templateKey(): string {
  const migrations = readdirSync(join(ROOT, 'migrations')).filter((file) => file.endsWith('.sql'))
  const hash = createHash('sha256').update(BEGINS)
  for (const file of [...migrations.sort().map((name) => `migrations/${name}`), ...seedSources(), 'package-lock.json'])
    hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}

function removeOldClusters(): void {
  const age = (folder: string) => statSync(folder).mtimeMs
  const folders = readdirSync(CACHE)
    .filter((name) => name.startsWith('cluster-'))
    .map((name) => join(CACHE, name))
    .sort((a, b) => age(b) - age(a))
  for (const folder of folders.slice(KEPT_CLUSTERS)) rmSync(folder, { recursive: true, force: true })
}
