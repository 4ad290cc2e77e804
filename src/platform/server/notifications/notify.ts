/** Telling people: rows of their inbox, written in the transaction of what they are told about. */
import type { Role } from '#platform/model/document.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'

export interface Message {
  /** Korean text with `{name}` places. */
  text: string
  values?: Readonly<Record<string, string | number | null>>
  /** Path of the app that it leads to; a vendor is led to `vendorLink`. */
  link?: string
  tone?: 'progress' | 'waiting' | 'done' | 'danger'
  /** The document it is about. */
  about?: { bizCd: string; bizNo: number }
  /** The same event reaches one person once, however often it is told. */
  onceKey?: string
}

export interface Notify {
  people(userIds: readonly (string | null)[], message: Message): Promise<void>
  /** Everybody with the role who sees the plant: its own people, and those who see all plants when it has none. */
  role(role: Role, plantCd: string, message: Message): Promise<void>
}

/** Sends through the given transaction at the given moment. */
export function notifyThrough(db: Queries, now: Date): Notify {
  const send = async (recipients: ReturnType<typeof sql>, message: Message) => {
    await db.query(sql`
      insert into com_notification (user_id, message_desc, values_json, tone_cd, link_url, biz_cd, biz_no, once_key, create_dt)
      select user_id, ${message.text}, ${JSON.stringify(message.values ?? {})}::jsonb, ${message.tone ?? 'progress'}, ${message.link ?? null},
        ${message.about?.bizCd ?? null}, ${message.about?.bizNo ?? null}::bigint, ${message.onceKey ?? null}, ${now}
      from (${recipients}) recipient
      on conflict (user_id, once_key) where once_key is not null do nothing`)
  }
  return {
    async people(userIds, message) {
      const known = [...new Set(userIds.filter((userId) => userId !== null))]
      if (known.length > 0) await send(sql`select unnest(${known}::text[]) as user_id`, message)
    },
    async role(role, plantCd, message) {
      await send(sql`select user_id from directory_role where auth_grp_cd = ${role} and plant_cd = ${plantCd}`, message)
    },
  }
}
