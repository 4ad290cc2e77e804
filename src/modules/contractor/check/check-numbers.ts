/** The numbers that checks are decided by on a day. */
import type { Queries } from '#platform/server/database/database.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'

export interface CheckNumbers {
  passScore: number
  condScore: number
  patrolGapDay: number
  jointSignCnt: number
}

export async function checkNumbers(db: Queries, ymd: string): Promise<CheckNumbers> {
  const codes = ['SELF_CHECK_PASS', 'SELF_CHECK_COND', 'PATROL_GAP_DAY', 'JOINT_SIGN_CNT']
  const {
    SELF_CHECK_PASS = 90,
    SELF_CHECK_COND = 70,
    PATROL_GAP_DAY = 2,
    JOINT_SIGN_CNT = 4,
  } = await legalNumbers(db, codes, ymd)
  return {
    passScore: SELF_CHECK_PASS,
    condScore: SELF_CHECK_COND,
    patrolGapDay: PATROL_GAP_DAY,
    jointSignCnt: JOINT_SIGN_CNT,
  }
}
