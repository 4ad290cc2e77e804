/** Forms as they are kept: made with what asks for them, filled from the case, and ended with it. Read and written as the program. */
import { minuteOf } from '#platform/model/calendar.ts'
import type { Signature } from '#platform/model/drawn.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { accFormRows } from '../accident.tables.ts'
import {
  accForms,
  accidentAccTypes,
  causeObjects,
  employTypes,
  injuryParts,
  injuryTypes,
  workForms,
} from '../accident-codes.model.ts'
import type { VictimFacts } from './form.calls.ts'
import { type FormName, type FormValues, fieldOf, formNames } from './form.logic.ts'

/**
 * Of a victim `v` of an accident `a`: he died, or is off work for three days or more, and not on his own way to work.
 *
 * @law 산업안전보건법 시행규칙 제73조제1항
 */
const isOwed: Sql = sql`v.delete_yn = 'N' and a.status_cd <> 'CANC' and a.acc_kind_cd is distinct from 'COMM'
  and (v.sev_class_cd = 'FAT' or v.death_ymd is not null or greatest(v.expect_lost_day_cnt, v.lost_day_cnt) >= 3)`
const owedBy = (victim: Sql): Sql =>
  sql`exists (select from acc_victim v join accident a on a.accident_no = v.accident_no where v.acc_victim_no = ${victim} and ${isOwed})`
const occurYmd: Sql = sql`(a.occur_dt at time zone 'Asia/Seoul')::date`
const by = program.userId

/** One for each victim who needs it, due a month later; one that nobody needs any more, and nobody has filed, is given up. */
export async function keepForms(tx: Transaction, accidentNo: number, now: Date): Promise<void> {
  await accFormRows.move(tx, 'reopen', {
    which: sql`r.accident_no = ${accidentNo} and ${owedBy(sql`r.acc_victim_no`)}`,
    by,
    now,
  })
  await asProgram(tx).query(
    sql`insert into acc_form (accident_no, plant_cd, acc_victim_no, vendor_cd, form_owner_cd, form_status_cd, due_ymd, create_dt, update_dt)
      select v.accident_no, v.plant_cd, v.acc_victim_no, v.vendor_cd, case when v.vendor_cd is null then 'OWN' else 'VENDOR' end, ${accForms.is.TEMP},
        (case when a.acc_kind_cd = 'ILL' then coalesce(v.approve_ymd, ${occurYmd}) else ${occurYmd} end + interval '1 month')::date, ${now}, ${now}
      from acc_victim v join accident a on a.accident_no = v.accident_no
      where a.accident_no = ${accidentNo} and a.status_cd not in ('TEMP', 'REPORTED') and ${isOwed}
      on conflict (accident_no, acc_victim_no) do update set due_ymd = excluded.due_ymd, vendor_cd = excluded.vendor_cd,
          form_owner_cd = excluded.form_owner_cd, update_dt = excluded.update_dt,
          form_json = case when acc_form.vendor_cd is not distinct from excluded.vendor_cd then acc_form.form_json else '{}' end
        where (acc_form.due_ymd, acc_form.vendor_cd) is distinct from (excluded.due_ymd, excluded.vendor_cd) and acc_form.submit_dt is null`,
  )
  await accFormRows.move(tx, 'cancel', {
    which: sql`r.accident_no = ${accidentNo} and not ${owedBy(sql`r.acc_victim_no`)}`,
    by,
    now,
  })
}

export interface StoredForm {
  accFormNo: number
  accVictimNo: number
  vendorCd: string | null
  vendorNm: string | null
  victimNm: string
  statusCd: (typeof accForms.states)[number]
  dueYmd: string
  lateYn: 'Y' | 'N'
  repNm: string | null
  repSign: Signature | null
  repOpinionDesc: string | null
  submitDt: string | null
  receiptNo: string | null
  residentCipher: string | null
  own: FormValues
  /** As it was signed. */
  signed: FormValues | null
  /** What the last form of the same employer said of him. */
  before: FormValues
  known: Known
  victim: VictimFacts
}
interface Known {
  plantNm: string
  plantAddr: string | null
  bizNum: string | null
  primeNm: string | null
  sexCd: string | null
  nationNm: string | null
  visaTypeCd: string | null
  expectLostDayCnt: number | null
  deathYmd: string | null
  occurDt: string
  placeDesc: string
  processNm: string | null
  workTypeDesc: string | null
  contentDesc: string | null
  accTypeCd: string | null
  causeObjCd: string | null
  causes: string | null
  measures: string | null
}

/** @param which of `f`, a form; asked as whoever may see them */
export const formsOf = (db: Queries, which: Sql): Promise<StoredForm[]> =>
  db.query<StoredForm>(sql`select f.acc_form_no::int as "accFormNo", f.acc_victim_no::int as "accVictimNo", f.vendor_cd as "vendorCd",
      w.vendor_nm as "vendorNm", v.victim_nm as "victimNm", f.form_status_cd as "statusCd", f.due_ymd::text as "dueYmd", f.late_yn as "lateYn",
      f.rep_nm as "repNm", f.rep_sign_json as "repSign", f.rep_opinion_desc as "repOpinionDesc", f.submit_dt as "submitDt",
      f.receipt_no as "receiptNo", v.resident_cipher as "residentCipher", f.form_json as own, f.signed_json as signed,
      coalesce((select b.form_json from acc_form b where b.plant_cd = f.plant_cd and b.vendor_cd is not distinct from f.vendor_cd
        and b.acc_form_no <> f.acc_form_no and b.form_json <> '{}'::jsonb order by b.update_dt desc limit 1), '{}') as before,
      jsonb_build_object('plantNm', coalesce(w.vendor_nm, p.plant_nm), 'plantAddr', case when w.vendor_cd is null then p.addr_desc end,
        'bizNum', w.biz_num, 'primeNm', case when w.vendor_cd is not null then p.plant_nm end,
        'sexCd', coalesce(v.sex_cd, u.gender_cd), 'visaTypeCd', v.visa_type_cd,
        'nationNm', (select c.code_nm from sys_code c where c.code_grp_cd = 'NATION' and c.code = v.nation_cd), 'expectLostDayCnt', v.expect_lost_day_cnt, 'deathYmd', v.death_ymd,
        'occurDt', a.occur_dt, 'placeDesc', a.place_desc, 'processNm', r.process_nm, 'workTypeDesc', a.work_type_desc, 'contentDesc', a.content_desc,
        'accTypeCd', a.acc_type_cd, 'causeObjCd', a.cause_obj_cd,
        'causes', (select string_agg(c.cause_desc, E'\n' order by c.acc_cause_no) from acc_cause c where c.accident_no = a.accident_no
          and c.delete_yn = 'N' and c.level_cd in ('DIRECT', 'ROOT')),
        'measures', (select string_agg(m.measure_desc, E'\n' order by m.acc_measure_no) from acc_measure m where m.accident_no = a.accident_no
          and m.delete_yn = 'N')) as known,
      jsonb_build_object('jobNm', v.job_nm, 'hireYmd', v.hire_ymd, 'sameWorkMonthCnt', v.same_work_month_cnt, 'employTypeCd', v.employ_type_cd,
        'workFormCd', v.work_form_cd, 'injuryTypeCd', v.injury_type_cd,
        'injuryPartCds', coalesce(to_jsonb(string_to_array(v.injury_part_cds, ' ')), '[]')) as victim
    from acc_form f join acc_victim v on v.acc_victim_no = f.acc_victim_no join accident a on a.accident_no = f.accident_no
      join plant p on p.plant_cd = f.plant_cd left join vendor_info w on w.vendor_cd = f.vendor_cd
      left join process r on r.process_no = a.process_no left join sys_user u on u.user_id = v.user_id
    where ${which} and f.delete_yn = 'N' order by f.acc_form_no`)

const worded = (codes: Readonly<Record<string, string>>, code: string | null): string | null =>
  code === null ? null : (codes[code] ?? code)
const weekdays = ['일', '월', '화', '수', '목', '금', '토']
const weekdayOf = (minute: string): string => weekdays[new Date(`${minute.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? ''
/** The day of the week, and hours of 24, as the form asks. */
const momentOf = (instant: string): string => {
  const minute = minuteOf(instant)
  return `${minute.slice(0, 10)} (${weekdayOf(minute)}) ${minute.slice(11)}`
}
const spanOf = (months: number | null): string | null =>
  months === null ? null : `${Math.floor(months / 12)}년 ${months % 12}개월`

/** Nothing of it is ever the number of a resident. */
function filledFrom({ known, victim, victimNm, residentCipher }: StoredForm): FormValues {
  return {
    ...{ bizNum: known.bizNum, siteNm: known.plantNm, siteAddr: known.plantAddr, primeNm: known.primeNm },
    ...{ victimNm, residentNo: residentCipher === null ? null : '******' },
    sex: worded({ M: '남', F: '여' }, known.sexCd),
    ...{ nation: known.nationNm, visa: known.visaTypeCd, jobNm: victim.jobNm, hireYmd: victim.hireYmd },
    sameWork: spanOf(victim.sameWorkMonthCnt),
    employType: worded(employTypes, victim.employTypeCd),
    workForm: worded(workForms, victim.workFormCd),
    injuryType: worded(injuryTypes, victim.injuryTypeCd),
    injuryPart: victim.injuryPartCds.map((part) => injuryParts[part]).join(', ') || null,
    expectDays: known.expectLostDayCnt === null ? null : `${known.expectLostDayCnt}일`,
    death: known.deathYmd,
    occurDt: momentOf(known.occurDt),
    place: [known.processNm, known.placeDesc].filter(Boolean).join(' '),
    ...{ workType: known.workTypeDesc, situation: known.contentDesc, cause: known.causes, plan: known.measures },
    accType: worded(accidentAccTypes, known.accTypeCd),
    causeObj: worded(causeObjects, known.causeObjCd),
  }
}
const isOfEmployer = (name: FormName): boolean => ['SITE', 'SIGN'].includes(fieldOf(name).part)

/** What was typed, else what the case knows, else what the employer said last time of himself. */
function writtenNow(form: StoredForm): FormValues {
  const filled = filledFrom(form)
  return Object.fromEntries(
    formNames.map((name) => {
      const typed = fieldOf(name).own === undefined ? null : form.own[name]
      return [name, typed || filled[name] || (isOfEmployer(name) ? form.before[name] : null) || null]
    }),
  )
}
/** As it was signed, where it was. */
export const valuesOf = (form: StoredForm): FormValues => form.signed ?? writtenNow(form)

/** Whether what is known of the case is something else than what was signed. */
export function hasChanged(form: StoredForm): boolean {
  const [now, signed] = [writtenNow(form), valuesOf(form)]
  return formNames.some((name) => !isOfEmployer(name) && (now[name] ?? null) !== (signed[name] ?? null))
}
