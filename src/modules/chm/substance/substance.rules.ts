import { initialsOf } from '#platform/model/hangul.ts'
import { isEmpty } from '#platform/model/validate.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import type { RuleProblem } from '#platform/server/refusal.ts'
import { matsWith, rescreen } from '../reg/screening.ts'
import { isCasNo } from './cas.logic.ts'
import { substanceMaster } from './substance.master.ts'

export const substanceRules = masterWith(substanceMaster, {
  set: async (context) => ({ ...tidied(context), factorCd: await factorOf(context) }),
  refuseSave: [refuseCas, refuseTwice, refuseLimits, refuseUnNo],
  afterSave: [screenAgain],
  afterRemove: [
    async ({ record, db }) => {
      await db.query(sql`delete from chm_ghs where chm_substance_no = ${record.chmSubstanceNo}::bigint`)
    },
  ],
})

const text = (value: unknown): string => String(value ?? '').trim()

/** Names are found by their initial consonants as well. */
const tidied = ({ record: { casNo, korNm, synonymNms } }: MasterContext) => ({
  casNo: text(casNo) || null,
  nmInitials: initialsOf([text(korNm), text(synonymNms)].filter(Boolean).join('\n')),
})

/** The harmful factor of the same number, where nobody has named one. */
async function factorOf({ record: { casNo, factorCd }, db }: MasterContext): Promise<unknown> {
  if (!isEmpty(factorCd) || isEmpty(casNo)) return factorCd ?? null
  const [found] = await db.query<{ factorCd: string }>(sql`select factor_cd as "factorCd" from hea_hazard_factor
    where cas_no = ${text(casNo)} and use_yn = 'Y' and delete_yn = 'N' order by factor_cd limit 1`)
  return found?.factorCd ?? null
}

/** A1: the check digit; nothing without a number that does not say why. */
function refuseCas({ record: { casNo, casNoneReasonDesc } }: MasterContext): RuleProblem | undefined {
  if (text(casNo))
    return isCasNo(text(casNo))
      ? undefined
      : { field: 'casNo', code: 'CHM_CAS_DIGIT', message: 'CAS 번호가 올바르지 않습니다.' }
  if (text(casNoneReasonDesc)) return undefined
  return {
    field: 'casNoneReasonDesc',
    code: 'CHM_CAS_NONE',
    message: 'CAS 번호를 입력하거나 없는 사유를 적으세요.',
  }
}

async function refuseTwice({ record, before, db }: MasterContext): Promise<RuleProblem | undefined> {
  const casNo = text(record.casNo)
  if (!casNo || casNo === before?.casNo) return undefined
  const [found] = await db.query<{ korNm: string }>(sql`select kor_nm as "korNm" from chm_substance
    where cas_no = ${casNo} and delete_yn = 'N' and chm_substance_no is distinct from ${before?.chmSubstanceNo ?? null}::bigint`)
  return (
    found && {
      field: 'casNo',
      code: 'CHM_CAS_DUP',
      message: '이미 등록된 CAS 번호입니다: {name}',
      values: { name: found.korNm },
    }
  )
}

function refuseLimits({ record: { lelVal, uelVal } }: MasterContext): RuleProblem | undefined {
  if (isEmpty(lelVal) || isEmpty(uelVal) || Number(lelVal) < Number(uelVal)) return undefined
  return { field: 'uelVal', code: 'CHM_LEL', message: '폭발상한은 폭발하한보다 커야 합니다.' }
}

function refuseUnNo({ record: { unNo } }: MasterContext): RuleProblem | undefined {
  if (!text(unNo) || /^\d{4}$/.test(text(unNo))) return undefined
  return { field: 'unNo', code: 'CHM_UN_NO', message: '유엔번호는 숫자 네 자리입니다.' }
}

/** Contents in 용량비율 rest on its density. */
async function screenAgain({ record, before, db, today, now }: MasterContext): Promise<void> {
  if (!before || Number(record.densityVal ?? 0) === Number(before.densityVal ?? 0)) return
  const matNos = await matsWith(db, [Number(record.chmSubstanceNo)])
  if (matNos.length > 0) await rescreen(db, { today, now, matNos })
}
