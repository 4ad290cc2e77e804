/** The serious accidents of the demo to their end: who looked, what was found, what was done about it, and what everybody learnt. */
import { type ToldFinding, tellFindings } from '#modules/impr/impr/demo/told-findings.api.ts'
import { tellNotices } from '#modules/manage/notice/told-notice.api.ts'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import type { SampleSite } from '../../near-miss/near-miss.seed.ts'
import { imprGradeOf } from '../judge/impr-grade.logic.ts'
import { lessonBody } from '../lesson/lesson.logic.ts'
import type { Looked, Situation } from './accident-situations.ts'

const DAY_MS = 86_400_000
/** Days after the accident on which each step of its story was taken. */
export const inquiryDays = { planned: 11, approved: 15, proved: 115, learnt: 18 } as const

export interface Investigated {
  readonly accidentNo: number
  readonly situation: Situation
  readonly looked: Looked
  readonly site: SampleSite
  readonly occurred: Date
  readonly placeDesc: string
  readonly isMajor: boolean
  readonly vendorCd: string | null
}
interface Day {
  today: string
  now: Date
  holidays: ReadonlySet<string>
}
const later = ({ occurred }: Investigated, days: number): Date => new Date(occurred.getTime() + days * DAY_MS)

export async function tellInquiries(
  connection: OwnerConnection,
  all: readonly Investigated[],
  day: Day,
): Promise<void> {
  for (const one of all) await insertFound(connection, one)
  const measures = all.flatMap((one) => one.looked.measures.map((measureDesc, at) => ({ one, measureDesc, at })))
  const rows = await tellFindings(
    connection,
    measures.map(({ one, measureDesc, at }) => findingOf(one, measureDesc, at)),
    { ...day, latest: day.now },
  )
  const linked = measures.map(({ one, measureDesc }, at) => ({
    ...{ accidentNo: one.accidentNo, measureDesc, imprNo: rows[at]?.imprNo },
    ...{ ownerUserId: ownerOf(one), dueYmd: addDays(dayOf(one.occurred), 30) },
  }))
  await connection.query(
    `insert into acc_measure (accident_no, root_cause_no, measure_type_cd, measure_desc, owner_user_id, due_ymd, impr_no)
      select m."accidentNo", (select c.acc_cause_no from acc_cause c where c.accident_no = m."accidentNo" and c.level_cd = 'ROOT'), 'ENG',
        m."measureDesc", m."ownerUserId", m."dueYmd", m."imprNo"
      from jsonb_to_recordset($1::jsonb) m("accidentNo" bigint, "measureDesc" text, "ownerUserId" text, "dueYmd" date, "imprNo" bigint)`,
    [JSON.stringify(linked)],
  )
  await tellLessons(connection, all)
}

/** Whoever keeps the equipment, and is no safety manager. */
const ownerOf = ({ site }: Investigated): string => site.owners[0] ?? site.staff[0] ?? ''

function findingOf(one: Investigated, measureDesc: string, at: number): ToldFinding {
  const { accidentNo, situation, site, placeDesc, isMajor } = one
  const [leader = ''] = site.safetyManagers
  const majorYn = isMajor ? 'Y' : 'N'
  return {
    finding: {
      ...{ srcCd: 'ACC', srcNo: String(accidentNo), srcRowNo: String(at + 1), plantCd: site.plantCd },
      ...{ imprTitle: measureDesc, imprDesc: measureDesc, placeDesc, dueYmd: null, verifyUserId: leader },
      riskGradeCd: imprGradeOf({ sevClassCd: situation.outcome[0], majorYn, potSevCd: Number(situation.severity) }),
      owner: { userId: ownerOf(one) },
    },
    ...{ by: leader, at: later(one, inquiryDays.planned), statusCd: 'CLOSE' },
    ...{ planDesc: measureDesc, measureTypeCd: 'ENG', actionDesc: `${measureDesc} 완료` },
  }
}

/** Team, evidence, moments and causes, as their pages would have saved them. */
async function insertFound(connection: OwnerConnection, one: Investigated): Promise<void> {
  const { accidentNo, site, looked, occurred, vendorCd } = one
  const [leader] = site.safetyManagers
  const signDt = later(one, inquiryDays.approved - 1).toISOString()
  const members = [
    [leader, 'LEAD', 'N'],
    [site.safetyHead, 'MEMBER', 'N'],
    [site.staff[0], 'WORKER', 'Y'],
    ...(vendorCd ? [[site.vendors.find((vendor) => vendor.vendorCd === vendorCd)?.userIds[0], 'VENDOR', 'N']] : []),
  ]
  await connection.query(
    `insert into acc_team (accident_no, user_id, member_nm, vendor_cd, team_role_cd, worker_side_yn, sign_dt)
      select $1, p.user_id, p.user_nm, p.vendor_cd, m.role, m.side, $3
      from jsonb_to_recordset($2::jsonb) m(id text, role text, side text) join directory_person p on p.user_id = m.id`,
    [accidentNo, JSON.stringify(members.map(([id, role, side]) => ({ id, role, side }))), signDt],
  )
  const collectDt = new Date(occurred.getTime() + DAY_MS / 12).toISOString()
  const kept = { accidentNo, plantCd: site.plantCd, collectDt, collectUserId: leader, sealedYn: 'N' }
  const custodyJson = [{ at: collectDt, userNm: '안전팀 보관함', whereDesc: '' }]
  await insertAll(
    connection,
    'acc_evidence',
    looked.evidences.map(([evidenceKindCd, evidenceNm]) => ({ ...kept, evidenceKindCd, evidenceNm, custodyJson })),
  )
  await insertAll(
    connection,
    'acc_timeline',
    looked.events.map(([minutes, eventDesc]) => ({
      ...{ accidentNo, plantCd: site.plantCd, eventDesc, harmYn: minutes === 0 ? 'Y' : 'N' },
      eventDt: new Date(occurred.getTime() + minutes * 60_000).toISOString(),
    })),
  )
  await insertCauses(connection, one)
}

/** One below the other, down to what the site did not have. */
const insertCauses = (connection: OwnerConnection, { accidentNo, looked }: Investigated) =>
  connection.query(
    `with recursive c as (
        select row_number() over () as at, x.cause from jsonb_array_elements_text($2::jsonb) with ordinality x(cause, at)),
      nos as (select at, nextval('acc_cause_acc_cause_no_seq') as no from c)
      insert into acc_cause (acc_cause_no, accident_no, method_cd, parent_cause_no, seq_no, m4_cd, level_cd, cause_desc)
      overriding system value
      select n.no, $1, 'TREE', p.no, c.at, case when c.at = max(c.at) over () then 'MGMT' end,
        case c.at when 1 then 'DIRECT' when max(c.at) over () then 'ROOT' else 'CONTRIB' end, c.cause
      from c join nos n on n.at = c.at left join nos p on p.at = c.at - 1`,
    [accidentNo, JSON.stringify(looked.causes)],
  )

async function tellLessons(connection: OwnerConnection, all: readonly Investigated[]): Promise<void> {
  const pages = all.map((one) => ({
    ...{ whatDesc: one.situation.content, whyDesc: one.looked.causes.slice(1).join('\n') },
    learnDesc: one.looked.measures.join('\n'),
  }))
  const nos = await tellNotices(
    connection,
    all.map((one, at) => ({
      ...{ plantCd: one.site.plantCd, noticeTitle: one.looked.lesson, texts: one.looked.texts },
      noticeDesc: lessonBody(pages[at] ?? { whatDesc: '', whyDesc: '', learnDesc: '' }),
      ...{ by: one.site.safetyManagers[0] ?? '', at: later(one, inquiryDays.learnt) },
      confirmDueYmd: addDays(dayOf(one.occurred), inquiryDays.learnt + 14),
    })),
  )
  await insertAll(
    connection,
    'acc_lesson',
    all.map((one, at) => ({
      ...{ accidentNo: one.accidentNo, noticeNo: nos[at], lessonTitle: one.looked.lesson, ...pages[at] },
      ...{ createUserId: one.site.safetyManagers[0], createDt: later(one, inquiryDays.learnt).toISOString() },
    })),
  )
}

/** What was owed is with the labour office, a week before its day; what is not due yet is still being written. */
export const fileForms = (connection: OwnerConnection, now: Date) =>
  connection.query(
    `insert into acc_form (accident_no, plant_cd, acc_victim_no, vendor_cd, form_owner_cd, form_status_cd, due_ymd, submit_dt, submit_user_id,
        receipt_no, rep_nm)
      select f.accident_no, f.plant_cd, f.acc_victim_no, f.vendor_cd, case when f.vendor_cd is null then 'OWN' else 'VENDOR' end,
        case when f.filed <= $1 then 'REPORTED' else 'TEMP' end, f.due, case when f.filed <= $1 then f.filed end,
        case when f.filed <= $1 then f.create_user_id end,
        case when f.filed <= $1 then to_char(f.filed, 'YYYY') || '-' || lpad((f.acc_victim_no % 100000)::text, 5, '0') end,
        case when f.filed <= $1 then '근로자대표' end
      from (select v.*, d.due, (d.due - 7) + time '15:00' at time zone 'Asia/Seoul' as filed
        from acc_victim v join accident a on a.accident_no = v.accident_no
          cross join lateral (select ((a.occur_dt at time zone 'Asia/Seoul')::date + interval '1 month')::date as due) d
        where a.status_cd not in ('TEMP', 'REPORTED', 'CANC') and a.acc_kind_cd <> 'COMM'
          and (v.death_ymd is not null or greatest(v.expect_lost_day_cnt, v.lost_day_cnt) >= 3)) f`,
    [now],
  )
