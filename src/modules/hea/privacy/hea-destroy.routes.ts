import { translate } from '#platform/model/i18n.ts'
import { answer } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type DestroyItem, destroyItems } from './hea-destroy.calls.ts'
import { bizLabel } from './read-log.sql.ts'

export const heaDestroyRoutes = answer(destroyItems, async ({ record, program, query, request, services }) => {
  const { page, limit } = query
  const within = sql`hea_destroy_no = ${record.heaDestroyNo}`
  const [[count], rows] = await Promise.all([
    program.query<{ total: number }>(sql`select count(*) as total from hea_destroy_item where ${within}`),
    program.query<DestroyItem>(sql`
      select hea_destroy_item_no as "heaDestroyItemNo", biz_cd as "bizNm", biz_doc_no as "bizDocNo", base_ymd as "baseYmd",
        keep_year_cnt as "keepYearCnt", keep_to_ymd as "keepToYmd", destroyed_dt as "destroyedDt"
      from hea_destroy_item where ${within} order by hea_destroy_item_no limit ${limit} offset ${(page - 1) * limit}`),
  ])
  const nameOf = (bizCd: string) => translate('hea', request.language, bizLabel(services.models, bizCd))
  return { total: count?.total ?? 0, page, limit, rows: rows.map((one) => ({ ...one, bizNm: nameOf(one.bizNm) })) }
})
