/** Who hears what about a request for approval; each message leads to the request. */

import type { Kept } from '#platform/model/sentences.ts'
import type { Transaction } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { type Message, messageOf, notifyThrough } from '../notifications/notify.ts'
import { platformMessages as m } from '../notifications/platform.messages.ts'
import { isDeciding, type LineChange } from './approval.logic.ts'
import { type BizRow, deputiesOf, type LoadedRequest } from './approval.rows.ts'
import { titleOf } from './approval.title.ts'

/** Told when the turn comes, or when the absence begins; once in any case. */
export const deputyKey = (apprLineNo: number, userId: string): string => `appr-deputy:${apprLineNo}:${userId}`

const nameOf = async (tx: Transaction, userId: string): Promise<string> => {
  const [row] = await tx.query<{ userNm: string }>(
    sql`select user_nm as "userNm" from directory_person where user_id = ${userId}`,
  )
  return row?.userNm ?? userId
}

/** @param request as it stands after the step */
export class ApprovalMessages {
  private readonly tx: Transaction
  private readonly request: LoadedRequest
  private readonly biz: BizRow
  private readonly now: Date
  /** What stands in every message: the request is called by its kind and its record. */
  private readonly named: { readonly title: Kept }

  constructor(tx: Transaction, request: LoadedRequest, biz: BizRow, now: Date) {
    this.tx = tx
    this.request = request
    this.biz = biz
    this.now = now
    this.named = { title: titleOf(request, biz.apprBizNm) }
  }

  private people(userIds: readonly string[], message: Message): Promise<void> {
    return notifyThrough(this.tx, this.now).people(userIds, message)
  }

  /** Whose turn it has become, and who stands in for those who are away. */
  async turn(changes: readonly Pick<LineChange, 'apprLineNo' | 'lineStatusCd'>[]): Promise<void> {
    const begun = new Set(changes.filter((one) => one.lineStatusCd === 'TODO').map((one) => one.apprLineNo))
    const lines = this.request.lines.filter((line) => begun.has(line.apprLineNo) && isDeciding(line))
    if (lines.length === 0) return
    await this.people(
      lines.map(({ userId }) => userId),
      messageOf(this.request.urgentYn === 'Y' ? m.APPR_URGENT : m.APPR_TODO, this.request, this.named),
    )
    const deputies = await deputiesOf(this.tx, this.request, this.biz, this.now)
    for (const { apprLineNo, userId } of lines) {
      const deputy = deputies.get(apprLineNo)
      if (!deputy) continue
      const name = await nameOf(this.tx, userId)
      const message = messageOf(m.APPR_DEPUTY, this.request, { ...this.named, name })
      await this.people([deputy], { ...message, onceKey: deputyKey(apprLineNo, deputy) })
    }
  }

  /** The drafter hears how it ended; references that wait for the end read from here on. */
  async ended(): Promise<void> {
    const { apprStatusCd, rqstUserId } = this.request
    if (apprStatusCd === 'APPR') await this.people([rqstUserId], messageOf(m.APPR_DONE, this.request, this.named))
    if (apprStatusCd === 'RTN') await this.people([rqstUserId], messageOf(m.APPR_RTN, this.request, this.named))
    if (apprStatusCd === 'REJ') await this.people([rqstUserId], messageOf(m.APPR_REJ, this.request, this.named))
  }

  async references(): Promise<void> {
    const readers = this.request.lines.filter((line) => !isDeciding(line) && line.lineTypeCd !== 'DRAFT')
    await this.people(
      readers.map(({ userId }) => userId),
      messageOf(m.APPR_REFERENCE, this.request, this.named),
    )
  }

  /** The absent person hears who decided for him. */
  async actedFor(absentUserId: string, deputyNm: string): Promise<void> {
    await this.people([absentUserId], messageOf(m.APPR_BY_DEPUTY, this.request, { ...this.named, name: deputyNm }))
  }

  async withdrawn(userIds: readonly string[]): Promise<void> {
    await this.people(userIds, messageOf(m.APPR_WITHDRAWN, this.request, this.named))
  }

  async lineChanged(oldUserId: string, newUserId: string, reason: string): Promise<void> {
    await this.people([oldUserId], messageOf(m.APPR_REMOVED, this.request, { ...this.named, reason }))
    await this.people([newUserId], messageOf(m.APPR_ADDED, this.request, { ...this.named, reason }))
  }
}
