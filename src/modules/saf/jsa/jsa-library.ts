/** Reuse: the site's library and one's own history, and a new draft from one of them. */

import type { Person } from '#platform/model/access.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { and, type Sql, sql } from '#platform/server/database/sql.ts'
import { findRecord, getRecord } from '#platform/server/documents/record.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Asked, LibraryLine } from './jsa.calls.ts'
import { type Jsa, type JsaLine, jsa } from './jsa.model.ts'
import { jsaOf } from './jsa-revision.ts'

const PAGE = 20

const line = sql`jsa_no as "jsaNo", jsa_doc_no as "jsaDocNo", jsa_title as "jsaTitle", jsa_src_cd as "jsaSrcCd",
  work_cat_cd as "workCatCd", permit_type_cds as "permitTypeCds", equip_cds as "equipCds", step_cnt as "stepCnt",
  row_cnt as "rowCnt", max_before_val as "maxBeforeVal", max_after_val as "maxAfterVal", fix_ymd::text as "fixYmd"`

const escaped = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

interface Eyes {
  /** The asker's. */
  readonly db: Queries
  readonly program: Queries
}

/** Of the library everybody of the plant reads what is in force; of the rest what is his anyway. */
export async function findInLibrary({ db, program }: Eyes, { plantCd }: Pick<Person, 'plantCd'>, asked: Asked) {
  const { q, srcCd, permitTypeCd, workCatCd, equipCd, page } = asked
  const conditions: Sql[] = [
    sql`delete_yn = 'N' and plant_cd = ${plantCd} and status_cd = 'FIX'`,
    srcCd === 'LIB' ? sql`jsa_src_cd = 'LIB'` : sql`jsa_src_cd <> 'LIB'`,
    ...(q ? [sql`jsa_title ilike ${escaped(q)}`] : []),
    ...(permitTypeCd ? [sql`${permitTypeCd} = any(string_to_array(permit_type_cds, ' '))`] : []),
    ...(workCatCd ? [sql`work_cat_cd = ${workCatCd}`] : []),
    ...(equipCd ? [sql`equip_cds ilike ${escaped(equipCd)}`] : []),
  ]
  const rows = await (srcCd === 'LIB' ? program : db).query<LibraryLine & { total: number }>(
    sql`select ${line}, count(*) over ()::int as total from jsa where ${and(conditions)}
      order by fix_ymd desc nulls last, jsa_no desc limit ${PAGE} offset ${(page - 1) * PAGE}`,
  )
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) }
}

/** What somebody may copy from: a record of the library in force, or one that he sees. */
async function sourceOf({ db, program }: Eyes, person: Pick<Person, 'plantCd'>, no: number): Promise<Jsa> {
  const own = await findRecord(db, jsa, no)
  if (own) return jsaOf(own)
  const found = await findRecord(program, jsa, no)
  const library = found && jsaOf(found)
  const isOpen = library?.jsaSrcCd === 'LIB' && library.statusCd === 'FIX' && library.plantCd === person.plantCd
  if (!library || !isOpen) throw notFound()
  return library
}

/** The rows of a source as they stand in a copy: with their origin, not yet looked at, promising nothing. */
export async function copiedRows(
  eyes: Eyes,
  person: Pick<Person, 'plantCd'>,
  no: number,
): Promise<{ source: Jsa; rows: JsaLine[] }> {
  const source = await sourceOf(eyes, person, no)
  const rows = source.rows.map((row) => ({
    ...row,
    originJsaNo: row.originJsaNo ?? source.jsaNo,
    originRowNo: row.originRowNo ?? row.rowNo,
    originDesc: null,
    rowNo: null,
    siteOkYn: 'N' as const,
    imprYn: 'N' as const,
    imprNo: null,
    ownerDesc: null,
    dueYmd: null,
    noteDesc: null,
    keepCd: null,
    keepDesc: null,
  }))
  return { source, rows }
}

/** A draft of his own with everything of the source. @returns its key */
export async function copyJsa(
  tx: Transaction,
  program: Queries,
  { person, now }: { person: Person; now: Date },
  no: number,
): Promise<number> {
  const { source, rows } = await copiedRows({ db: tx, program }, person, no)
  const { jsaNo } = await tx.program(jsa, { by: person, now }).create({
    jsaTitle: source.jsaTitle,
    jsaSrcCd: 'VND',
    workCatCd: source.workCatCd,
    equipCds: source.equipCds,
    permitTypeCds: source.permitTypeCds,
    processNo: source.processNo,
    deptCd: source.deptCd,
    rows,
    texts: source.texts,
    copyFromJsaNo: source.jsaNo,
    plantCd: person.plantCd,
  })
  return jsaNo
}

/** R7: rows of this record whose origin, or which themselves, have been marked as of no use. */
export const marksOf = (program: Queries, jsaNo: number) =>
  program.query<{ rowNo: number; markDesc: string }>(
    sql`select r.row_no as "rowNo", min(m.mark_desc) as "markDesc" from jsa_rows r
        join jsa j on j.jsa_no = r.jsa_no
        join jsa_mark m on m.delete_yn = 'N' and ((m.jsa_no = r.origin_jsa_no and m.row_no = r.origin_row_no)
          or (m.row_no = r.row_no and m.jsa_no in (select s.jsa_no from jsa s where s.root_jsa_no = j.root_jsa_no)))
      where r.jsa_no = ${jsaNo} group by r.row_no order by r.row_no`,
  )

interface Useless {
  jsaNo: number
  rowNo: number
  /** What the review of the accident found of the measure. */
  markDesc: string
}
/**
 * R7: a measure that an accident has shown to be of no use (효과 없음); every copy of the row is marked red from now on.
 *
 * @throws Refusal 404 where who asks sees no such row
 */
export async function markUseless(tx: Queries, { jsaNo, rowNo, markDesc }: Useless, by: { now: Date; userId: string }) {
  const record = jsaOf(await getRecord(tx, jsa, jsaNo))
  if (!record.rows.some((row) => row.rowNo === rowNo)) throw notFound()
  await tx.query(
    sql`insert into jsa_mark (jsa_no, row_no, mark_desc, create_user_id, create_dt, update_user_id, update_dt)
      values (${jsaNo}, ${rowNo}, ${markDesc}, ${by.userId}, ${by.now}, ${by.userId}, ${by.now})
      on conflict (jsa_no, row_no) do update set mark_desc = excluded.mark_desc, update_user_id = excluded.update_user_id,
        update_dt = excluded.update_dt`,
  )
}
