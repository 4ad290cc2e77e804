/**
 * How long which kind of health record is kept (K11, W11), and which of them have been kept so long. A module with such
 * records brings a line of its own.
 *
 * @law 산업안전보건법 시행규칙 제241조제2항
 */
import { type AnyDocument, snakeCase } from '#platform/model/document.ts'
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'

export interface RetentionKind {
  readonly model: AnyDocument
  /** The day field from which it is kept. */
  readonly from: string
  /**
   * In SQL on the row `r`: the codes of the harmful factors that it is about, as an array; nothing where it is about none.
   * A prohibited, licensed or specially managed one makes it 30 years.
   */
  readonly factorCds?: string
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

/** @param years kept at least, from the register of legal numbers; the longest of the factors where that is longer */
export function expiredRows({ model, from, factorCds }: RetentionKind, years: number, today: string): Sql {
  const table = raw(snakeCase(model.name))
  const base = sql`r.${raw(snakeCase(from))}`
  const longest = factorCds
    ? sql`greatest(${years}::int, (select max(f.keep_year_cnt) from hea_hazard_factor f where f.factor_cd = any(${raw(factorCds)})))`
    : sql`${years}::int`
  return sql`select * from (
      select ${model.name}::text as "bizCd", r.${raw(snakeCase(model.key))} as "bizNo", r.${raw(snakeCase(model.docNo))} as "bizDocNo",
        r.plant_cd as "plantCd", ${base}::text as "baseYmd", k.years as "keepYearCnt",
        (${base} + make_interval(years => k.years))::date::text as "keepToYmd"
      from ${table} r cross join lateral (select ${longest} as years) k
      where r.${raw(snakeCase(model.docNo))} is not null and ${base} is not null
        and ${base} < ${today}::date - make_interval(years => ${years}::int)
        and (${base} + make_interval(years => k.years))::date <= ${today}::date
    ) e where not exists (select from hea_destroy_item i join hea_destroy d using (hea_destroy_no)
      where i.biz_cd = e."bizCd" and i.biz_no = e."bizNo" and d.status_cd <> 'CANC')
    order by e."bizNo" limit 5000`
}

/** Only what a destruction that was approved names goes. @returns how many rows went */
export const destroyRows = ({ model }: RetentionKind, destroyNo: number): Sql => sql`
  with gone as (
    delete from ${raw(snakeCase(model.name))} r
    using hea_destroy_item i join hea_destroy d on d.hea_destroy_no = i.hea_destroy_no
    where i.hea_destroy_no = ${destroyNo} and d.status_cd = 'DONE' and i.biz_cd = ${model.name} and i.destroyed_dt is null
      and r.${raw(snakeCase(model.key))} = i.biz_no returning 1
  ) select count(*)::int as n from gone`
