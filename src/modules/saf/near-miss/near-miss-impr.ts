/** A near miss whose action goes to the improvement register, and what it learns from there. */
import { atPlace } from '#modules/baseinfo/near-place.api.ts'
import {
  byKeyOrNumber,
  dueInRegister,
  type ImprSource,
  type RepeatedEvent,
  registerFindings,
} from '#modules/impr/impr/impr.api.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { messageOf } from '#platform/server/notifications/notify.ts'
import { nearMissMessages } from './near-miss.messages.ts'
import { nearMiss } from './near-miss.model.ts'

/** The grade of a row in the register, by how bad it could have been. */
const grades = { 1: 'LOW', 2: 'LOW', 3: 'MID', 4: 'HIGH', 5: 'CRIT' } as const
/** R4 counts from MID on. */
const LEAST_COUNTED_SEVERITY = 3

/** Hands the action over: the owner stays the owner, whoever hands it over verifies. */
export async function improve(effect: EffectContext<typeof nearMiss>): Promise<void> {
  const { record, person, db } = effect
  const [imprNo] = await registerFindings(effect, [
    {
      srcCd: 'NM',
      srcNo: String(record.nearMissNo),
      imprTitle: record.nearMissTitle,
      imprDesc: record.contentDesc ?? record.nearMissTitle,
      placeDesc: record.placeDesc,
      siteMark: record.siteMark,
      plantCd: record.plantCd,
      processNo: record.processNo,
      accTypeCd: record.accTypeCd,
      riskGradeCd: grades[record.potSevCd ?? 1],
      owner: { userId: record.ownerUserId ?? '' },
      verifyUserId: person.userId,
      dueYmd: record.dueYmd,
    },
  ])
  // The register holds the action to R1; what its owner is told of here is the same day.
  await db.query(sql`update near_miss set impr_no = ${imprNo},
      due_ymd = least(due_ymd, ${dueInRegister(imprNo)}) where near_miss_no = ${record.nearMissNo}`)
}

export const nearMissSource: ImprSource = {
  srcCd: 'NM',
  page: byKeyOrNumber(nearMiss),

  /** R7: what was verified there is done here; closing it stays with whoever closes near misses. */
  async allEnded({ record, db, person, now, notify }) {
    const no = Number(record.srcNo)
    const report = await findRecord(asProgram(db), nearMiss, no)
    if (!report) return
    // The photo after it lies in the register, and when it was done was told there; what is told here says where it was.
    const done =
      record.statusCd === 'CLOSE' &&
      (await db
        .program(nearMiss, { by: person, now })
        .act(
          no,
          'finish',
          ({ measureDesc }) => ({ measureDesc: measureDesc ?? record.actionDesc, actionDt: record.actionDt }),
          { behalfOf: record.actionUserId, without: ['afterFileId', 'actionDt', 'follow'] },
        ))
    const kind = done ? nearMissMessages.NM_IMPROVED_CLOSE : nearMissMessages.NM_IMPROVED
    await notify.role(report.hipoYn === 'Y' ? 'SHD' : 'SHM', record.plantCd, messageOf(kind, report))
  },

  eventsSince(db, record, metres) {
    const { accTypeCd, hazardCatCd, verifyDt, plantCd, srcCd, srcNo } = record
    const own = srcCd === 'NM' ? Number(srcNo) : 0
    return db.query<RepeatedEvent>(sql`select r.near_miss_doc_no as "docNo", r.near_miss_title as title, r.occur_dt as "occurDt",
        ${nearMiss.route.staff} || '/' || r.near_miss_no as path
      from near_miss r left join impr i on i.impr_no = r.impr_no
      where r.delete_yn = 'N' and r.plant_cd = ${plantCd} and r.occur_dt > ${verifyDt}::timestamptz
        and ${atPlace(record, sql`r`, metres)} and (r.acc_type_cd = ${accTypeCd} or i.hazard_cat_cd = ${hazardCatCd})
        and r.pot_sev_cd::int >= ${LEAST_COUNTED_SEVERITY}
        and r.near_miss_no <> ${own} order by r.occur_dt desc limit 20`)
  },
}
