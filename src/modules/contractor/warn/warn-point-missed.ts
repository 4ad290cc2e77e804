/** An emergency that no regular request followed within its 24 hours is a point to the vendor, issued by the program. */
import { kept, keptText, sentences } from '#platform/model/sentences.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import type { EmergencyMissed } from '../entry/entry.ports.ts'
import { warnPoint } from './warn-point.model.ts'

const ITEM = 'MI07'
const GRADE = 'LOW'
const { NOT_FOLLOWED } = sentences(
  'WARN',
  { NOT_FOLLOWED: '긴급출입({no}) 뒤 24시간 안에 정규 출입신청이 없습니다.' },
  'contractor',
)

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
  const contentDesc = keptText(kept(NOT_FOLLOWED, { no: entry?.docNo ?? entryRqstNo }))
  // The gate has seen it: nobody took a picture, and nobody counts it towards a warning.
  await tx.program(warnPoint, { by: program, now }).create(
    'issue',
    {
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
    },
    { without: ['foundUserId', 'repeatCnt', 'proposeCd', 'beforeFileId', 'WARN_PERMIT'] },
  )
}
