/** Who was at a meeting, and which contractors worked at its process in that week. */
import { weekOf } from '#modules/common/periods.logic.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { continuousAsks } from './continuous.ports.ts'
import type { MeetingPart, VendorManager } from './meeting.calls.ts'
import type { RsaMeeting } from './rsa-meeting.model.ts'

export interface VendorThere {
  vendorCd: string
  vendorNm: string
  signedYn: 'Y' | 'N'
}
/** One that is only being written may lack its day. */
type Meeting = Pick<RsaMeeting, 'rsaMeetingNo' | 'plantCd' | 'processNo' | 'meetKindCd'> & { meetYmd: string | null }

/** @param db acts as the program */
export async function attendanceOf(
  db: Queries,
  meeting: Meeting,
): Promise<{ parts: MeetingPart[]; vendors: VendorThere[] }> {
  const { rsaMeetingNo, plantCd, processNo, meetKindCd, meetYmd } = meeting
  const [parts, days] = await Promise.all([
    db.query<MeetingPart>(
      sql`select rsa_meeting_part_no::int as "rsaMeetingPartNo", part_role_cd as "partRoleCd", user_id as "userId",
          vendor_cd as "vendorCd", (select v.vendor_nm from vendor_info v where v.vendor_cd = p.vendor_cd) as "vendorNm",
          part_nm as "partNm", sign_dt as "signDt", sign_json -> 'strokes' as strokes
        from rsa_meeting_part p where rsa_meeting_no = ${rsaMeetingNo} and delete_yn = 'N' order by rsa_meeting_part_no`,
    ),
    meetKindCd === 'WEEK' && meetYmd !== null
      ? continuousAsks.workDays(db, { plantCd, processNo, ...weekOf(meetYmd) })
      : [],
  ])
  const signed = new Set(parts.flatMap(({ vendorCd, signDt }) => (vendorCd && signDt ? [vendorCd] : [])))
  const names = new Map<string, string>()
  for (const { permits } of days === 'unknown' ? [] : days)
    for (const { vendorCd, vendorNm } of permits) if (vendorCd) names.set(vendorCd, vendorNm ?? vendorCd)
  const vendors = [...names].map(([vendorCd, vendorNm]) => ({
    vendorCd,
    vendorNm,
    signedYn: signed.has(vendorCd) ? ('Y' as const) : ('N' as const),
  }))
  return { parts, vendors }
}

/** Who may sign for a contractor of the plant: those of this week first. @param db acts as the program */
export const managersOf = (db: Queries, plantCd: string, first: readonly string[]): Promise<VendorManager[]> =>
  db.query<VendorManager>(
    sql`select a.portal_id as "userId", a.user_nm as "userNm", a.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm"
      from vendor_account a join vendor_info v on v.vendor_cd = a.vendor_cd
      where a.vendor_role_cd in ('VAD', 'VSM') and a.account_status_cd = 'ACTIVE' and a.delete_yn = 'N' and a.plant_cd = ${plantCd}
      order by a.vendor_cd = any(${[...first]}::text[]) desc, v.vendor_nm, a.user_nm`,
  )
