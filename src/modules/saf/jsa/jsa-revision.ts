/** A released revision is immutable: what changes is its successor, which makes it the old one. */

import { gathered } from '#modules/common/site-langs.logic.ts'
import type { Person } from '#platform/model/access.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ProgramValues } from '#platform/server/documents/program-door.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { type Jsa, type JsaLine, jsa } from './jsa.model.ts'
import { atStage, rowValues } from './jsa-rows.ts'
import { koreansOf } from './jsa-texts.logic.ts'

export interface Writing {
  db: Transaction
  person: Person
  now: Date
}

/** A stored row is what its model says. */
export const jsaOf = (row: object): Jsa => row as Jsa

/** The record of a key, locked. */
export async function lockedJsa(db: Transaction, no: number | null): Promise<Jsa> {
  return jsaOf(await getRecord(db, jsa, no ?? 0, true))
}

/** The row that a revision begins with: nothing of it has been looked at anew. */
const fresh = (row: JsaLine): JsaLine => ({ ...row, keepCd: null, keepDesc: null, noteDesc: null })

/** Open revisions of the same analysis: at most one at a time. */
export async function openRevision(db: Transaction, rootJsaNo: number | null): Promise<string | undefined> {
  const [row] = await db.query<{ statusCd: string }>(
    sql`select status_cd as "statusCd" from jsa where root_jsa_no = ${rootJsaNo} and delete_yn = 'N'
      and status_cd not in ('FIX', 'OLD', 'RETIRED', 'CANC') limit 1`,
  )
  return row?.statusCd
}

interface Revised extends Pick<ProgramValues<typeof jsa>, 'fixUserId' | 'fixYmd' | 'nextEvalYmd'> {
  /** What makes more of it than a draft. */
  step?: 'openEval' | 'carryOut'
  evalStageCd: '1' | '5' | '6'
  rows?: readonly JsaLine[]
}

/**
 * The next revision, with the contents of the one in force; as a copy of it, it is checked when it goes on.
 *
 * @returns its key
 */
export async function newRevision(
  { db, person, now }: Writing,
  from: Jsa,
  { step, evalStageCd, rows = from.rows.map(fresh), ...more }: Revised,
): Promise<number> {
  const [last] = await db.query<{ no: number }>(
    sql`select max(jsa_rev_no) as no from jsa where root_jsa_no = ${from.rootJsaNo}`,
  )
  const jsaRevNo = (last?.no ?? 1) + 1
  const {
    jsaTitle,
    jsaSrcCd,
    workCatCd,
    permitTypeCds,
    vendorCd,
    deptCd,
    processNo,
    equipCds,
    scaleCd,
    copyFromJsaNo,
  } = from
  const values = {
    jsaTitle,
    jsaSrcCd,
    workCatCd,
    permitTypeCds,
    vendorCd,
    deptCd,
    processNo,
    equipCds,
    scaleCd,
    copyFromJsaNo,
    plantCd: from.plantCd,
    ...rowValues(rows, from.rows, scaleCd),
    texts: gathered(koreansOf(rows), from.texts ?? []),
    jsaRevNo,
    rootJsaNo: from.rootJsaNo,
    lastActorId: person.userId,
    ...atStage(evalStageCd, now),
    ...more,
    jsaDocNo: `${from.jsaDocNo?.replace(/-R\d+$/, '')}-R${jsaRevNo}`,
  }
  const revisions = db.program(jsa, { by: person, now })
  const how = { without: ['set', 'RULES', 'follow'] } as const
  const { jsaNo } = await (step ? revisions.create(step, values, how) : revisions.create(values, how))
  return jsaNo
}

/** The revision in force before this one is the old one from now on. */
export async function supersede({ db, person, now }: Writing, record: Pick<Jsa, 'jsaNo' | 'rootJsaNo'>): Promise<void> {
  const others = sql`r.root_jsa_no = ${record.rootJsaNo} and r.jsa_no <> ${record.jsaNo}`
  await db.program(jsa, { by: person, now }).moveAll('supersede', others)
}
