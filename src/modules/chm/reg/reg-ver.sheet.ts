/** A version of a list by Excel: all rows or none, each fault named at its cell. It counts nowhere until it is released. */
import { initialsOf } from '#platform/model/hangul.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { SheetRow } from '#platform/server/sheets/read-rows.ts'
import { type CellProblem, type SheetContext, takesSheet } from '#platform/server/sheets/take-sheet.ts'
import { isCasNo } from '../substance/cas.logic.ts'
import { physStates } from '../substance/substance.master.ts'
import { useKinds } from '../use/use-codes.model.ts'
import { regVerSheet } from './reg.calls.ts'
import { regListMaster } from './reg-list.master.ts'

type Row = SheetRow<typeof regVerSheet.columns>
type Wrong = CellProblem<typeof regVerSheet> & { readonly rowNo: number }
type Context = SheetContext<typeof regVerSheet>

const textOf = (value: string | null | undefined) => value?.trim() || null
/** What a row is about, as it was written. */
const subjectOf = ({ casNo, korNm, groupNm }: Row) => textOf(groupNm) ?? textOf(casNo) ?? textOf(korNm)

const stateCds = Object.entries(physStates) as [keyof typeof physStates, string][]
/** The letters of the states that are named; undefined where one is none. */
function statesOf(names: string | null): string | null | undefined {
  const asked = (names ?? '').split(/[,·/\s]+/).filter(Boolean)
  const found = asked.map((one) => stateCds.find(([cd, nm]) => nm === one || cd === one)?.[0])
  if (found.includes(undefined)) return undefined
  return found.length > 0 ? [...new Set(found)].join('') : null
}

const useCds = Object.entries(useKinds) as [keyof typeof useKinds, string][]
/** The codes of the uses that are named; undefined where one is none. */
function usesOf(names: string | null): string | null | undefined {
  const asked = (names ?? '').split(/[,\n]+/).flatMap((one) => one.trim() || [])
  const found = asked.map((one) => useCds.find(([cd, nm]) => nm === one || cd === one)?.[0])
  if (found.includes(undefined)) return undefined
  return found.length > 0 ? [...new Set(found)].join(' ') : null
}

export const regVerUpload = takesSheet(regVerSheet, {
  checkRow: (row, { query }) => rowProblems(row, query.inForceYmd),
  keyOf: (row) => [
    subjectOf(row),
    textOf(row.condDesc),
    row.phMinVal,
    row.phMaxVal,
    statesOf(row.physStateNms) ?? null,
    usesOf(row.useNms) ?? null,
  ],
  twice: ['CHM_REG_TWICE', '{n}행과 같은 항목입니다.'],
  check: unknownSubjects,
  save,
})

/** A1, and what a row says against itself. */
function rowProblems(row: Row, inForceYmd: string): CellProblem<typeof regVerSheet>[] {
  const { casNo, groupNm, physStateNms, useNms, phMinVal, phMaxVal, startYmd, endYmd } = row
  const problems: CellProblem<typeof regVerSheet>[] = []
  if (!subjectOf(row))
    problems.push({
      field: 'casNo',
      code: 'CHM_REG_SUBJECT',
      message: 'CAS 번호, 국문명, 물질군 가운데 하나를 적으세요.',
    })
  if (textOf(casNo) && textOf(groupNm))
    problems.push({ field: 'groupNm', code: 'CHM_REG_ONE', message: '물질과 물질군을 함께 적을 수 없습니다.' })
  if (textOf(casNo) && !isCasNo(casNo ?? ''))
    problems.push({ field: 'casNo', code: 'CHM_CAS_DIGIT', message: 'CAS 번호가 올바르지 않습니다.' })
  if (statesOf(physStateNms) === undefined)
    problems.push({ field: 'physStateNms', code: 'CHM_REG_STATE', message: '고체, 액체, 기체 가운데 적으세요.' })
  if (usesOf(useNms) === undefined)
    problems.push({ field: 'useNms', code: 'CHM_REG_USE', message: '용도 구분의 이름으로 적으세요.' })
  if (phMinVal !== null && phMaxVal !== null && phMinVal > phMaxVal)
    problems.push({ field: 'phMaxVal', code: 'CHM_REG_PH', message: 'pH의 위쪽 값은 아래쪽 값보다 작을 수 없습니다.' })
  if (startYmd !== null && startYmd < inForceYmd)
    problems.push({
      field: 'startYmd',
      code: 'CHM_REG_START',
      message: '판의 시행일({day})보다 앞설 수 없습니다.',
      values: { day: inForceYmd },
    })
  if (endYmd !== null && endYmd < (startYmd ?? inForceYmd))
    problems.push({ field: 'endYmd', code: 'CHM_REG_END', message: '종료일은 시작일보다 앞설 수 없습니다.' })
  return problems
}

interface Known {
  text: string
  isGroup: boolean
  no: number
}
/** Substances by number, then by name; groups by name. */
const knownOf = ({ tx }: Context, rows: readonly Row[]): Promise<Known[]> => {
  const of = (pick: (row: Row) => string | null) => [...new Set(rows.flatMap((row) => pick(row) ?? []))]
  return tx.query<Known>(sql`
    select s.cas_no as text, false as "isGroup", s.chm_substance_no as no from chm_substance s
    where s.cas_no = any(${of(({ casNo }) => textOf(casNo))}::text[]) and s.delete_yn = 'N'
    union all
    select s.kor_nm, false, min(s.chm_substance_no) from chm_substance s
    where s.kor_nm = any(${of(({ casNo, korNm }) => (textOf(casNo) ? null : textOf(korNm)))}::text[]) and s.delete_yn = 'N'
    group by s.kor_nm having count(*) = 1
    union all
    select g.group_nm, true, g.chm_sub_group_no from chm_sub_group g
    where g.group_nm = any(${of(({ groupNm }) => textOf(groupNm))}::text[]) and g.delete_yn = 'N'`)
}
const matched = (known: readonly Known[]) => {
  const byText = new Map(known.map((one) => [`${one.isGroup} ${one.text}`, one.no]))
  return (row: Row): { subNo: number | null; groupNo: number | null } => ({
    subNo: textOf(row.groupNm) ? null : (byText.get(`false ${subjectOf(row)}`) ?? null),
    groupNo: textOf(row.groupNm) ? (byText.get(`true ${textOf(row.groupNm)}`) ?? null) : null,
  })
}

/** A substance that is not there yet is made of a number, both names and a state; nothing of it is guessed. */
const isNewSubstance = ({ casNo, korNm, engNm, newStateCd }: Row) =>
  textOf(casNo) !== null && textOf(korNm) !== null && textOf(engNm) !== null && newStateCd !== null

async function unknownSubjects(rows: readonly Row[], context: Context): Promise<Wrong[]> {
  const find = matched(await knownOf(context, rows))
  return rows.flatMap((row): Wrong[] => {
    const { subNo, groupNo } = find(row)
    const casNo = textOf(row.casNo)
    if (subNo !== null || groupNo !== null || isNewSubstance(row) || !subjectOf(row)) return []
    if (casNo && !isCasNo(casNo)) return []
    const { rowNo } = row
    const values = { text: subjectOf(row) }
    if (textOf(row.groupNm))
      return [
        {
          rowNo,
          field: 'groupNm',
          code: 'CHM_REG_GROUP',
          message: '등록되지 않은 물질군입니다: {text}',
          values,
        },
      ]
    if (!casNo)
      return [
        {
          rowNo,
          field: 'korNm',
          code: 'CHM_COMP_UNKNOWN',
          message: '등록되지 않은 화학물질입니다: {text}',
          values,
        },
      ]
    return [
      {
        rowNo,
        field: 'casNo',
        code: 'CHM_REG_NEW',
        message: '등록되지 않은 화학물질입니다: {text}. 국문명, 영문명, 물리상태를 적으면 새로 등록합니다.',
        values,
      },
    ]
  })
}

async function save(rows: readonly Row[], context: Context) {
  const { tx, person, now, query, asker } = context
  const [list] = await tx.query<{ cut: number | null; op: string | null }>(sql`
    select default_cut_pct_val::float8 as cut, default_cut_op_cd as op from chm_reg_list
    where chm_reg_list_no = ${query.listNo} and delete_yn = 'N' for update`)
  if (!list) throw notFound()
  const before = matched(await knownOf(context, rows))
  await addSubstances(
    context,
    rows.filter((row) => before(row).subNo === null && !textOf(row.groupNm)),
  )
  const find = matched(await knownOf(context, rows))
  const [made] = await tx.query<{ no: number }>(sql`
    insert into chm_reg_ver (chm_reg_list_no, ver_nm, in_force_ymd, source_desc, whole_yn, status_cd, load_user_id, load_dt,
      create_user_id, create_dt, update_user_id, update_dt)
    values (${query.listNo}, ${query.verNm}, ${query.inForceYmd}::date, ${query.sourceDesc}, ${query.wholeYn}, 'TEMP', ${person.userId}, ${now},
      ${person.userId}, ${now}, ${person.userId}, ${now}) returning chm_reg_ver_no as no`)
  const items = rows.map((row) => ({
    ...row,
    ...find(row),
    cutOpCd: row.cutOpCd ?? (row.cutPctVal === null ? list.op : null) ?? 'GE',
    cutPctVal: row.cutPctVal ?? list.cut,
    cutBasisCd: row.cutBasisCd ?? 'WT',
    physStateCds: statesOf(row.physStateNms) ?? null,
    useCds: usesOf(row.useNms) ?? null,
    startYmd: row.startYmd ?? query.inForceYmd,
    sourceDesc: textOf(row.sourceDesc) ?? query.sourceDesc,
  }))
  await tx.query(sql`insert into chm_reg_item (chm_reg_ver_no, chm_substance_no, chm_sub_group_no, cut_pct_val, cut_op_cd, cut_basis_cd, cond_desc,
      ph_min_val, ph_max_val, phys_state_cds, use_cds, limit_qty_val, min_qty_val, low_qty_val, up_qty_val, unit_cd, start_ymd, end_ymd, source_desc,
      verified_yn, create_user_id, create_dt, update_user_id, update_dt)
    select ${made?.no ?? 0}, r."subNo", r."groupNo", r."cutPctVal", r."cutOpCd", r."cutBasisCd", nullif(trim(r."condDesc"), ''),
      r."phMinVal", r."phMaxVal", r."physStateCds", r."useCds", r."limitQtyVal", r."minQtyVal", r."lowQtyVal", r."upQtyVal", r."unitCd", r."startYmd",
      r."endYmd", r."sourceDesc", coalesce(r."verifiedYn", 'N'), ${person.userId}, ${now}, ${person.userId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r ("subNo" bigint, "groupNo" bigint, "cutPctVal" numeric, "cutOpCd" text,
      "cutBasisCd" text, "condDesc" text, "phMinVal" numeric, "phMaxVal" numeric, "physStateCds" text, "useCds" text, "limitQtyVal" numeric,
      "minQtyVal" numeric, "lowQtyVal" numeric, "upQtyVal" numeric, "unitCd" text, "startYmd" date, "endYmd" date, "sourceDesc" text,
      "verifiedYn" text)`)
  await writeAudit(tx, {
    now,
    userId: person.userId,
    ip: asker.ip,
    bizCd: regListMaster.name,
    bizNo: query.listNo,
    actionCd: 'LOAD',
    diff: { verNm: [null, query.verNm], inForceYmd: [null, query.inForceYmd] },
  })
  return { inserted: rows.length, updated: 0, unchanged: 0 }
}

async function addSubstances({ tx, person, now }: Context, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const made = rows.map(({ casNo, korNm, engNm, newStateCd }) => ({
    casNo: textOf(casNo),
    korNm: textOf(korNm),
    engNm: textOf(engNm),
    newStateCd,
    nmInitials: initialsOf(textOf(korNm) ?? ''),
  }))
  await tx.query(sql`insert into chm_substance (cas_no, kor_nm, eng_nm, nm_initials, phys_state_cd, factor_cd,
      create_user_id, create_dt, update_user_id, update_dt)
    select distinct on (r."casNo") r."casNo", r."korNm", r."engNm", r."nmInitials", r."newStateCd", (select f.factor_cd from hea_hazard_factor f
        where f.cas_no = r."casNo" and f.use_yn = 'Y' and f.delete_yn = 'N' order by f.factor_cd limit 1),
      ${person.userId}, ${now}, ${person.userId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as r ("casNo" text, "korNm" text, "engNm" text, "nmInitials" text, "newStateCd" text)`)
}
