/** Places and equipment of a plant, as their labels name them. */
import { answer } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { plantOf } from '#platform/server/directory/own-plant.ts'
import { type LabelRow, placeLabels } from './place-label.calls.ts'

export const labelRoutes = answer(placeLabels, async ({ query: { kindCd, plantCd }, person, db }) => {
  const plant = plantOf(person, plantCd) ?? person.plantCd
  const rows = await db.query<LabelRow>(
    kindCd === 'L'
      ? sql`select 'L' as "kindCd", l.location_no as no, l.location_nm as nm, u.location_nm as "besideNm", p.plant_nm as "plantNm"
          from site_location l left join site_location u on u.location_no = l.plocation_no left join plant p on p.plant_cd = l.plant_cd
          where l.plant_cd = ${plant} and l.use_yn = 'Y' and l.delete_yn = 'N' order by l.location_nm`
      : sql`select 'E' as "kindCd", f.equip_no as no, f.equip_nm as nm, f.equip_cd as "besideNm", p.plant_nm as "plantNm"
          from facility f left join plant p on p.plant_cd = f.plant_cd
          where f.plant_cd = ${plant} and f.use_yn = 'Y' and f.delete_yn = 'N' order by f.equip_cd`,
  )
  return { rows }
})
