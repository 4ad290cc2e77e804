/** Telling people: rows of their inbox, written in the transaction of what they are told about. */
import type { AnyDocument, Role } from '#platform/model/document.ts'
import { eventOfText } from '#platform/model/message-event.ts'
import type { Queries } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'

/** What a message may lead to: a page below a list route. */
export type Addressed = Pick<AnyDocument, 'name' | 'route'>

export interface Message {
  /** Korean text with `{name}` places. */
  text: string
  values?: Readonly<Record<string, string | number | null>>
  tone?: 'progress' | 'waiting' | 'done' | 'danger'
  /** The record it leads to: staff and vendors by their own routes. */
  about?: { model: Addressed; no: number }
  /** What is no record: opened under this name by the number (`/exports/12`). */
  opens?: { route: string; no: number }
  /** The same event reaches one person once, however often it is told. */
  onceKey?: string
}

export interface Notify {
  people(userIds: readonly (string | null)[], message: Message): Promise<void>
  /** Everybody who holds the role for the plant. */
  role(role: Role, plantCd: string, message: Message): Promise<void>
  /**
   * Many people about many records in one statement.
   * @param rows selects `user_id, biz_no, values_json, once_key`
   * @returns how many were told something new
   */
  each(rows: Sql, message: Pick<Message, 'text' | 'tone'> & { model: Addressed }): Promise<number>
}

/** Sends through the given transaction at the given moment. */
export function notifyThrough(db: Queries, now: Date): Notify {
  const send = async (recipients: Sql, message: Message) => {
    const rows = sql`select user_id, ${message.about?.no ?? message.opens?.no ?? null}::bigint as biz_no,
      ${JSON.stringify(message.values ?? {})}::jsonb as values_json, ${message.onceKey ?? null}::text as once_key from (${recipients}) person`
    await db.query(telling(rows, message, message.about?.model, now))
  }
  return {
    async people(userIds, message) {
      const known = [...new Set(userIds.filter((userId) => userId !== null))]
      if (known.length > 0) await send(sql`select unnest(${known}::text[]) as user_id`, message)
    },
    async role(role, plantCd, message) {
      await send(sql`select user_id from directory_role where auth_grp_cd = ${role} and plant_cd = ${plantCd}`, message)
    },
    async each(rows, { model, ...message }) {
      const [row] = await db.query<{ told: number }>(telling(rows, message, model, now))
      return row?.told ?? 0
    },
  }
}

/** The inbox of another is written by the database alone: a person's own rights end at his own. */
function telling(
  rows: Sql,
  message: Pick<Message, 'text' | 'tone' | 'opens'>,
  model: Addressed | undefined,
  now: Date,
): Sql {
  const event = eventOfText(message.text)
  const mayGoByMail = event?.channels.includes('MAIL') ?? false
  return sql`select jikim_tell(array_agg(r.user_id::text), array_agg(r.biz_no), array_agg(r.values_json), array_agg(r.once_key),
      ${message.text}, ${message.tone ?? 'progress'}, ${model?.name ?? null},
      ${model?.route.staff ?? message.opens?.route ?? null}, ${model?.route.vendor ?? message.opens?.route ?? null}, ${now}::timestamptz,
      ${event?.eventCd ?? null}, ${event?.group.eventGrpCd ?? null}, ${event?.group.optional ?? false}, ${mayGoByMail}) as told from (${rows}) r`
}
