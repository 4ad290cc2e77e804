/** 정정 takes effect: seats, certificates, later education that hung on them, and whatever else asks about the people. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { DocumentStore } from '#platform/server/documents/store.ts'
import { CERTIFICATE_LINK } from '../round/cert.link.ts'
import { eduRoundMessages } from '../round/edu-round.messages.ts'
import { eduRoundRules } from '../round/edu-round.rules.ts'
import { recount, vendorPeople } from '../round/seat-write.ts'
import type { eduFix, FixLine } from './edu-fix.model.ts'
import { roundToFix } from './edu-fix-lines.ts'
import { educationAsks } from './fix.ports.ts'
import { chainsOf, type Rechained } from './fix-settle.ts'

type Effect = EffectContext<typeof eduFix>

export async function applyFix(effect: Effect): Promise<void> {
  const { record, db, person, now } = effect
  const program = asProgram(db)
  const { moved } = await chainsOf(program, record)
  await writeSeats(program, effect)
  await writeMoved(program, effect, moved)
  await endCertificates(program, [...record.fixes, ...moved], now)
  await recount(db, record.eduRoundNo)
  await noteInRound(effect)
  const people = await peopleOf(program, [...record.fixes, ...moved])
  const gained = new Set(
    record.fixes
      .filter(({ beforeResultCd, eduResultCd }) => beforeResultCd !== 'PASS' && eduResultCd === 'PASS')
      .map(({ eduRqstNo }) => eduRqstNo),
  )
  await educationAsks.fixed(db, {
    personNos: people.map(({ personNo }) => personNo),
    gained: people.filter(({ eduRqstNo }) => gained.has(eduRqstNo)),
    person,
    now,
  })
  await tellVendors(effect)
}

/** The seat as it is from now on; what stood there before is in its history, as it is in the correction. */
async function writeSeats(db: Queries, { record, person, now }: Effect): Promise<void> {
  await db.query(sql`
    with fixed as (
      select * from jsonb_to_recordset(${JSON.stringify(record.fixes)}::jsonb) as f("eduRqstNo" bigint, "checkInDt" timestamptz,
        "checkOutDt" timestamptz, "testScore" numeric, "attendMinVal" int, "creditMinVal" int, "eduResultCd" text, "certNo" text,
        "validFromYmd" date, "validToYmd" date)
    ), written as (
      update edu_rqst s set check_in_dt = f."checkInDt", check_out_dt = f."checkOutDt", test_score = f."testScore",
        attend_min_val = f."attendMinVal", credit_min_val = f."creditMinVal", edu_result_cd = f."eduResultCd", cert_no = f."certNo",
        valid_from_ymd = f."validFromYmd", valid_to_ymd = f."validToYmd", row_version = s.row_version + 1,
        update_user_id = ${person.userId}, update_dt = ${now}
      from fixed f, edu_rqst b where s.edu_rqst_no = f."eduRqstNo" and b.edu_rqst_no = s.edu_rqst_no
      returning s.*, to_jsonb(b) as was
    )
    insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, from_status_cd, to_status_cd,
      reason_desc, diff_json)
    select ${now}, ${person.userId}, 'edu-rqst', w.edu_rqst_no::text, w.plant_cd, w.vendor_cd, 'fix', w.was->>'edu_result_cd',
      w.edu_result_cd, ${`${record.eduFixDocNo} ${record.reasonDesc}`.slice(0, 1000)},
      jsonb_build_object('checkInDt', jsonb_build_array(w.was->'check_in_dt', w.check_in_dt),
        'checkOutDt', jsonb_build_array(w.was->'check_out_dt', w.check_out_dt),
        'testScore', jsonb_build_array(w.was->'test_score', w.test_score),
        'creditMinVal', jsonb_build_array(w.was->'credit_min_val', w.credit_min_val),
        'certNo', jsonb_build_array(w.was->'cert_no', w.cert_no),
        'validToYmd', jsonb_build_array(w.was->'valid_to_ymd', w.valid_to_ymd))
    from written w`)
}

/** Education that came later and went on from what is gone, or now goes on from what was added. */
async function writeMoved(db: Queries, { record, person, now }: Effect, moved: readonly Rechained[]): Promise<void> {
  if (moved.length === 0) return
  await db.query(sql`
    with written as (
      update edu_rqst s set valid_from_ymd = m."validFromYmd", valid_to_ymd = m."validToYmd", row_version = s.row_version + 1,
        update_user_id = ${person.userId}, update_dt = ${now}
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m("eduRqstNo" bigint, "validFromYmd" date, "validToYmd" date),
        edu_rqst b
      where s.edu_rqst_no = m."eduRqstNo" and b.edu_rqst_no = s.edu_rqst_no returning s.*, b.valid_to_ymd as was
    )
    insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, reason_desc, diff_json)
    select ${now}, ${person.userId}, 'edu-rqst', edu_rqst_no::text, plant_cd, vendor_cd, 'fix', ${record.eduFixDocNo},
      jsonb_build_object('validToYmd', jsonb_build_array(was, valid_to_ymd)) from written`)
}

/** The code on a paper that says something else is dead; the next print has another. */
async function endCertificates(db: Queries, seats: readonly { eduRqstNo: number }[], now: Date): Promise<void> {
  await db.query(sql`update com_link set end_dt = ${now} where purpose_cd = ${CERTIFICATE_LINK} and end_dt is null
    and biz_no = any(${seats.map(({ eduRqstNo }) => eduRqstNo)}::bigint[])`)
}

/** The round stays done, and its history names the correction. */
async function noteInRound({ record, db, person, services }: Effect): Promise<void> {
  const round = await roundToFix(asProgram(db), record.eduRoundNo)
  const asker = { person, language: 'kr' as const, ip: null, mayWrite: true, isApproved: true }
  await new DocumentStore(services, eduRoundRules).actWithin(db, asker, record.eduRoundNo, 'fix', {
    rowVersion: round?.rowVersion ?? 0,
    reasonDesc: `${record.eduFixDocNo} ${record.fixDesc ?? ''}`.slice(0, 500),
  })
}

const peopleOf = (db: Queries, seats: readonly Pick<FixLine, 'eduRqstNo'>[]) =>
  db.query<{ eduRqstNo: number; personNo: number; eduYmd: string }>(
    sql`select edu_rqst_no as "eduRqstNo", person_no as "personNo", edu_ymd as "eduYmd" from edu_rqst
      where edu_rqst_no = any(${seats.map(({ eduRqstNo }) => eduRqstNo)}::bigint[])`,
  )

async function tellVendors({ record, notify }: Effect): Promise<void> {
  await notify.each(
    sql`select a.portal_id as user_id, ${record.eduRoundNo}::bigint as biz_no, jsonb_build_object('title', ${record.fixTitle}::text,
        'names', string_agg(distinct f."personNm", ', ')) as values_json, 'edu-fix:' || ${record.eduFixNo}::text as once_key
      from jsonb_to_recordset(${JSON.stringify(record.fixes)}::jsonb) as f("eduRqstNo" bigint, "personNm" text)
        join edu_rqst s on s.edu_rqst_no = f."eduRqstNo" join ${vendorPeople} a on a.vendor_cd = s.vendor_cd
      group by a.portal_id`,
    eduRoundMessages.EDU_FIXED,
  )
}
