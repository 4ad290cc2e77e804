/** An investigation as it stands. What names people is read as the asker, whose names he may not know he does not get. */
import type { Person } from '#platform/model/access.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import type { Accident } from '../accident.model.ts'
import type { CauseLine, EventLine, EvidenceLine, MeasureLine, MemberLine } from './inquiry.calls.ts'

/** Numbers in a column, a space between them. */
const numbers = (column: string) => sql`coalesce(string_to_array(${raw(column)}, ' ')::int[], '{}')`

export const teamOf = (db: Queries, no: number, userId: string) =>
  db.query<MemberLine>(sql`select acc_team_no::int as no, user_id as "userId", person_no::int as "personNo", member_nm as "memberNm",
      team_role_cd as "teamRoleCd", worker_side_yn as "workerSideYn", vendor_cd as "vendorCd", sign_dt as "signDt",
      opinion_desc as "opinionDesc", coalesce(user_id = ${userId}, false) as "isMe"
    from acc_team where accident_no = ${no} and delete_yn = 'N' order by team_role_cd <> 'LEAD', acc_team_no`)

export const timelineOf = (db: Queries, no: number) =>
  db.query<EventLine>(sql`select acc_timeline_no::int as no, event_dt as "eventDt", event_desc as "eventDesc",
      ${numbers('evidence_nos')} as "evidenceNos", harm_yn as "harmYn"
    from acc_timeline where accident_no = ${no} and delete_yn = 'N' order by event_dt, acc_timeline_no`)

export const causesOf = (db: Queries, no: number) =>
  db.query<CauseLine>(sql`select acc_cause_no::int as "causeNo", method_cd as "methodCd", parent_cause_no::int as "parentNo",
      gate_cd as "gateCd", m4_cd as "m4Cd", level_cd as "levelCd", cause_desc as "causeDesc", ${numbers('evidence_nos')} as "evidenceNos"
    from acc_cause where accident_no = ${no} and delete_yn = 'N' order by seq_no, acc_cause_no`)

export const measuresOf = (db: Queries, no: number) =>
  db.query<MeasureLine>(sql`select m.acc_measure_no::int as no, m.root_cause_no::int as "rootCauseNo", m.measure_type_cd as "measureTypeCd",
      m.measure_desc as "measureDesc", m.owner_user_id as "ownerUserId", m.vendor_cd as "vendorCd", m.due_ymd::text as "dueYmd",
      coalesce((select p.user_nm from directory_person p where p.user_id = m.owner_user_id),
        (select v.vendor_nm from vendor_info v where v.vendor_cd = m.vendor_cd)) as "ownerNm",
      m.impr_no::int as "imprNo", i.impr_doc_no as "imprDocNo", i.status_cd as "imprStatusCd", m.accept_desc as "acceptDesc"
    from acc_measure m left join impr i on i.impr_no = m.impr_no
    where m.accident_no = ${no} and m.delete_yn = 'N' order by m.acc_measure_no`)

export const evidencesOf = (db: Queries, no: number) =>
  db.query<EvidenceLine>(sql`select acc_evidence_no::int as no, evidence_kind_cd as "evidenceKindCd", evidence_nm as "evidenceNm",
      evidence_desc as "evidenceDesc", attach_file_id::int as "attachFileId", collect_dt as "collectDt",
      (select p.user_nm from directory_person p where p.user_id = e.collect_user_id) as "collectUserNm",
      witness_nm as "witnessNm", witness_tel as "witnessTel", ticket_digest is not null as "isByWitness", custody_json as custody
    from acc_evidence e where accident_no = ${no} and delete_yn = 'N' order by acc_evidence_no`)

/** How many there are, whoever may read them. */
export async function countsOf(program: Queries, no: number) {
  const [row] = await program.query<{ events: number; evidences: number }>(
    sql`select (select count(*)::int from acc_timeline where accident_no = ${no} and delete_yn = 'N') as events,
      (select count(*)::int from acc_evidence where accident_no = ${no} and delete_yn = 'N') as evidences`,
  )
  return row ?? { events: 0, evidences: 0 }
}

/** R10, as the database asks it: whether the reader may know who was hurt. */
export async function knowsNames(db: Queries, { accidentNo, plantCd }: Pick<Accident, 'accidentNo' | 'plantCd'>) {
  const [row] = await db.query<{ knows: boolean }>(
    sql`select jikim_names_hurt(${accidentNo}, ${plantCd}, null, null) as knows`,
  )
  return row?.knows ?? false
}

/** A contractor has report, form and lesson of an accident of his people; what is looked into is the team's, his own on it. */
export const seesInquiry = ({ kind }: Person, team: readonly Pick<MemberLine, 'isMe'>[]): boolean =>
  kind === 'staff' || team.some(({ isMe }) => isMe)
