/** A whole site for a test: a database of its own, the real server on a free port, and people who use it over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { approvals } from '#apps/approvals.ts'
import { joins } from '#apps/joins.ts'
import { models } from '#apps/modules.ts'
import { buildServer, jobs, servePages } from '#apps/server.ts'
import type { Can } from '#platform/model/access.ts'
import { type ActionOf, type AnyDocument, type DraftOf, type RecordOf, snakeCase } from '#platform/model/document.ts'
import type { ErrorAnswer } from '#platform/model/problem.ts'
import { type ListAnswer, type ListQuery, toQueryString } from '#platform/model/query.ts'
import { type ApprovalBiz, addApprovalBizs } from '../server/approvals/approval.biz.ts'
import type { Routes } from '../server/calls/answer.ts'
import { SystemClock } from '../server/clock.ts'
import { Database } from '../server/database/database.ts'
import { Listener } from '../server/database/listen.ts'
import { migrationBetween, snapshotOf } from '../server/database/migration-diff.ts'
import type { HistoryEntry } from '../server/documents/history.ts'
import { registerDocument } from '../server/documents/routes.ts'
import type { RuledDocument } from '../server/documents/rules.ts'
import { listDayOf, tableNameOf, tablesOf, unnamedCondition } from '../server/documents/table.ts'
import { readWorkbook } from '../server/excel/read-workbook.ts'
import type { App } from '../server/http/app.ts'
import { runJob } from '../server/jobs/job-run.ts'
import type { Join } from '../server/ports.ts'
import type { Services } from '../server/services.ts'
import { createSession } from '../server/sign-in/session.ts'
import { cloneDatabase, dropDatabase } from './cluster.ts'
import { Owner } from './owner.ts'

/** What the server answered instead of what was asked for. */
class Refused extends Error {
  readonly status: number
  readonly code: string
  /** The first field that is named. */
  readonly field: string | undefined
  readonly answer: ErrorAnswer

  constructor(status: number, answer: ErrorAnswer) {
    super(`${status} ${answer.code}: ${answer.message} ${answer.problems.map(({ message }) => message).join(' ')}`)
    this.status = status
    this.code = answer.code
    this.field = answer.problems[0]?.field
    this.answer = answer
  }
}

export interface Request {
  method?: string
  body?: unknown
  headers?: Record<string, string>
}
type Answered<M extends AnyDocument> = RecordOf<M> & { can: Can }

/** The smallest PNG: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** What tells homonyms apart for other languages (`대상|readers`) is no word for anybody, in whatever answer of whatever test. */
async function refuseRawSense(answer: Response, path: string): Promise<void> {
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return
  const [raw] = /"[^"]*[가-힣}]\|[a-z]+"/.exec(await answer.clone().text()) ?? []
  if (raw) throw new Error(`${path} answers ${raw}, a text with its sense`)
}

/** A signed-in person; every call is an HTTP request of his. */
export class Visitor {
  private readonly site: Site
  private readonly open: () => Promise<string>
  private token: string | undefined

  /** @param open gives the token of his session, at his first request */
  constructor(site: Site, open: () => Promise<string>) {
    this.site = site
    this.open = open
  }

  async fetch(path: string, { method = 'GET', body, headers = {} }: Request = {}): Promise<Response> {
    this.token ??= await this.open()
    const sent =
      body === undefined || body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body)
    const answer = await fetch(`${this.site.address}${path}`, {
      method,
      headers: {
        'x-authorization': `Bearer ${this.token}`,
        ...(sent !== undefined && !(sent instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    })
    if (method !== 'GET') this.site.hasWritten = true
    await refuseRawSense(answer, path)
    return answer
  }

  /** @throws Refused for every answer from 400 up */
  async call<T>(path: string, request?: Request): Promise<T> {
    const response = await this.fetch(path, request)
    if (!response.ok) throw new Refused(response.status, (await response.json()) as ErrorAnswer)
    return (response.status === 204 ? undefined : await response.json()) as T
  }

  create<M extends AnyDocument>(model: M, values: DraftOf<M>, headers: Record<string, string> = {}) {
    return this.call<Answered<M>>(model.api, { method: 'POST', body: values, headers })
  }
  read<M extends AnyDocument>(model: M, no: number) {
    return this.call<Answered<M>>(`${model.api}/${no}`)
  }
  edit<M extends AnyDocument>(model: M, record: { rowVersion: number }, no: number, values: DraftOf<M>) {
    return this.call<Answered<M>>(`${model.api}/${no}`, {
      method: 'PUT',
      body: { rowVersion: record.rowVersion, ...values },
    })
  }
  /** Takes an action on the record as it stands now, or on the version given in the values. */
  async act<M extends AnyDocument>(model: M, no: number, actionCd: ActionOf<M>, values: object = {}) {
    const { rowVersion } = 'rowVersion' in values ? { rowVersion: values.rowVersion } : await this.read(model, no)
    return this.call<Answered<M>>(`${model.api}/${no}/${actionCd}`, { method: 'POST', body: { rowVersion, ...values } })
  }
  list<M extends AnyDocument>(model: M, query: Partial<ListQuery> = {}) {
    return this.call<ListAnswer<Answered<M>>>(`${model.api}s?${toQueryString(query)}`)
  }
  history<M extends AnyDocument>(model: M, no: number) {
    return this.call<{ rows: HistoryEntry[] }>(`${model.api}/${no}/history`)
  }
  comment<M extends AnyDocument>(model: M, no: number, commentDesc: string) {
    return this.call(`${model.api}/${no}/comments`, { method: 'POST', body: { commentDesc } })
  }
  /** Downloads a sheet and reads it. */
  async readSheet(path: string, request?: Request) {
    const response = await this.fetch(path, request)
    if (!response.ok) throw new Refused(response.status, (await response.json()) as ErrorAnswer)
    return readWorkbook(Buffer.from(await response.arrayBuffer()), { maxBytes: 10_000_000, maxRows: 100_000 })
  }
  /** Uploads a small picture of one colour as the first file of a new group. */
  attach(taskClassNm: string, file: Blob = new Blob([PIXEL], { type: 'image/png' }), fileName = '사진.png') {
    const body = new FormData()
    body.set('taskClassNm', taskClassNm)
    body.set('file', file, fileName)
    return this.call<{ attachFileId: number; files: { fileNo: number }[] }>('/api/attachfile/uploadfiles', {
      method: 'POST',
      body,
    })
  }
  notifications() {
    return this.call<{ total: number; rows: { messageDesc: string; linkUrl: string | null }[] }>('/api/notifications')
  }
}

export class Site {
  /** For requests that need no socket, and for the description of the API. */
  readonly app: App
  readonly address: string
  readonly services: Services
  /** Connects as the owner, past row-level security: for what a test must know and no person can. */
  readonly url: string
  /** Whether something may have changed somebody's rights since the sessions were last looked at. */
  hasWritten = false
  private readonly clock: SystemClock
  private readonly owner: Owner
  private readonly sessions = new Map<string, Promise<string>>()
  private changeCnt = 0

  constructor(app: App, address: string, services: Services, clock: SystemClock, owner: Owner) {
    this.app = app
    this.address = address
    this.url = owner.url
    this.services = services
    this.clock = clock
    this.owner = owner
  }

  /** This person at his desk: one session, until the clock is moved or anybody's rights change. */
  as(userId: string): Visitor {
    return new Visitor(this, () => this.sessionOf(userId))
  }

  /** The same person at another browser, in a session of its own. */
  elsewhere(userId: string): Visitor {
    return new Visitor(this, () => this.tokenOf(userId))
  }

  /** Moves the whole site to this instant; sessions opened before it may be over then. */
  setClock(instant?: Date | string): void {
    this.clock.set(instant)
    this.sessions.clear()
  }

  async runJob(name: string): Promise<number> {
    const job = jobs.find((one) => one.name === name)
    if (!job) throw new RangeError(`No job ${name}`)
    try {
      return await runJob(this.services, job)
    } finally {
      this.hasWritten = true
    }
  }

  /** The token of a new session. */
  async tokenOf(userId: string): Promise<string> {
    const { accessToken } = await createSession(this.services, userId, userId.startsWith('V1') ? 'vendor' : 'staff')
    return accessToken
  }

  /** Stories are told here, at the moment of the site. */
  readonly now = (): Date => this.clock.now()
  readonly query = async (text: string, values: unknown[] = []) => ({
    rows: await this.sql<Record<string, unknown>>(text, values),
  })

  /** Runs a statement as the owner of the database; what it changes of rights and settings the server knows then. */
  sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.owner.sql<Row>(text, values)
  }

  private async sessionOf(userId: string): Promise<string> {
    if (this.hasWritten) {
      this.hasWritten = false
      await this.owner.listen()
    }
    if (this.changeCnt !== this.owner.changeCnt) {
      this.changeCnt = this.owner.changeCnt
      this.sessions.clear()
    }
    const known = this.sessions.get(userId)
    if (known) return known
    const opened = this.tokenOf(userId)
    this.sessions.set(userId, opened)
    return opened
  }
}

/** Tables of documents that only a test has, as a migration would make them. */
async function addTables(url: string, documents: readonly RuledDocument[]): Promise<void> {
  if (documents.length === 0) return
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const { model } of documents) {
      const tables = Object.fromEntries(tablesOf(model).map((table, index) => [`table${index}`, table]))
      for (const statement of await migrationBetween(snapshotOf({}), snapshotOf(tables))) await client.query(statement)
      const search = model.list.search.map(snakeCase)
      const names = [
        model.name,
        tableNameOf(model),
        snakeCase(model.key),
        snakeCase(model.docNo),
        model.lifecycle.start,
      ]
      await client.query('select jikim_track($1, $2, $3, $4, $5, $6, $7)', [
        ...names,
        search,
        'vendorCd' in model.fields,
      ])
      const day = listDayOf(model)
      if (day) {
        const [name, table, , docNo, start] = names
        const told = [name, table, docNo, start, day, 'vendorCd' in model.fields]
        await client.query('select jikim_track_days($1, $2, $3, $4, $5, $6)', told)
        if (model.access.anonymous && 'vendorCd' in model.fields) {
          const unnamed = unnamedCondition(model, 'r.')
          await client.query('select jikim_count_named($1, $2, $3, $4, $5, $6)', [...told.slice(0, 5), unnamed])
        }
      }
      for (const table of Object.values(tables))
        await client.query(`grant select, insert, update, delete on ${getTableName(table)} to jikim_app`)
    }
  } finally {
    await client.end()
  }
}

/** In what a site of a test is another than the one that starts. */
interface SiteOptions {
  /** Documents that only this test has. */
  documents?: readonly RuledDocument[]
  /** Routes that only this test has. */
  routes?: readonly Routes[]
  /** Settings other than usual. */
  settings?: Partial<Services['settings']>
  /** Kinds of approvals that only this test has. */
  kinds?: readonly ApprovalBiz[]
  /** What this test answers itself, in place of who does on a site: `[instead(permitAsks, { presence })]`. */
  joins?: readonly Join[]
  /** Where the page lies that this test opens, and how long it waits for what it brings with it. */
  web?: string
  pageMs?: () => number
}

/** One site for all tests of a file. */
export function aFileSite(options: SiteOptions = {}): () => Site {
  let site: Site | undefined
  const ends: (() => Promise<void>)[] = []
  beforeAll(async () => {
    site = await aSite((end) => ends.push(end), options)
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return () => {
    if (!site) throw new Error('The site is there from the first test on')
    return site
  }
}

type OnEnd = (end: () => Promise<void>) => void

/** Starts a site that ends with the test or, called in `beforeAll`, with the value that `onEnd` is given. */
export async function aSite(onEnd: OnEnd = onTestFinished, options: SiteOptions = {}): Promise<Site> {
  const url = await cloneDatabase()
  await addTables(url, options.documents ?? [])
  const dataDir = mkdtempSync(join(tmpdir(), 'jikim-site-'))
  onEnd(async () => {
    await dropDatabase(url)
    rmSync(dataDir, { recursive: true, force: true })
  })
  return anInstance({ url, dataDir, onEnd, ...options })
}

/** A further server on the database and the files of a site, as a second machine would be. */
export const anotherInstance = (
  { url, services }: Site,
  onEnd: OnEnd = onTestFinished,
  { joins = [] }: Pick<SiteOptions, 'joins'> = {},
): Promise<Site> => anInstance({ url, dataDir: services.settings.dataDir, onEnd, joins })

/** A second server beside that of the tests, which answers some ports itself; database, files and time are the same. */
export function aServerBeside(site: () => Site, joins: readonly Join[]): () => Site {
  let beside: Site | undefined
  const ends: (() => Promise<void>)[] = []
  beforeAll(async () => {
    beside = await anotherInstance(site(), (end) => ends.push(end), { joins })
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return () => {
    if (!beside) throw new Error('The server beside is there from the first test on')
    beside.setClock(site().services.clock.now())
    return beside
  }
}

interface InstanceOptions extends SiteOptions {
  url: string
  dataDir: string
  onEnd: OnEnd
}
async function anInstance({
  url,
  dataDir,
  onEnd,
  documents = [],
  routes = [],
  settings,
  kinds = [],
  joins: own = [],
  web,
  pageMs,
}: InstanceOptions): Promise<Site> {
  const faults: unknown[] = []
  const clock = new SystemClock()
  const db = new Database(url, { size: 8, onFault: (error) => faults.push(error), joins: joins.with(own) })
  const services: Services = {
    db,
    clock,
    models: [...models, ...documents.map(({ model }) => model)],
    settings: {
      version: '0.0.0',
      demo: true,
      dataDir,
      trustProxy: false,
      tokenSecret: 'test'.repeat(8),
      strict: true,
      ...settings,
    },
    onFault: (error, where) => process.stderr.write(`${where}: ${error instanceof Error ? error.stack : error}\n`),
  }
  const listener = new Listener((error) => faults.push(error))
  const owner = new Owner(url, listener)
  await listener.start(url)
  const app = await buildServer(services, listener, 'test', [...approvals, ...kinds])
  for (const document of documents) registerDocument(app, services, document)
  for (const register of routes) register(app, services)
  if (web) await servePages(app, web, { offline: true }, pageMs)
  if (kinds.length > 0) await addApprovalBizs(db, kinds, clock.now())
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  onEnd(async () => {
    await owner.end()
    await app.close()
    await listener.stop()
    await db.close()
  })
  return new Site(app, address, services, clock, owner)
}
