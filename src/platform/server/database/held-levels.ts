/**
 * Health levels are held by the database: whoever comes to one by whatever way without the approval for it, the
 * transaction fails as it ends (`directory_level_missing`). Here that is said in words.
 *
 * @law 산업안전보건법 제132조제2항; 개인정보 보호법 제23조제2항·제29조
 */
import { type RuleProblem, ruleRefused } from '../refusal.ts'
import type { Transaction } from './database.ts'
import { raw } from './sql.ts'

interface Missing {
  userNm: string
  authGrpNm: string
  heaReadLvlCd: string
}
interface LevelFault {
  code: string
  detail?: string
  hint?: string
}

const REFUSED = 'JKLVL'

/** By the level: its name is a word of ours, which every language says in its own. */
const withoutApproval: Readonly<Record<string, string>> = {
  F: '건강정보 전체 등급은 산업보건의나 보건관리자의 결재로만 줄 수 있습니다: {name} ({group})',
  E: '권한을 관리하는 사람에게 건강정보 노출 등급은 산업보건의나 보건관리자의 결재로만 줄 수 있습니다: {name} ({group})',
  M: '권한을 관리하는 사람에게 건강정보 조치·기한 등급은 산업보건의나 보건관리자의 결재로만 줄 수 있습니다: {name} ({group})',
  S: '권한을 관리하는 사람에게 건강정보 통계 등급은 산업보건의나 보건관리자의 결재로만 줄 수 있습니다: {name} ({group})',
}
const byReason: Readonly<Record<string, string>> = {
  PASSWORD:
    '건강정보 등급을 가진 사람의 비밀번호는 다른 사람이 정할 수 없습니다. 본인이 다시 설정해야 합니다: {name} ({group})',
  HAS_PASSWORD:
    '일회용 비밀번호를 쓰고 있는 사람에게는 건강정보 등급을 줄 수 없습니다. 본인이 먼저 바꿔야 합니다: {name} ({group})',
}

/** The fault of a statement, or of the end of a transaction, as its refusal; any other as it is. */
export function levelsHeld(error: unknown): unknown {
  const { code, detail, hint } = error as LevelFault
  if (code !== REFUSED) return error
  const people = JSON.parse(detail ?? '[]') as Missing[]
  return ruleRefused(
    people.map(
      ({ userNm, authGrpNm, heaReadLvlCd }): RuleProblem => ({
        field: '',
        code: 'SYS_HEALTH_LEVEL',
        message: byReason[hint ?? ''] ?? withoutApproval[heaReadLvlCd] ?? '',
        values: { name: userNm, group: authGrpNm },
      }),
    ),
  )
}

/**
 * Asks now what is asked at the end of the transaction anyway: of work that is only tried and never ends, and of a row
 * among many, so that the refusal names it. @throws Refusal 422 SYS_HEALTH_LEVEL
 */
export async function askLevels(tx: Pick<Transaction, 'query'>): Promise<void> {
  await tx.query(raw('set constraints all immediate'))
  await tx.query(raw('set constraints all deferred'))
}
