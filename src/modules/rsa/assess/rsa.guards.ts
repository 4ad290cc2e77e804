/** What stands between an assessment and its next step: shown to who is to act before he does. */
import { unknownCheck } from '#modules/common/unknown.logic.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { areaGuard } from '#platform/server/documents/area-guard.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import { completionProblems } from './completion.logic.ts'
import { isShared, isToldBefore } from './dues.logic.ts'
import { participationProblems } from './participation.logic.ts'
import type { RatingProblem } from './problem.logic.ts'
import { rsa } from './rsa.model.ts'
import { rsaAsks } from './rsa.ports.ts'
import { carriedOf } from './rsa-impr.ts'
import { partsTaken } from './rsa-parts.ts'
import { standingItems } from './rsa-ratings.ts'
import { shareCounts } from './rsa-shares.ts'

type Context = ActionContext<typeof rsa>

export const ofDepartment = areaGuard(rsa, {
  ruleCd: 'RSA_DEPT',
  message: '이 부서의 관리감독자나 평가 담당이 처리합니다.',
})

/** @param lifterCds who brings it about; the day of a schedule nobody does */
const block = (
  { code, message, values }: RatingProblem,
  law: string,
  lifterCds: NonNullable<Check['lifterCds']> = ['SUP'],
): Check => ({
  ruleCd: code,
  resultCd: 'BLOCK',
  message,
  law,
  lifterCds,
  ...(values && { values }),
})

/**
 * R6: not on the day on which the schedule was told, nor before it begins.
 *
 * @law 산업안전보건법 시행규칙 제37조의3
 */
export function begun({ record, today }: Context): Check | undefined {
  const law = '산업안전보건법 시행규칙 제37조의3'
  if (!isToldBefore(record.preShareDt && dayOf(new Date(record.preShareDt)), record.doFromYmd))
    return block({ code: 'RSA_NOT_TOLD', message: '평가 일정 공유 전에는 실시할 수 없습니다.' }, law, [])
  if (today >= record.doFromYmd) return undefined
  const message = '실시 시작일({ymd})부터 요인을 파악할 수 있습니다.'
  return block({ code: 'RSA_NOT_BEGUN', message, values: { ymd: record.doFromYmd } }, law, [])
}

/** What is known of the process was looked at first. */
export function surveyed({ record: { surveyDesc, surveyFileId } }: Context): Check | undefined {
  if (surveyDesc || surveyFileId !== null) return undefined
  const law = '산업안전보건법 제36조제4항'
  return {
    ...block({ code: 'RSA_NO_SURVEY', message: '사전조사 내용이나 자료를 먼저 등록하세요.' }, law),
    field: 'surveyDesc',
  }
}

/** R4: those who do the work, their representative where he asked, and the contractors who work there. */
export async function participated(context: Context): Promise<Check[]> {
  const { record, db, now } = context
  const { plantCd, processNo, preShareDt, specialReasonDesc, repRqstDt } = record
  const from = new Date(preShareDt ?? now)
  const vendorsThere = await rsaAsks.vendorsThere(asProgram(db), { plantCd, processNo, from, to: now })
  if (vendorsThere === 'unknown') return [unknownCheck('RSA_UNKNOWN', '공정에서 작업하는 업체')]
  const parts = await partsTaken(db, record, now)
  const found = participationProblems({ parts, specialReasonDesc: specialReasonDesc || null, repRqstDt, vendorsThere })
  return found.map((one) => block(one, '산업안전보건법 제36조제2항·제3항, 같은 법 시행규칙 제37조의2'))
}

/** R5: what is not accepted is mended, or remains with something done for now. */
export async function finished({ record, db }: Context): Promise<Check[]> {
  const found = completionProblems(await standingItems(db, record), await carriedOf(db, record))
  return found.map((one) => block(one, '산업안전보건법 제36조제1항'))
}

/** Told to nine of ten of those who work there. */
export async function shared({ record, db }: Context): Promise<Check | undefined> {
  const [count] = await shareCounts(db, record.rsaNo, 'POST')
  const law = '산업안전보건법 시행규칙 제37조의3'
  if (!count) return block({ code: 'RSA_NOT_SHARED', message: '결과를 먼저 공유하세요.' }, law)
  if (isShared(count)) return undefined
  const { targetCnt: m, confirmCnt: n } = count
  return block(
    {
      code: 'RSA_FEW_CONFIRMED',
      message: '공유 대상 {m}명 중 {n}명이 확인했습니다. 90 % 이상이 확인해야 합니다.',
      values: { m, n },
    },
    law,
  )
}
