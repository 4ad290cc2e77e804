/** What other modules ask of notices. */
import type { Person } from '#platform/model/access.ts'
import { addDays } from '#platform/model/calendar.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { DocumentStore } from '#platform/server/documents/store.ts'
import type { RuleProblem } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { overdueStatement } from './notice.mine.ts'
import { noticeRules } from './notice.rules.ts'

/**
 * E12: a vendor that has left must-read notices unconfirmed beyond their day gets no permit, until it confirms them.
 *
 * @param db acts as the program or as somebody of the vendor
 */
export async function refuseUnconfirmed(
  db: Queries,
  vendorCd: string,
  today: string,
): Promise<RuleProblem | undefined> {
  const n = (await db.query(overdueStatement(vendorCd, today))).length
  if (n === 0) return undefined
  const message = '필수 공지를 확인하지 않아 작업허가를 신청할 수 없습니다. (미확인 {n}건)'
  return { field: '', code: 'NOTICE_UNCONFIRMED', message, values: { n } }
}

interface Publishing {
  db: Transaction
  person: Person
  today: string
  services: Services
}
interface ToDepartments {
  noticeTitle: string
  noticeDesc: string
  plantCd: string
  deptCds: readonly string[]
  /** Days within which everybody in them confirms that he has read it. */
  confirmDays: number
}
/**
 * Publishes a must-read notice to departments in the transaction of what it is about: who has read it is counted there.
 *
 * @param publishing by somebody who may write notices
 * @returns the key of the notice
 */
export async function publishNotice(publishing: Publishing, told: ToDepartments): Promise<number> {
  const { db, person, today, services } = publishing
  const { deptCds, confirmDays, ...content } = told
  const store = new DocumentStore(services, noticeRules)
  const asker = { person, language: 'kr', ip: null, mayWrite: true } as const
  const no = await store.insert(db, asker, {
    ...content,
    noticeTypeCd: 'GEN',
    targetScopeCd: 'DEPT',
    targetDepts: deptCds.map((targetDeptCd) => ({ targetDeptCd })),
    confirmYn: 'Y',
    confirmDueYmd: addDays(today, confirmDays),
  })
  await store.actWithin(db, asker, no, 'publish', { rowVersion: 1 })
  return no
}
