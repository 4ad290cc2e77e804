import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { likePattern } from '#platform/server/documents/search.ts'
import { notFound } from '#platform/server/refusal.ts'
import { ghsTableOn } from '../../ghs/ghs-rows.ts'
import { hazardStatementsOf, pictogramsOf, signalWordOf } from '../../ghs/label.logic.ts'
import { labelProducts, statementsOf } from '../../label/label-rows.ts'
import type { ChmMsds } from '../msds.model.ts'
import { msdsSheetAsks } from '../msds.ports.ts'
import {
  type FoundSheet,
  noteSheetRead,
  type SheetInForce,
  sheetInForce,
  sheetReaders,
  sheetsFound,
} from './view.calls.ts'

/** The Korean sheet in force of a product `m`. */
const inForce = sql`join chm_msds s on s.chm_mat_no = m.chm_mat_no and s.lang_cd = 'ko' and s.status_cd = 'ACTIVE' and s.delete_yn = 'N'`
const MOST = 60

const find = answer(sheetsFound, async ({ db, query: { q } }) => {
  const like = likePattern(q)
  const rows = await db.query<FoundSheet>(sql`
    select m.chm_mat_no as "chmMatNo", m.chm_mat_cd as "chmMatCd", m.mat_nm as "matNm", m.supplier_nm as "supplierNm",
      m.signal_word_cd as "signalWordCd", m.pictogram_cds as "pictogramCds", s.rev_no as "revNo", s.rev_ymd::text as "revYmd"
    from chm_material m ${inForce}
    where m.delete_yn = 'N' and (lower(m.mat_nm) like ${like} or lower(m.chm_mat_cd) like ${like} or lower(m.supplier_nm) like ${like}
      or m.nm_initials like ${like} or exists (select from chm_mat_comp c join chm_substance b on b.chm_substance_no = c.chm_substance_no
        where c.chm_mat_no = m.chm_mat_no and c.comp_rev_no = m.comp_rev_no
          and (b.cas_no like ${like} or lower(b.kor_nm) like ${like} or lower(b.eng_nm) like ${like})))
    order by m.mat_nm, m.chm_mat_no limit ${MOST + 1}`)
  return { rows: rows.slice(0, MOST), isMore: rows.length > MOST }
})

type Head = Omit<SheetInForce, 'signalWordCd' | 'pictograms' | 'statements' | 'sections'>
/** @throws Refusal 404 for a product without a Korean sheet in force */
async function headOf(db: Queries, matNo: number): Promise<Head> {
  const [head] = await db.query<Head>(sql`
    select s.chm_msds_no::int as "chmMsdsNo", m.chm_mat_cd as "chmMatCd", m.mat_nm as "matNm", s.supplier_nm as "supplierNm",
      s.emergency_tel as "emergencyTel", s.rev_no as "revNo", s.rev_ymd::text as "revYmd"
    from chm_material m ${inForce} where m.chm_mat_no = ${matNo} and m.delete_yn = 'N' order by s.chm_msds_no desc limit 1`)
  if (!head) throw notFound()
  return head
}

const show = answer(sheetInForce, async ({ db, places: { no }, today }) => {
  const head = await headOf(db, no)
  const table = await ghsTableOn(db, today)
  const [product] = await labelProducts(db, sql`m.chm_mat_no = ${no}`, table)
  const classes = product?.classes ?? []
  const sections = await db.query<SheetInForce['sections'][number]>(sql`
    select section_no as "sectionNo", body_desc as "bodyDesc", empty_type_cd as "emptyTypeCd" from chm_msds_sections
    where chm_msds_no = ${head.chmMsdsNo} order by section_no`)
  return {
    ...head,
    signalWordCd: signalWordOf(classes),
    pictograms: [...pictogramsOf(classes).shown],
    statements: statementsOf(hazardStatementsOf(classes), table),
    sections,
  }
})

const note = answer(noteSheetRead, async ({ tx, places: { no }, person, now, today }) => {
  const { chmMsdsNo } = await headOf(tx, no)
  await tx.query(sql`insert into chm_msds_read (chm_msds_no, user_id, read_dt, place_cd)
    select ${chmMsdsNo}, ${person.userId}, ${now}, 'SCREEN' where not exists (select from chm_msds_read r
      where r.chm_msds_no = ${chmMsdsNo} and r.user_id = ${person.userId} and (r.read_dt at time zone 'Asia/Seoul')::date = ${today}::date)`)
})

const readers = answer(sheetReaders, async ({ record, program }) => {
  const { chmMsdsNo, chmMatNo } = record as ChmMsds
  const handlers = [...new Set((await msdsSheetAsks.handlers(program, [chmMatNo])).map(({ userId }) => userId))]
  const rows = await program.query<{
    userId: string
    userNm: string
    deptNm: string | null
    handlesYn: 'Y' | 'N'
    readDt: string | null
  }>(sql`
    with seen as (select user_id, max(read_dt) as read_dt from chm_msds_read where chm_msds_no = ${chmMsdsNo} group by 1)
    select u.user_id as "userId", u.user_nm as "userNm", d.dept_nm as "deptNm",
      case when u.user_id = any(${handlers}::text[]) then 'Y' else 'N' end as "handlesYn", s.read_dt as "readDt"
    from sys_user u left join seen s on s.user_id = u.user_id left join directory_dept d on d.dept_cd = u.dept_cd
    where u.user_id = any(${handlers}::text[]) or s.user_id is not null
    order by s.read_dt is not null, s.read_dt desc, u.user_nm, u.user_id limit 500`)
  return { rows }
})

export const msdsViewRoutes = routes(find, show, note, readers)
