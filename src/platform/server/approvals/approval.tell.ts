/** Who hears what about a request for approval; each message leads to the request. */

import type { Addressed } from '#platform/model/messages.ts'
import type { Transaction } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { type Message, notifyThrough } from '../notifications/notify.ts'
import { approvalMenus } from './approval.asker.ts'
import { isDeciding, type LineChange } from './approval.logic.ts'
import { type BizRow, deputiesOf, type LoadedRequest } from './approval.rows.ts'

/** Where a request is read and decided. */
export const approvalPage: Addressed = { name: 'approval', route: { staff: approvalMenus.box } }

export const DEPUTY_TEXT = '{name} 부재로 대신 결재할 문서가 있습니다: {title}'
/** Told when the turn comes, or when the absence begins; once in any case. */
export const deputyKey = (apprLineNo: number, userId: string): string => `appr-deputy:${apprLineNo}:${userId}`

const say = (
  request: LoadedRequest,
  text: string,
  tone: NonNullable<Message['tone']>,
  values: NonNullable<Message['values']> = {},
): Message => ({
  text,
  tone,
  values: { title: request.apprTitle, ...values },
  about: { model: approvalPage, no: request.apprRqstNo },
})

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

  constructor(tx: Transaction, request: LoadedRequest, biz: BizRow, now: Date) {
    this.tx = tx
    this.request = request
    this.biz = biz
    this.now = now
  }

  private people(userIds: readonly string[], message: Message): Promise<void> {
    return notifyThrough(this.tx, this.now).people(userIds, message)
  }

  /** Whose turn it has become, and who stands in for those who are away. */
  async turn(changes: readonly Pick<LineChange, 'apprLineNo' | 'lineStatusCd'>[]): Promise<void> {
    const begun = new Set(changes.filter((one) => one.lineStatusCd === 'TODO').map((one) => one.apprLineNo))
    const lines = this.request.lines.filter((line) => begun.has(line.apprLineNo) && isDeciding(line))
    if (lines.length === 0) return
    const text =
      this.request.urgentYn === 'Y' ? '긴급 결재할 문서가 있습니다: {title}' : '결재할 문서가 있습니다: {title}'
    await this.people(
      lines.map(({ userId }) => userId),
      say(this.request, text, this.request.urgentYn === 'Y' ? 'danger' : 'waiting'),
    )
    const deputies = await deputiesOf(this.tx, this.request, this.biz, this.now)
    for (const { apprLineNo, userId } of lines) {
      const deputy = deputies.get(apprLineNo)
      if (!deputy) continue
      const name = await nameOf(this.tx, userId)
      const message = say(this.request, DEPUTY_TEXT, 'waiting', { name })
      await this.people([deputy], { ...message, onceKey: deputyKey(apprLineNo, deputy) })
    }
  }

  /** The drafter hears how it ended; references that wait for the end read from here on. */
  async ended(): Promise<void> {
    const { apprStatusCd, rqstUserId } = this.request
    if (apprStatusCd === 'APPR')
      await this.people([rqstUserId], say(this.request, '결재가 완결되었습니다: {title}', 'done'))
    if (apprStatusCd === 'RTN')
      await this.people([rqstUserId], say(this.request, '결재가 반려되었습니다: {title}', 'danger'))
    if (apprStatusCd === 'REJ')
      await this.people([rqstUserId], say(this.request, '결재가 부결되었습니다: {title}', 'danger'))
  }

  async references(): Promise<void> {
    const readers = this.request.lines.filter((line) => !isDeciding(line) && line.lineTypeCd !== 'DRAFT')
    await this.people(
      readers.map(({ userId }) => userId),
      say(this.request, '참조할 문서가 있습니다: {title}', 'progress'),
    )
  }

  /** The absent person hears who decided for him. */
  async actedFor(absentUserId: string, deputyNm: string): Promise<void> {
    await this.people(
      [absentUserId],
      say(this.request, '{name} 님이 대신 결재했습니다: {title}', 'progress', { name: deputyNm }),
    )
  }

  async withdrawn(userIds: readonly string[]): Promise<void> {
    await this.people(userIds, say(this.request, '기안자가 회수했습니다: {title}', 'progress'))
  }

  async lineChanged(oldUserId: string, newUserId: string, reason: string): Promise<void> {
    await this.people(
      [oldUserId],
      say(this.request, '결재자에서 제외되었습니다({reason}): {title}', 'progress', { reason }),
    )
    await this.people(
      [newUserId],
      say(this.request, '결재자로 지정되었습니다({reason}): {title}', 'waiting', { reason }),
    )
  }
}
