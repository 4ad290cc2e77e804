/** Whether what a vendor held suffices: hours may come in parts, so that a shortfall is said and not refused. */
import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import { type EduNumbers, type Employment, eduNumberCodes, hireHours } from '../status/special.logic.ts'
import type { eduExternal } from './edu-external.model.ts'

interface Hired extends Employment {
  personNm: string
  /** Confirmed until now, in rounds of the site and held by vendors, whoever employed him. */
  doneHourVal: number
  experiencedYn: 'Y' | 'N'
}

/**
 * R3: who has fewer hours than the law asks at hiring, this training counted.
 *
 * @law 산업안전보건법 제29조제2항, 시행규칙 제26조제1항·제27조제5항제1호, 별표 4
 */
export async function hireHoursReached({
  record,
  db,
  today,
}: ActionContext<typeof eduExternal>): Promise<Check | undefined> {
  const { eduClassCd, eduYmd, hourVal, experiencedYn, eduExternalNo } = record
  const personNos = (record.eduPersons ?? []).map(({ personNo }) => personNo)
  if (eduClassCd !== 'HIRE' || personNos.length === 0 || !hourVal) return undefined
  const program = asProgram(db)
  const numbers = (await legalNumbers(program, eduNumberCodes, eduYmd ?? today)) as EduNumbers
  const people = await program.query<Hired>(sql`
    select p.person_nm as "personNm", p.employ_type_cd as "employTypeCd", p.contract_from_ymd as "contractFromYmd",
      p.contract_to_ymd as "contractToYmd", coalesce(h.done, 0)::float8 as "doneHourVal", coalesce(h.experienced, 'N') as "experiencedYn"
    from vendor_person p cross join lateral (select sum(t.val) as done, max(t.experienced) as experienced from (
        select x.hour_val as val, x.experienced_yn as experienced from edu_external x
          join edu_external_edu_persons l on l.edu_external_no = x.edu_external_no join vendor_person q on q.person_no = l.person_no
        where x.plant_cd = p.plant_cd and x.status_cd = 'CONFIRM' and x.edu_class_cd = 'HIRE' and x.delete_yn = 'N'
          and x.edu_external_no <> ${eduExternalNo ?? 0} and q.human_key = p.human_key
        union all
        select s.credit_min_val / 60.0, 'N' from edu_rqst s where s.plant_cd = p.plant_cd and s.worker_key = p.human_key
          and s.edu_class_cd = 'HIRE' and s.edu_result_cd = 'PASS' and s.delete_yn = 'N') t) h
    where p.person_no = any(${personNos}::bigint[]) order by p.person_nm, p.person_no`)
  const short = people.flatMap((one) => {
    const required = hireHours(one, experiencedYn === 'Y' || one.experiencedYn === 'Y', numbers)
    const done = one.doneHourVal + hourVal
    return done < required ? [`${one.personNm} ${done}/${required}`] : []
  })
  if (short.length === 0) return undefined
  return {
    ruleCd: 'EDU_HIRE_HOURS',
    resultCd: 'WARN',
    field: 'hourVal',
    message: '채용 시 교육시간이 부족합니다(이수/필요 시간): {names}',
    values: { names: short.join(', ') },
    law: '산업안전보건법 시행규칙 별표 4',
  }
}
