/** An emergency that no regular request followed within its 24 hours is a point to the vendor, issued by the program. */
import { registerFindings } from '#modules/impr/impr/impr.api.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { insertStatement, nextDocNo, type Values } from '#platform/server/documents/write.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import type { EmergencyMissed } from '../entry/entry.seams.ts'
import { ackDue, defaultDue } from './warn-point.logic.ts'
import { warnPointMessages } from './warn-point.messages.ts'
import { warnPoint } from './warn-point.model.ts'

const ITEM = 'MI07'
const GRADE = 'LOW'

interface Entry {
  docNo: string | null
  ownUserId: string | null
  gateNm: string | null
}

export const pointForMissedEmergency: EmergencyMissed = async (tx, { entryRqstNo, plantCd, vendorCd, now }) => {
  const [entry] = await tx.query<Entry>(
    sql`select r.entry_rqst_doc_no as "docNo", r.own_user_id as "ownUserId",
        (select c.code_nm from directory_code c where c.code_grp_cd = 'GATE' and c.code = r.gate_cd) as "gateNm"
      from entry_rqst r where r.entry_rqst_no = ${entryRqstNo}`,
  )
  const today = dayOf(now)
  const contentDesc = `긴급출입(${entry?.docNo ?? entryRqstNo}) 뒤 24시간 안에 정규 출입신청이 없습니다.`
  const values: Values = {
    warnTypeCd: 'POINT',
    vendorCd,
    plantCd,
    foundDt: now.toISOString(),
    foundUserId: entry?.ownUserId ?? null,
    violItemCd: ITEM,
    riskGradeCd: GRADE,
    placeDesc: entry?.gateNm ?? '게이트',
    contentDesc,
    repeatCnt: 1,
    issueDt: now.toISOString(),
    ackDueYmd: ackDue('POINT', today),
    dueYmd: defaultDue(GRADE, today),
    refuseYn: 'N',
    reworkCnt: 0,
    statusCd: 'ISSUED',
    lastActorId: program.userId,
    [warnPoint.docNo]: await nextDocNo(tx, warnPoint, plantCd, today),
  }
  const writer = { person: program, now, ip: null }
  const [row] = await tx.query<{ no: number }>(insertStatement(warnPoint, writer, values, undefined))
  const warnPointNo = row?.no ?? 0
  await registered(tx, now, {
    warnPointNo,
    plantCd,
    vendorCd,
    contentDesc,
    dueYmd: defaultDue(GRADE, today),
    ...values,
  })
  const told = { warnPointNo, contentDesc, dueYmd: defaultDue(GRADE, today), plantCd, vendorCd }
  await notifyThrough(tx, now).tell(warnPointMessages.WARN_POINT, told)
}

interface Point {
  warnPointNo: number
  plantCd: string
  vendorCd: string
  contentDesc: string
  dueYmd: string
  foundUserId?: unknown
  placeDesc?: unknown
}
async function registered(tx: Transaction, now: Date, point: Point): Promise<void> {
  const [imprNo] = await registerFindings({ db: tx, person: program, now }, [
    {
      srcCd: 'VPO',
      srcNo: String(point.warnPointNo),
      plantCd: point.plantCd,
      riskGradeCd: GRADE,
      imprTitle: point.contentDesc.slice(0, 100),
      imprDesc: point.contentDesc,
      placeDesc: String(point.placeDesc),
      dueYmd: point.dueYmd,
      owner: { vendorCd: point.vendorCd },
      verifyUserId: typeof point.foundUserId === 'string' ? point.foundUserId : program.userId,
    },
  ])
  await tx.query(sql`update warn_point set impr_no = ${imprNo} where warn_point_no = ${point.warnPointNo}`)
}
