/**
 * `npm run torture -- --kills 100`: both at once, the database alone and the program alone are killed (`kill -9`) in turn while
 * people write, comment and decide, each asking again under the same key until there is an answer. Of what was answered
 * nothing may be lost, nothing may be there twice, and nobody may hear anything but his answer.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { runningEmbedded } from '#platform/server/database/embedded.ts'
import { type Program, startProgram } from '#platform/test/program.ts'
import { Worker } from './people.ts'

const TITLE = '정전 중 보고'
const WORKERS = ['emp', 'emp', 'emp', 'emp2', 'emp2', 'safety', 'safety', 'owner']
const EDITS = 3
/** It is killed after up to so many answers, in the midst of those that follow; or where they take longer than this. */
const MOST_ACTS = 60
const LONGEST_MS = 5_000
const GONE_MS = 120_000
const LOOK_MS = 5
const START_TRIES = 3
const TOLD_EVERY = 10

const { values: given } = parseArgs({ options: { kills: { type: 'string', default: '100' } } })
const kills = Number(given.kills)
const say = (text: string) => process.stdout.write(`${text}\n`)
const dataDir = mkdtempSync(join(tmpdir(), 'jikim-kills-'))

/** A report and what its writer was answered about it. */
interface Written {
  no: number
  text: string
  rowVersion: number
  commentCnt: number
}
interface Row {
  nearMissNo: number
  rowVersion: number
}
const written: Written[] = []
const refused: string[] = []
let isOver = false
let program: Program | undefined
const addressNow = () => program?.address ?? 'http://localhost:1'

const people = new Map([...new Set(WORKERS)].map((userId) => [userId, new Worker(userId, addressNow)]))

/** Writes one report after the other. */
async function work(worker: Worker, name: string): Promise<void> {
  for (let turn = 1; !isOver; turn++)
    await report(worker, `${name}/${turn}`).catch((error: Error) => {
      refused.push(error.message)
    })
}

async function report(worker: Worker, text: string): Promise<void> {
  const body = aNearMiss({ nearMissTitle: TITLE, contentDesc: text })
  const { nearMissNo: no, rowVersion } = await worker.do<Row>({ method: 'POST', path: nearMiss.api, body })
  const one: Written = { no, text, rowVersion, commentCnt: 0 }
  written.push(one)
  const path = `${nearMiss.api}/${no}`
  for (let edit = 1; edit <= EDITS; edit++) {
    const edited = { placeDesc: `${edit}번 탱크`, rowVersion: one.rowVersion }
    one.rowVersion = (await worker.do<Row>({ method: 'PATCH', path, body: edited })).rowVersion
  }
  await worker.do({ method: 'POST', path: `${path}/comments`, body: { commentDesc: text } })
  one.commentCnt++
  const reported = { rowVersion: one.rowVersion }
  one.rowVersion = (await worker.do<Row>({ method: 'POST', path: `${path}/report`, body: reported })).rowVersion
}

const answeredCnt = () => [...people.values()].reduce((sum, one) => sum + one.answeredCnt, 0)

async function until(isSo: () => boolean, longestMs: number): Promise<boolean> {
  const end = Date.now() + longestMs
  while (!isSo() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  return isSo()
}

/** @throws Error where it does not come back */
async function answers(more: number): Promise<void> {
  // What was on its way when it was killed still arrives.
  await until(() => runningEmbedded(dataDir) !== undefined, GONE_MS)
  const before = answeredCnt()
  if (!(await until(() => answeredCnt() > before, GONE_MS)))
    throw new Error(`Nothing is answered for ${GONE_MS / 1000} s`)
  await until(() => answeredCnt() >= before + more, LONGEST_MS)
}

/** A port that was free is another's by the time a busy machine has started the program. */
async function started(): Promise<Program> {
  for (let tries = 1; ; tries++) {
    try {
      return await startProgram({ DATA_DIR: dataDir })
    } catch (error) {
      if (tries === START_TRIES || !String(error).includes('EADDRINUSE')) throw error
    }
  }
}

/** In this order, over and over. */
const VICTIMS = ['both', 'database', 'program'] as const

/** Without a chance to finish anything. A program lives through the death of its database. */
async function killed(running: Program, victim: (typeof VICTIMS)[number]): Promise<Program> {
  const gone = new Promise((resolve) => running.child.once('exit', resolve))
  const [pid] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  if (victim !== 'database') running.child.kill('SIGKILL')
  if (victim !== 'program') process.kill(Number(pid), 'SIGKILL')
  if (victim === 'database') return running
  await gone
  return started()
}

interface Found {
  no: number
  text: string
  rowVersion: number
  commentCnt: number
  historyCnt: number
}
async function found(): Promise<Found[]> {
  const client = new pg.Client({ connectionString: runningEmbedded(dataDir) })
  await client.connect()
  try {
    const { rows } = await client.query<Found>(
      `select near_miss_no::int as no, content_desc as text, row_version as "rowVersion",
        (select count(*)::int from com_comment c where c.biz_cd = 'near-miss' and c.biz_no = n.near_miss_no) as "commentCnt",
        (select count(*)::int from sys_audit a where a.biz_cd = 'near-miss' and a.biz_no = n.near_miss_no::text) as "historyCnt"
      from near_miss n where near_miss_title = $1`,
      [TITLE],
    )
    return rows
  } finally {
    await client.end()
  }
}

/** @returns how many acts that were answered are not there, and how many are there twice */
function compared(rows: readonly Found[]): { lost: number; doubled: number } {
  const byNo = new Map(rows.map((row) => [row.no, row]))
  let lost = 0
  let doubled = rows.length - new Set(rows.map(({ text }) => text)).size
  for (const { no, rowVersion, commentCnt } of written) {
    const row = byNo.get(no)
    const more = [
      (row?.rowVersion ?? 0) - rowVersion,
      (row?.commentCnt ?? 0) - commentCnt,
      // Each version has its entry.
      (row?.historyCnt ?? 0) - (row?.rowVersion ?? 0),
    ]
    for (const one of more) {
      lost += Math.max(0, -one)
      doubled += Math.max(0, one)
    }
  }
  return { lost, doubled }
}

const began = Date.now()
try {
  say('The first start of the demo site …')
  program = await started()
  const working = WORKERS.map((userId, index) => work(people.get(userId) as Worker, `${userId}-${index}`))
  for (let kill = 0; kill < kills; kill++) {
    await answers(1 + Math.random() * MOST_ACTS)
    program = await killed(program, VICTIMS[kill % VICTIMS.length] ?? 'both')
    if ((kill + 1) % TOLD_EVERY === 0)
      say(`  killed ${kill + 1} times, ${answeredCnt()} acts answered, ${Math.round((Date.now() - began) / 1000)} s`)
  }
  isOver = true
  await Promise.all(working)
  const { lost, doubled } = compared(await found())
  const unanswered = [...people.values()].reduce((sum, one) => sum + one.lostCnt, 0)
  for (const one of refused.slice(0, 5)) say(`  refused: ${one.slice(0, 300)}`)
  say(
    `${kills} kills in ${Math.round((Date.now() - began) / 1000)} s: ${answeredCnt()} acts answered, ${unanswered} tries without an answer; ` +
      `${lost} lost, ${doubled} doubled, ${refused.length} refused`,
  )
  if (lost + doubled + refused.length > 0) process.exitCode = 1
} finally {
  isOver = true
  await program?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
