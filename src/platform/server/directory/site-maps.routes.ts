/** The maps of a plant that have a picture: where somebody may show a place instead of describing it. */
import { z } from 'zod'
import { rowsOf } from '#platform/model/call-words.ts'
import { type Sql, sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'

const siteMap = z.object({
  mapNo: z.number(),
  mapNm: z.string(),
  mapFileId: z.number(),
  /** No new mark is set on a map that is out of use; those that are on it are shown. */
  useYn: z.enum(['Y', 'N']),
})

export function registerSiteMaps(app: App, { db }: Services): void {
  const querystring = z.object({ plantCd: z.string().max(20).optional() })
  app.get(
    '/api/common/sitemaps',
    { schema: { tags: ['공통'], querystring, response: { 200: rowsOf(siteMap) } } },
    async ({ person, query }) => ({
      rows: await db.query<z.infer<typeof siteMap>>(person, mapsOf(query.plantCd || person.plantCd)),
    }),
  )
}

const mapsOf = (plantCd: string): Sql =>
  sql`select map_no as "mapNo", map_nm as "mapNm", map_file_id as "mapFileId", use_yn as "useYn" from site_map
    where plant_cd = ${plantCd} and map_file_id is not null and delete_yn = 'N' order by sort_order, level_no, map_no limit 200`
