/** Telling people: rows of their inbox, written in the transaction of what they are told about. */
import type { AnyDocument, Role } from '#platform/model/document.ts'
import type { MessageEvent } from '#platform/model/message-event.ts'
import type { Addressed, MessageKind } from '#platform/model/messages.ts'
import { type Kept, keptIn } from '#platform/model/sentences.ts'
import type { Queries } from '../database/database.ts'
import { join, raw, type Sql, sql } from '../database/sql.ts'
import { holdersAt } from '../directory/area-roles.ts'
import { column } from '../documents/shape.ts'

/** What stands in a place; a sentence of ours is kept by its code and read by everybody in his language. */
type Value = string | number | null | Kept

export interface Message {
  /** Korean text with `{name}` places. */
  text: string
  values?: Readonly<Record<string, Value>>
  tone?: 'progress' | 'waiting' | 'done' | 'danger'
  /** The record it leads to, staff and vendors by their own routes; without a number the routes are the pages themselves. */
  about?: { model: Addressed; no?: number }
  /** The same event reaches one person once, however often it is told. */
  onceKey?: string
  /** Of a declared sentence; what has none is kept by its text. */
  event?: MessageEvent
}
type GivenTo<G extends string> = [G] extends [never] ? [] : [given: Readonly<Record<G, Value>>]

export interface Notify {
  /** A declared sentence about a record, to those whom it is declared for. */
  tell<F extends string, G extends string>(
    kind: MessageKind<F, G>,
    record: Readonly<Record<NoInfer<F>, unknown>>,
    ...given: GivenTo<NoInfer<G>>
  ): Promise<void>
  people(userIds: readonly (string | null)[], message: Message): Promise<void>
  /** Everybody who holds the role for the plant. */
  role(role: Role, plantCd: string, message: Message): Promise<void>
  /**
   * Many people about many records in one statement.
   * @param rows selects `user_id, biz_no, values_json, once_key`
   * @returns how many were told something new
   */
  each(rows: Sql, kind: MessageKind): Promise<number>
}

/** Sends through the given transaction at the given moment. */
export function notifyThrough(db: Queries, now: Date): Notify {
  const send = async (recipients: Sql, message: Message) => {
    const rows = sql`select user_id, ${message.about?.no ?? null}::bigint as biz_no,
      ${JSON.stringify(message.values ?? {})}::jsonb as values_json, ${message.onceKey ?? null}::text as once_key from (${recipients}) person`
    await db.query(telling(rows, message, message.about?.model, now))
  }
  return {
    async tell(kind, record, ...given) {
      await send(recipientsOf(kind, record), messageOf(kind, record, ...given))
    },
    async people(userIds, message) {
      const known = [...new Set(userIds.filter((userId) => userId !== null))]
      if (known.length > 0) await send(sql`select unnest(${known}::text[]) as user_id`, message)
    },
    async role(role, plantCd, message) {
      await send(sql`select user_id from directory_role where auth_grp_cd = ${role} and plant_cd = ${plantCd}`, message)
    },
    async each(rows, kind) {
      const [row] = await db.query<{ told: number }>(telling(rows, { ...kind, event: kind }, kind.model, now))
      return row?.told ?? 0
    },
  }
}

/**
 * A declared sentence, filled in from a record and from what is given besides: for recipients whom no declaration knows.
 * A place without a value reads as nothing rather than as a brace.
 */
export function messageOf<F extends string, G extends string>(
  kind: MessageKind<F, G>,
  record: Readonly<Record<NoInfer<F>, unknown>>,
  ...[given]: GivenTo<NoInfer<G>>
): Message {
  const found: Readonly<Record<string, unknown>> = record
  const read = Object.entries<string>(kind.reads).map(([place, field]) => [place, shortened(kind, field, found[field])])
  const no = kind.key === undefined ? undefined : found[kind.key]
  return {
    text: kind.text,
    event: kind,
    tone: kind.tone,
    values: { ...Object.fromEntries(read), ...given },
    ...(typeof no === 'number' && { about: { model: kind.model, no } }),
  }
}

/** A rule's step: tells it of the record of the action. */
export const tells =
  <F extends string>(kind: MessageKind<F, never>) =>
  ({ notify, record }: { notify: Notify; record: Readonly<Record<NoInfer<F>, unknown>> }): Promise<void> =>
    notify.tell(kind, record)

/** As much of a long text as a message can show. */
export const LONGEST_TITLE = 100
function shortened({ longs }: MessageKind, field: string, value: unknown): Value {
  if (typeof value === 'number') return value
  if (value === null || value === undefined) return null
  const text = String(value)
  return longs.includes(field) && !keptIn(text) ? text.slice(0, LONGEST_TITLE) : text
}

/** @throws RangeError for a record that does not say at which department its roles are held */
function recipientsOf(
  { people, roles, heldAt, plants, model, key }: MessageKind,
  record: Readonly<Record<string, unknown>>,
): Sql {
  if (heldAt && roles.some((role) => heldAt.roles.includes(role)) && record[heldAt.dept] === undefined)
    throw new RangeError(`a message to ${roles.join(', ')} of a record without ${heldAt.dept}`)
  const named = people.map((field) => record[field] ?? null)
  const place = {
    plant: plants === 'all' ? null : sql`${record.plantCd ?? null}::text`,
    dept: sql`${heldAt ? (record[heldAt.dept] ?? null) : null}::text`,
  }
  return sql`select u.user_id from unnest(${named}::text[]) u(user_id) where u.user_id is not null
    union ${holdersAt(roles, heldAt, place)} union ${ofVendor(roles, sql`${record.vendorCd ?? null}::text`)}${
      key === undefined ? raw('') : alsoOf({ ...model, key }, roles, sql`${record[key] ?? null}::bigint`)
    }`
}

/** Roles of vendors are held at the vendor of the record alone, and at those whose own it is besides. */
const ofVendor = (roles: readonly string[], vendor: Sql): Sql =>
  sql`select d.user_id from directory_role d where d.auth_grp_cd = any(${[...roles]}::text[]) and d.vendor_cd = ${vendor}`
const alsoOf = ({ key, access }: Addressed & { key: string }, roles: readonly string[], no: Sql): Sql =>
  access?.vendorsIn
    ? sql` union select d.user_id from ${raw(access.vendorsIn)} v join directory_role d on d.vendor_cd = v.vendor_cd
        and d.auth_grp_cd = any(${[...roles]}::text[]) where v.${column(key)} = ${no}`
    : raw('')

/** Selects `user_id` of everybody for whom a sentence about rows `r` of this document is declared. */
export function toldOf(model: AnyDocument, kind: Pick<MessageKind, 'people' | 'roles' | 'heldAt'>): Sql {
  const named = kind.people.map((field) => sql`select r.${column(field)} as user_id`)
  return join(kind.roles.length > 0 ? [...named, holdersOf(model, kind)] : named, ' union ')
}

/** Of those who holds one of its roles. */
export function holdersOf(model: AnyDocument, { roles, heldAt }: Pick<MessageKind, 'roles' | 'heldAt'>): Sql {
  const held = holdersAt(roles, heldAt, {
    plant: model.access.plants === 'all' ? null : sql`r.plant_cd`,
    dept: heldAt ? sql`r.${column(heldAt.dept)}` : raw('null'),
  })
  if (!('vendorCd' in model.fields)) return held
  return sql`${held} union ${ofVendor(roles, sql`r.vendor_cd`)}${alsoOf(model, roles, sql`r.${column(model.key)}`)}`
}

/** The inbox of another is written by the database alone: a person's own rights end at his own. */
function telling(
  rows: Sql,
  { event, ...message }: Pick<Message, 'text' | 'tone' | 'event'>,
  model: Addressed | undefined,
  now: Date,
): Sql {
  const mayGoByMail = event?.channels.includes('MAIL') ?? false
  return sql`select jikim_tell(array_agg(r.user_id::text), array_agg(r.biz_no), array_agg(r.values_json), array_agg(r.once_key),
      ${message.text}, ${message.tone ?? 'progress'}, ${model?.name ?? null},
      ${model?.route.staff ?? null}, ${model?.route.vendor ?? null}, ${now}::timestamptz,
      ${event?.eventCd ?? null}, ${event?.group.eventGrpCd ?? null}, ${event?.group.optional ?? false}, ${mayGoByMail}) as told from (${rows}) r`
}
