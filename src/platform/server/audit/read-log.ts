/** Who read what about whom: an entry for each row of a confidential document that somebody else than its subject is shown. */
import type { FastifyRequest } from 'fastify'
import type { AnyDocument } from '#platform/model/document.ts'
import type { Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { Services } from '../services.ts'

/** What of it was shown. */
type ReadKind = 'LIST' | 'RECORD' | 'HISTORY' | 'FILE' | 'EXPORT'
/** What for: in the course of one's work, in an emergency, for an approved export. */
type ReadPurpose = 'DUTY' | 'EMERGENCY' | 'EXPORT'

interface ReadEntry {
  now: Date
  readUserId: string
  ip?: string | null
  bizCd: string
  fieldSetCd: ReadKind
  purposeCd?: ReadPurpose
  reasonDesc?: string | null
  /** Whom each of the rows is about. */
  read: readonly {
    bizNo: number
    subjectUserId: string | null
    subjectPersonNo?: number | null
    plantCd: string | null
  }[]
}

/**
 * Written before the answer leaves: what is not logged is not given. Nobody's own rows are logged; those of people of
 * vendors are, for whoever watches over the log. What is read by an access in an emergency says so, with its reason.
 */
export async function logReads(db: Database, entry: ReadEntry): Promise<void> {
  const { now, readUserId, ip, bizCd, fieldSetCd, purposeCd = 'DUTY', reasonDesc = null } = entry
  const rows = entry.read.filter(({ subjectUserId, subjectPersonNo }) =>
    subjectUserId === null ? subjectPersonNo != null : subjectUserId !== readUserId,
  )
  if (rows.length === 0) return
  await db.query(
    'SYSTEM',
    sql`insert into sys_read_log (read_dt, read_user_id, subject_user_id, subject_person_no, biz_cd, biz_no, plant_cd,
        field_set_cd, purpose_cd, reason_desc, ip_addr)
      select ${now}::timestamptz, ${readUserId}, r.subject, r.worker, ${bizCd}, r.no, r.plant, ${fieldSetCd},
        case when e.reason_desc is null then ${purposeCd} else 'EMERGENCY' end, coalesce(e.reason_desc, ${reasonDesc}), ${ip || null}
      from unnest(${rows.map(({ subjectUserId }) => subjectUserId)}::text[],
        ${rows.map(({ subjectUserId, subjectPersonNo }) => (subjectUserId === null ? subjectPersonNo : null))}::bigint[],
        ${rows.map(({ bizNo }) => bizNo)}::bigint[], ${rows.map(({ plantCd }) => plantCd)}::text[]) as r(subject, worker, no, plant)
        left join lateral (select reason_desc from sys_emergency_read e where e.user_id = ${readUserId} and e.subject_user_id = r.subject
          and e.plant_cd = r.plant and e.start_dt <= ${now}::timestamptz and e.end_dt > ${now}::timestamptz
          order by e.end_dt desc limit 1) e on true`,
  )
}

/** The same for what a request shows of a document; nothing for one that is not confidential. */
export async function logShown(
  { db, clock }: Services,
  { person, ip }: Pick<FastifyRequest, 'person' | 'ip'>,
  model: AnyDocument,
  rows: readonly Readonly<Record<string, unknown>>[],
  fieldSetCd: ReadEntry['fieldSetCd'],
): Promise<void> {
  const { confidential } = model.access
  if (!confidential || rows.length === 0) return
  const { subject = '', worker = '' } = confidential
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  await logReads(db, {
    now: clock.now(),
    readUserId: person.userId,
    ip,
    bizCd: model.name,
    fieldSetCd,
    read: rows.map((row) => ({
      bizNo: Number(row[model.key]),
      subjectUserId: text(row[subject]),
      subjectPersonNo: typeof row[worker] === 'number' ? row[worker] : null,
      plantCd: text(row.plantCd),
    })),
  })
}
