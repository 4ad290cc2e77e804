/**
 * How long which kind of health record is kept (K11, W11), and which of them have been kept so long. The kinds stand in
 * `hea-retention.ts`, one line each.
 *
 * @law 산업안전보건법 시행규칙 제241조
 */
import { type AnyDocument, rowsFieldsOf, snakeCase } from '#platform/model/document.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { name, raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { legalParam } from '#platform/server/directory/legal-param.ts'
import { childTableNameOf } from '#platform/server/documents/table.ts'

/** Everything in SQL speaks of the record as `r`. */
export interface RetentionKind {
  readonly model: AnyDocument
  /** In SQL: the calendar day from which it is kept. */
  readonly from: string
  /** In SQL: what has come to its end; all of them where it is left out. */
  readonly when?: string
  /**
   * In SQL: the codes of the harmful factors that it is about, as an array; nothing where it is about none. A prohibited,
   * licensed or specially managed one makes it 30 years.
   */
  readonly factorCds?: string
  /** In SQL: the years that the record was given when it was made, where it was. */
  readonly years?: string
  /** Rows without a life of their own that go with it: their table, as `p`, and how they hang on the record. */
  readonly parts?: readonly { table: string; on: string }[]
}

/** The legal numbers of a day. */
interface KeepYears {
  short: number
  long: number
  lawRefDesc: string | null
}

/** @param ymd calendar day on which they are to hold */
export async function keepYearsOf(db: Queries, ymd: string): Promise<KeepYears> {
  const [short, long] = await Promise.all([legalParam(db, 'HEA_KEEP_Y', ymd), legalParam(db, 'HEA_KEEP_LONG_Y', ymd)])
  return { short: Number(short.legalParamVal), long: Number(long.legalParamVal), lawRefDesc: short.lawRefDesc }
}

interface Expired {
  bizCd: string
  bizNo: number
  bizDocNo: string | null
  plantCd: string
  baseYmd: string
  keepYearCnt: number
  keepToYmd: string
}
export type ExpiredRow = Expired

/** At least the years of the register; more where a factor or the record itself asks for more. */
function yearsOf({ factorCds, years }: RetentionKind, { short, long }: KeepYears): Sql {
  const ofFactors = sql`(select max(greatest(f.keep_year_cnt,
      case when 'Y' in (f.special_mgmt_yn, f.permit_yn) then ${long}::int else 0 end))
    from hea_hazard_factor f where f.factor_cd = any(${raw(factorCds ?? `'{}'::text[]`)}))`
  return sql`greatest(${short}::int, ${ofFactors}, ${raw(years ?? 'null')}::int)`
}

export function expiredRows(kind: RetentionKind, numbers: KeepYears, today: string): Sql {
  const { model, from, when = 'true' } = kind
  const [key, docNo, base] = [raw(snakeCase(model.key)), raw(snakeCase(model.docNo)), raw(from)]
  return sql`select * from (
      select ${model.name}::text as "bizCd", r.${key} as "bizNo", r.${docNo} as "bizDocNo", r.plant_cd as "plantCd",
        ${base}::text as "baseYmd", k.years as "keepYearCnt", (${base} + make_interval(years => k.years))::date::text as "keepToYmd"
      from ${name(snakeCase(model.name))} r cross join lateral (select ${yearsOf(kind, numbers)} as years) k
      where r.${docNo} is not null and ${base} is not null and (${raw(when)})
        and ${base} < ${today}::date - make_interval(years => ${numbers.short}::int)
        and (${base} + make_interval(years => k.years))::date <= ${today}::date
    ) e where not exists (select from hea_destroy_item i join hea_destroy d using (hea_destroy_no)
      where i.biz_cd = e."bizCd" and i.biz_no = e."bizNo" and d.status_cd <> 'CANC')
    order by e."bizNo" limit 5000`
}

/**
 * Only what a destruction that was approved names goes: the rows with their lines, what hangs on them, and their files (the
 * content follows when the store is swept).
 *
 * @returns in the last statement, how many rows went
 */
export function destroyRows({ model, parts = [] }: RetentionKind, destroyNo: number): Sql[] {
  const [key, table] = [raw(snakeCase(model.key)), name(snakeCase(model.name))]
  const named = sql`hea_destroy_item i join hea_destroy d on d.hea_destroy_no = i.hea_destroy_no
    where i.hea_destroy_no = ${destroyNo} and d.status_cd = 'DONE' and i.biz_cd = ${model.name} and i.destroyed_dt is null`
  const lines = rowsFieldsOf(model).map(([field]) => ({
    table: childTableNameOf(model, field),
    on: `p.${snakeCase(model.key)} = r.${snakeCase(model.key)}`,
  }))
  return [
    ...[...lines, ...parts].map(
      (part) => sql`delete from ${name(part.table)} p using ${table} r
        where ${raw(part.on)} and r.${key} in (select i.biz_no from ${named})`,
    ),
    sql`delete from attach_group g where g.biz_cd = ${model.name} and g.biz_no in (select i.biz_no from ${named})`,
    sql`with gone as (delete from ${table} r where r.${key} in (select i.biz_no from ${named}) returning 1)
      select count(*)::int as n from gone`,
  ]
}
