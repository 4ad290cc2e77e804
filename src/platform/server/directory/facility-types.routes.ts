/** Kinds of equipment as a flat list whose entries name their parents: the picker makes the tree of it (S-266). */
import { z } from 'zod'
import { nullableText, rowsOf } from '#platform/model/call-words.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'

const facilityType = z.object({
  safFacilityTypeCd: z.string(),
  safFacilityTypeNm: z.string(),
  psafFacilityTypeCd: nullableText,
})

export function registerFacilityTypes(app: App, { db }: Services): void {
  app.get(
    '/api/baseinfo/facilitytypes',
    { schema: { tags: ['기준정보'], response: { 200: rowsOf(facilityType) } } },
    async ({ person }) => ({
      rows: await db.query<z.infer<typeof facilityType>>(
        person,
        sql`select saf_facility_type_cd as "safFacilityTypeCd", saf_facility_type_nm as "safFacilityTypeNm",
            psaf_facility_type_cd as "psafFacilityTypeCd"
          from saf_facility_type where delete_yn = 'N' and use_yn = 'Y'
          order by sort_order, saf_facility_type_nm, saf_facility_type_cd limit 5000`,
      ),
    }),
  )
}
