/** Opens an occasional assessment for something that has happened, as the program: what is known of it goes along. */
import type { Person } from '#platform/model/access.ts'
import { addDays } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { type RsaItem, rsa } from '../assess/rsa.model.ts'
import { itemValues, scaleOf } from '../assess/rsa-items.ts'
import { rsaOf } from '../assess/rsa-people.ts'
import { lockedProcess, RUN_DAYS } from '../assess/rsa-plan.ts'
import type { Covered, Opened } from './occasional.calls.ts'
import type { Origin } from './occasional-codes.model.ts'

export interface Opening {
  tx: Transaction
  person: Person
  now: Date
  today: string
}
interface OpenedFor {
  /** Null only of an accident whose process is not known yet. */
  processNo: number | null
  workCatCd: Covered['workCatCd']
  originCd: Origin
  originNo: number
  originDocNo: string
  plantCd: string
  triggerCd: 'ACC' | 'ETC'
  /** Of a new one; of the process where it is not given. */
  rsaTitle?: string
  triggerSrcDesc: string
  items: RsaItem[]
}

const MOST_TITLE = 100
const MOST_SOURCE = 300
const cut = (text: string, most: number): string => [...text].slice(0, most).join('')

/**
 * R9 of what is opened by hand: as long as nobody has begun to look for hazards, one of the same work takes it as a further
 * source; after that there is a new one.
 *
 * @law 산업안전보건법 시행규칙 제37조제2항제3호
 * @throws Refusal 404 another plant's process, 409 one that was opened for it is not done, 422 the plant has no scale
 */
export async function openOccasional(opening: Opening, about: OpenedFor & Covered) {
  const { tx, person } = opening
  const process = await lockedProcess(tx, about.processNo, about.plantCd)
  const before = await openedFor(asProgram(tx), about)
  const open = before.find(({ statusCd }) => !ended.has(statusCd))
  if (open)
    throw new Refusal(409, 'RSA_OCC_OPENED', '이미 수시평가를 열었습니다. ({docNo})', {
      values: { docNo: open.rsaDocNo ?? '' },
    })
  return openWith(opening, about, { ...process, leaderUserId: process.headUserId ?? person.userId })
}

/** What goes without saying of a plan: of its process, or where that is not known of its plant. */
interface Planned {
  processNm?: string
  deptCd: string | null
  scaleNo: number | null
  leaderUserId: string | null
}
/** Whether it has been opened for it before is not asked. */
export async function openWith(opening: Opening, about: OpenedFor, planned: Planned) {
  const { tx, person, now } = opening
  const joined = await joinedTo(opening, about)
  const made = joined ?? (await plan(opening, about, planned))
  await asProgram(tx).query(
    sql`insert into rsa_origin (origin_cd, origin_no, rsa_no, origin_doc_no, add_user_id, add_dt)
      values (${about.originCd}, ${about.originNo}, ${made.rsaNo}, ${about.originDocNo}, ${person.userId}, ${now})`,
  )
  return { ...made, isNew: joined === undefined }
}
const ended: ReadonlySet<string> = new Set(['DONE', 'SHARED', 'CANC'])

/** Those that were opened for a record, the latest first. */
export const openedFor = (
  program: Queries,
  { originCd, originNo }: Pick<OpenedFor, 'originCd' | 'originNo'>,
): Promise<Opened[]> =>
  program.query<Opened>(sql`select r.rsa_no::int as "rsaNo", r.rsa_doc_no as "rsaDocNo", r.rsa_title as "rsaTitle", r.status_cd as "statusCd"
    from rsa_origin o join rsa r on r.rsa_no = o.rsa_no
    where o.origin_cd = ${originCd} and o.origin_no = ${originNo} and r.delete_yn = 'N' order by r.rsa_no desc`)

/** One of the same work in which nobody has begun to look for hazards. */
export async function openOfWork(
  db: Queries,
  { processNo, workCatCd, triggerCd }: Pick<OpenedFor, 'processNo' | 'workCatCd' | 'triggerCd'>,
) {
  const [open] = await asProgram(db).query<{ rsaNo: number; rsaDocNo: string }>(
    sql`select rsa_no::int as "rsaNo", rsa_doc_no as "rsaDocNo" from rsa where process_no = ${processNo}
        and work_cat_cd is not distinct from ${workCatCd}::text and rsa_type_cd = 'OCC' and trigger_cd = ${triggerCd}
        and status_cd in ('PLAN', 'PREP') and delete_yn = 'N' order by rsa_no limit 1 for update`,
  )
  return open
}

async function joinedTo({ tx, person, now }: Opening, about: OpenedFor) {
  const open = await openOfWork(tx, about)
  if (!open) return undefined
  const record = rsaOf(await getRecord(asProgram(tx), rsa, open.rsaNo))
  const before = record.items ?? []
  await tx.program(rsa, { by: person, now }).note(open.rsaNo, 'ORIGIN', {
    triggerSrcDesc: cut([record.triggerSrcDesc, about.triggerSrcDesc].filter(Boolean).join(' / '), MOST_SOURCE),
    ...itemValues([...before, ...about.items], before, await scaleOf(tx, record.scaleNo)),
  })
  return open
}

async function plan(
  { tx, person, now, today }: Opening,
  about: OpenedFor,
  { processNm = '', deptCd, scaleNo, leaderUserId }: Planned,
) {
  const { plantCd, processNo, workCatCd, triggerCd, items } = about
  const doFromYmd = addDays(today, 1)
  return tx.program(rsa, { by: person, now }).create({
    ...{ plantCd, processNo, workCatCd, triggerCd, items },
    rsaTitle: cut(`${about.rsaTitle ?? processNm} 수시평가`, MOST_TITLE),
    rsaTypeCd: 'OCC',
    triggerSrcDesc: cut(about.triggerSrcDesc, MOST_SOURCE),
    ...{ deptCd, scaleNo, leaderUserId },
    planYmd: today,
    doFromYmd,
    doToYmd: addDays(doFromYmd, RUN_DAYS),
  })
}
