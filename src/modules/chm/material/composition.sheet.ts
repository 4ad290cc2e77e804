/** Compositions of many products by Excel: every fault at its cell, all of them or none; those that say the same stay as they are. */
import { translate } from '#platform/model/i18n.ts'
import { answer } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { RuleProblem } from '#platform/server/refusal.ts'
import type { SheetRow } from '#platform/server/sheets/read-rows.ts'
import { type SheetContext, takesSheet } from '#platform/server/sheets/take-sheet.ts'
import { rescreen } from '../reg/screening.ts'
import { type CompRow, compositionProblems } from './composition.logic.ts'
import { knownOf, substanceNoOf, substanceProblems } from './composition-rows.ts'
import { compositionSheet, compositionsOut } from './composition-sheet.calls.ts'
import { materialMaster } from './material.master.ts'

type Context = SheetContext<typeof compositionSheet>
type Row = SheetRow<typeof compositionSheet.columns, Awaited<ReturnType<typeof materialsOf>>>
type Field = keyof typeof compositionSheet.columns

async function materialsOf({ tx }: Context) {
  const rows = await tx.query<{ cd: string; no: number }>(
    sql`select chm_mat_cd as cd, chm_mat_no as no from chm_material where delete_yn = 'N'`,
  )
  return { chmMatCd: new Map(rows.map(({ cd, no }) => [cd, no] as const)) }
}

const compOf = (row: Row): CompRow => ({
  substance: row.substance,
  pctVal: row.pctVal,
  minPctVal: row.minPctVal,
  maxPctVal: row.maxPctVal,
  secretYn: row.secretYn ?? 'N',
  altNm: row.altNm,
  altMinPctVal: row.altMinPctVal,
  altMaxPctVal: row.altMaxPctVal,
  approvalNo: row.approvalNo,
  approvalEndYmd: row.approvalEndYmd,
})
const isRestOk = (rows: readonly Row[]) => rows.some(({ restOkYn }) => restOkYn === 'Y')

/** The products of all rows that could be read that far, by the number of the row. */
const readOf = new WeakMap<object, Map<number, unknown>>()

export const compositionUpload = takesSheet(compositionSheet, {
  refs: materialsOf,
  checkRow: (row, context) => {
    const read = readOf.get(context.rowNos) ?? new Map()
    readOf.set(context.rowNos, read.set(row.rowNo, row.chmMatCd))
    return undefined
  },
  check,
  save,
})

/** What is wrong with each row; with the sum of a product only where each of its rows could be read. */
async function check(rows: readonly Row[], { tx, rowNos }: Context) {
  const byText = await knownOf(tx, rows.map(compOf))
  const read = readOf.get(rowNos)
  const known = new Set(rows.map(({ rowNo }) => rowNo))
  const halfRead = new Set([...(read ?? [])].flatMap(([rowNo, matNo]) => (known.has(rowNo) ? [] : [matNo])))
  // Whose row it is cannot be read: it may belong to the products beside it.
  for (const rowNo of rowNos.filter((one) => !read?.has(one)))
    for (const beside of [rowNo - 1, rowNo + 1]) halfRead.add(read?.get(beside))
  return [...Map.groupBy(rows, ({ chmMatCd }) => chmMatCd)].flatMap(([matNo, own]) => {
    const comps = own.map(compOf)
    const found: RuleProblem[] = [...substanceProblems(comps, byText), ...compositionProblems(comps, isRestOk(own))]
    return found.flatMap(({ field, ...problem }) => {
      const [, at, name] = /^rows\.(\d+)\.(.+)$/.exec(field) ?? []
      if (at === undefined && halfRead.has(matNo)) return []
      const row = own[Number(at ?? 0)]
      return [
        { ...problem, rowNo: row?.rowNo ?? 0, field: (name ?? (field === 'rows' ? 'maxPctVal' : field)) as Field },
      ]
    })
  })
}

const REASON = '엑셀 일괄 등록'
const factOf = (row: Omit<CompRow, 'substance'> & { chmSubstanceNo: number | null }) =>
  JSON.stringify([
    ...[row.chmSubstanceNo, row.pctVal, row.minPctVal, row.maxPctVal, row.secretYn, row.altNm?.trim() || null],
    ...[row.altMinPctVal, row.altMaxPctVal, row.approvalNo?.trim() || null, row.approvalEndYmd],
  ])

async function save(rows: readonly Row[], { tx, person, now, today, asker }: Context) {
  const byText = await knownOf(tx, rows.map(compOf))
  const given = [...Map.groupBy(rows, ({ chmMatCd }) => chmMatCd)].map(([matNo, own]) => ({
    matNo: Number(matNo),
    restOkYn: isRestOk(own) ? 'Y' : 'N',
    reasonDesc: own.find(({ reasonDesc }) => reasonDesc?.trim())?.reasonDesc?.trim() ?? REASON,
    parts: own.map((row) => ({ ...compOf(row), chmSubstanceNo: substanceNoOf(compOf(row), byText) })),
  }))
  const before = await heldBy(
    tx,
    given.map(({ matNo }) => matNo),
  )
  const changed = given.filter(({ matNo, parts }) => parts.map(factOf).join() !== before.get(matNo)?.facts)
  const made = changed.map((one) => ({ ...one, compRevNo: (before.get(one.matNo)?.compRevNo ?? 0) + 1 }))
  const json = JSON.stringify(made)
  const by = { userId: person.userId }
  await tx.query(sql`insert into chm_mat_rev (chm_mat_no, comp_rev_no, start_ymd, reason_desc, rest_ok_yn, create_user_id, create_dt, update_user_id, update_dt)
    select r."matNo", r."compRevNo", ${today}::date, r."reasonDesc", r."restOkYn", ${by.userId}, ${now}, ${by.userId}, ${now}
    from jsonb_to_recordset(${json}::jsonb) as r ("matNo" bigint, "compRevNo" int, "reasonDesc" text, "restOkYn" text)`)
  await tx.query(sql`insert into chm_mat_comp (chm_mat_no, comp_rev_no, seq_no, chm_substance_no, pct_val, min_pct_val, max_pct_val, secret_yn, alt_nm,
      alt_min_pct_val, alt_max_pct_val, approval_no, approval_end_ymd, create_user_id, create_dt, update_user_id, update_dt)
    select r."matNo", r."compRevNo", p.at, (p.part ->> 'chmSubstanceNo')::bigint, (p.part ->> 'pctVal')::numeric, (p.part ->> 'minPctVal')::numeric,
      (p.part ->> 'maxPctVal')::numeric, p.part ->> 'secretYn', nullif(trim(p.part ->> 'altNm'), ''), (p.part ->> 'altMinPctVal')::numeric,
      (p.part ->> 'altMaxPctVal')::numeric, nullif(trim(p.part ->> 'approvalNo'), ''), (p.part ->> 'approvalEndYmd')::date,
      ${by.userId}, ${now}, ${by.userId}, ${now}
    from jsonb_to_recordset(${json}::jsonb) as r ("matNo" bigint, "compRevNo" int, parts jsonb)
      cross join lateral jsonb_array_elements(r.parts) with ordinality p (part, at)`)
  await tx.query(sql`with moved as (
      update chm_material m set comp_rev_no = r."compRevNo", row_version = m.row_version + 1, update_user_id = ${by.userId}, update_dt = ${now}
      from jsonb_to_recordset(${json}::jsonb) as r ("matNo" bigint, "compRevNo" int, "reasonDesc" text) where m.chm_mat_no = r."matNo"
      returning m.chm_mat_no, r."compRevNo", r."reasonDesc")
    insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, action_cd, reason_desc, diff_json)
    select ${now}, ${by.userId}, ${asker.ip}::inet, ${materialMaster.name}, m.chm_mat_no::text, 'COMPOSITION', m."reasonDesc",
      jsonb_build_object('compRevNo', jsonb_build_array(nullif(m."compRevNo" - 1, 0), m."compRevNo")) from moved m`)
  if (made.length > 0) await rescreen(tx, { today, now, matNos: made.map(({ matNo }) => matNo) })
  const inserted = made.filter(({ compRevNo }) => compRevNo === 1).length
  return { inserted, updated: made.length - inserted, unchanged: given.length - made.length }
}

/** Locked: what each product is made of now. */
async function heldBy(tx: Context['tx'], matNos: readonly number[]) {
  const products = await tx.query<{ matNo: number; compRevNo: number }>(sql`
    select chm_mat_no as "matNo", comp_rev_no as "compRevNo" from chm_material
    where chm_mat_no = any(${[...matNos]}::bigint[]) order by chm_mat_no for update`)
  const rows = await tx.query<Omit<CompRow, 'substance'> & { matNo: number; chmSubstanceNo: number | null }>(sql`
    select c.chm_mat_no as "matNo", c.chm_substance_no as "chmSubstanceNo", c.pct_val::float8 as "pctVal", c.min_pct_val::float8 as "minPctVal",
      c.max_pct_val::float8 as "maxPctVal", c.secret_yn as "secretYn", c.alt_nm as "altNm", c.alt_min_pct_val::float8 as "altMinPctVal",
      c.alt_max_pct_val::float8 as "altMaxPctVal", c.approval_no as "approvalNo", c.approval_end_ymd::text as "approvalEndYmd"
    from chm_mat_comp c join chm_material m on m.chm_mat_no = c.chm_mat_no and m.comp_rev_no = c.comp_rev_no
    where c.chm_mat_no = any(${[...matNos]}::bigint[]) order by c.chm_mat_no, c.seq_no`)
  const byMat = Map.groupBy(rows, ({ matNo }) => matNo)
  return new Map(
    products.map(
      ({ matNo, compRevNo }) => [matNo, { compRevNo, facts: (byMat.get(matNo) ?? []).map(factOf).join() }] as const,
    ),
  )
}

type Out = CompRow & { chmMatCd: string; restOkYn: 'Y' | 'N'; reasonDesc: string }
const names = Object.keys(compositionSheet.columns) as (keyof Out)[]
const yesNos: ReadonlySet<string> = new Set(['secretYn', 'restOkYn'])

export const compositionDownload = answer(compositionsOut, async ({ db, request: { language } }) => {
  const say = (word: string) => translate('chm', language, word)
  const rows = await db.query<Out>(sql`
    select m.chm_mat_cd as "chmMatCd", coalesce(s.cas_no, s.kor_nm) as substance, c.pct_val::float8 as "pctVal", c.min_pct_val::float8 as "minPctVal",
      c.max_pct_val::float8 as "maxPctVal", c.secret_yn as "secretYn", c.alt_nm as "altNm", c.alt_min_pct_val::float8 as "altMinPctVal",
      c.alt_max_pct_val::float8 as "altMaxPctVal", c.approval_no as "approvalNo", c.approval_end_ymd::text as "approvalEndYmd",
      r.rest_ok_yn as "restOkYn", r.reason_desc as "reasonDesc"
    from chm_material m join chm_mat_comp c on c.chm_mat_no = m.chm_mat_no and c.comp_rev_no = m.comp_rev_no
      join chm_mat_rev r on r.chm_mat_no = m.chm_mat_no and r.comp_rev_no = m.comp_rev_no
      left join chm_substance s on s.chm_substance_no = c.chm_substance_no
    where m.delete_yn = 'N' order by m.chm_mat_cd, c.seq_no`)
  return {
    label: say('구성성분'),
    columns: names.map((name) => ({
      text: say(compositionSheet.columns[name].label),
      width: name === 'substance' ? 24 : 14,
    })),
    rows: rows.map((row) =>
      names.map((name) => (yesNos.has(name) ? (row[name] === 'Y' ? 'Y' : 'N') : (row[name] ?? null))),
    ),
  }
})
