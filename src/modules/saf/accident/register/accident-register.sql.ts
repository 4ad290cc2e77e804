import { type Person, seesAllPlants } from '#platform/model/access.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { answerReport } from '#platform/server/reports/report.ts'
import { accidentRegister } from './accident-register.model.ts'

/** Named for the index; what he sees of his plant the database says. */
const ofPlant = (row: Sql, person: Person): Sql =>
  seesAllPlants(person) ? sql`true` : sql`${row}.plant_cd = ${person.plantCd}`

/**
 * What was reported, as far as who asks reads it. A near miss in which somebody was hurt stands as the accident that it
 * became; whose an unnamed one is nobody is told.
 */
export const accidentRegisterRows = answerReport(accidentRegister, {
  from: ({ person }) => sql`(
    select 'A' || a.accident_no as row_key, a.accident_no as record_no, 'N' as near_miss_yn, a.accident_doc_no as doc_no,
      a.accident_title as title_nm, a.acc_kind_cd as kind_cd, a.sev_class_cd, a.pot_sev_cd, a.acc_type_cd, a.hipo_yn, a.occur_dt,
      a.place_desc, a.process_no, a.vendor_cd, a.plant_cd,
      case a.status_cd when 'REPORTED' then 'NEW' when 'CLOSE' then 'DONE' when 'CANC' then 'CANC' else 'DOING' end as stage_cd
    from accident a where a.delete_yn = 'N' and a.status_cd <> 'TEMP' and ${ofPlant(sql`a`, person)}
    union all
    select 'N' || n.near_miss_no, n.near_miss_no, 'Y', n.near_miss_doc_no, n.near_miss_title, 'NM', null, n.pot_sev_cd, n.acc_type_cd,
      n.hipo_yn, n.occur_dt, n.place_desc, n.process_no, case when n.anonymous_yn = 'Y' then null else n.vendor_cd end, n.plant_cd,
      case n.status_cd when 'REPORTED' then 'NEW' when 'CLOSE' then 'DONE' else 'DOING' end
    from near_miss n where n.delete_yn = 'N' and n.status_cd <> 'TEMP' and n.accident_no is null and ${ofPlant(sql`n`, person)}) r`,
  own: 'r',
})
