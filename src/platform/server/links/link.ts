/**
 * Links for people without an account (0.8): one key, one purpose, one record, one vendor. A module says what is asked and
 * what becomes of the answers; who may hand a link out is a right of its own routes.
 */
import { createHmac } from 'node:crypto'
import { dayOf } from '#platform/model/calendar.ts'
import type { Tone } from '#platform/model/document.ts'
import type { Area, PageTexts } from '#platform/model/i18n.ts'
import type { LinkAnswers, LinkQuestion } from '#platform/model/link.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import type { SignProof } from '#platform/model/sign-proof.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { isSame } from '../sign-in/tokens.ts'
import type { LinkState } from './link.wire.ts'

export interface Link {
  readonly linkNo: number
  readonly purposeCd: string
  /** The record that it is about. */
  readonly bizNo: number
  readonly plantCd: string
  /** Empty where no one contractor is concerned, and on a poster. */
  readonly vendorCd: string
  readonly vendorNm: string
  readonly expireDt: string
}

/** A worker of the link's vendor, or of any of the plant's where the purpose says so, known by his name and the end of his phone number. */
export interface LinkWorker {
  readonly personNo: number
  readonly personNm: string
  readonly vendorCd: string
}

/** What a link may be for. Everything runs as the program: nothing else holds back rows but what is asked for here. */
export interface LinkPurpose {
  readonly purposeCd: string
  /** In whose words the page speaks. */
  readonly area: Area
  /** Korean, the head of the page. */
  readonly label: string
  /** Who reads the answers; said before the first question. */
  readonly notice: string
  /** Said when an answer has been taken. */
  readonly said: string
  /** What whoever holds the link may know of the record; undefined where it takes no answers any more. */
  open(db: Queries, link: Link, language: PageLanguage): Promise<{ title: string } | undefined>
  ask(db: Queries, link: Link, worker: LinkWorker, asked: Told): Promise<readonly LinkQuestion[]>
  /** Told to him once he has said who he is, above the questions. */
  tell?(db: Queries, link: Link, worker: LinkWorker, asked: Told): Promise<readonly LinkPart[]>
  /** Told to whoever opens the link, and open to him without saying who he is: what is there to be seen by all. */
  readonly live?: LinkLive
  /** All that it says, where it is written in the languages of the people at work too. */
  readonly words?: readonly PageTexts[]
  /** It belongs to no vendor: workers of all that work at the plant answer by it. */
  readonly ofAnyVendor?: boolean
  /** He may answer again: the purpose knows itself what it has had. */
  readonly repeats?: boolean
  /** Whether these answers sign something: then it is proved who he is, by more than a name where the site asks for it. */
  signs?(answers: LinkAnswers): boolean
  /** Whether he has signed just this before: he is told the same, and nothing is written. */
  had?(db: Queries, taken: Pick<Taken, 'link' | 'worker' | 'answers' | 'now'>): Promise<boolean>
  /** In the transaction that marks him as having answered. The answers fit the questions. */
  take(tx: Transaction, taken: Taken): Promise<void>
}
/**
 * What whoever passes a poster may tell: nobody is asked who he is, and nothing of him, his device or his address is kept.
 * He draws a follow-up key himself (`ticketOf`) and reads with it what became of what he told.
 */
export interface OpenPurpose {
  readonly purposeCd: string
  readonly area: Area
  readonly label: string
  readonly notice: string
  readonly said: string
  /** As those of a `LinkPurpose`. */
  readonly words?: readonly PageTexts[]
  open(db: Queries, link: Link): Promise<{ title: string } | undefined>
  ask(link: Link): Promise<readonly LinkQuestion[]>
  /** Whether he may show a photo, and under which setting it is kept. */
  readonly photo?: { readonly label: string; readonly taskClassNm: string }
  /** Told twice with the same key it is the same thing, and kept once. */
  take(tx: Transaction, told: OpenlyTold): Promise<void>
  /** Undefined where nobody has told anything with this key. */
  follow(db: Queries, link: Link, ticket: string): Promise<Followed | undefined>
}
/** What became of what was told. */
export interface Followed {
  /** Korean with translations. */
  readonly lines: readonly LinkLine[]
  /** Of who put it right, to who told it. */
  readonly thanks: Thanks | null
}
/** A sentence of his, and how the place looked before and looks now: groups of attachments. */
export interface Thanks {
  readonly said: string
  readonly beforeFileId: number | null
  readonly afterFileId: number | null
}
export interface OpenlyTold {
  readonly link: Link
  readonly ticket: string
  readonly answers: LinkAnswers
  /** The group of his photo. */
  readonly attachFileId: number | null
  readonly now: Date
  readonly today: string
}
export interface Told {
  readonly now: Date
  readonly today: string
  readonly language: PageLanguage
}
/** Lines below one heading. */
export interface LinkPart {
  readonly title: string
  readonly lines: readonly LinkLine[]
}
export interface LinkLine {
  label: string
  value: string
  /** Written by a person: it stands as it is, in whatever language it is. */
  isWritten?: boolean
  /** What it is the translation of. */
  korean?: string
  /** Nobody has said it in the reader's language: it stands in Korean. */
  lacks?: boolean
  /** Words of it in the reader's language, which are no translation. */
  words?: string
  /** What it means for who reads it. */
  tone?: Tone
}
export interface Taken {
  readonly link: Link
  readonly worker: LinkWorker
  readonly answers: LinkAnswers
  readonly now: Date
  /** Calendar day. */
  readonly today: string
  readonly ip: string | null
  readonly proof: SignProof
}

/** Who looks, and at which version of a paper where the code on it says so. */
export interface LinkReader {
  readonly language: PageLanguage
  readonly paperNo?: number | undefined
}

export interface LinkLive {
  /** @param today calendar day */
  state(db: Queries, link: Link, today: string, now: Date, reader: LinkReader): Promise<LinkState>
  act(tx: Transaction, did: LinkAct): Promise<Acted>
  /** Whoever did it by mistake says so by his name, from the device that did it. @returns Korean, what he is told */
  regret?(tx: Transaction, did: OwnAct): Promise<string>
  /** Whoever did it leaves his name, from the device that did it. @returns Korean, what he is told */
  claim?(tx: Transaction, did: OwnAct): Promise<string>
}
/** Of an act that the device which asks has done itself: it alone has its key. */
export interface OwnAct {
  readonly link: Link
  readonly mark: number
  readonly worker: LinkWorker
  readonly now: Date
  readonly ip: string | null
}
/** What somebody did on the spot; a device without a network brings it later, and once, however often it is sent. */
export interface LinkAct {
  readonly link: Link
  readonly code: string
  /** When it arrived. */
  readonly now: Date
  /** When it was done, by how long ago the device says that was. */
  readonly at: Date
  /** As he wrote it himself. */
  readonly personNm: string | null
  readonly ip: string | null
}
export interface Acted {
  /** Korean, what he is told. */
  readonly said: string
  /** What the record knows it by, should he regret it. */
  readonly mark?: number
}

interface Keyed {
  linkNo: number
  saltKey: string
}
const MAC_BYTES = 16
const KEY = /^([0-9a-z]{1,10})-([\w-]{22})$/

const macOf = ({ settings }: Pick<Services, 'settings'>, { linkNo, saltKey }: Keyed): string =>
  createHmac('sha256', settings.tokenSecret)
    .update(`link:${linkNo}:${saltKey}`)
    .digest()
    .subarray(0, MAC_BYTES)
    .toString('base64url')

/** The day that ends with the link. */
export const lastDayOf = ({ expireDt }: Pick<Link, 'expireDt'>): string => dayOf(new Date(Date.parse(expireDt) - 1))

/** The address that the code on the wall leads to. */
const linkPath = (services: Pick<Services, 'settings'>, keyed: Keyed): string =>
  `/api/q/${keyed.linkNo.toString(36)}-${macOf(services, keyed)}`

/** The link behind a key while it is good; nothing tells why it is not. */
export async function linkOf(services: Services, key: string): Promise<Link | undefined> {
  const [, no = '', mac = ''] = KEY.exec(key) ?? []
  if (mac === '') return undefined
  const [found] = await services.db.query<Link & Keyed & { isOpen: boolean }>(
    'SYSTEM',
    sql`select l.link_no as "linkNo", l.salt_key as "saltKey", l.purpose_cd as "purposeCd", l.biz_no as "bizNo",
        l.plant_cd as "plantCd", coalesce(l.vendor_cd, '') as "vendorCd", coalesce(v.vendor_nm, '') as "vendorNm",
        l.expire_dt as "expireDt", (coalesce(l.vendor_cd, '') = '' or v.vendor_cd is not null)
          and l.end_dt is null and l.expire_dt > ${services.clock.now()} as "isOpen"
      from com_link l left join vendor_info v on v.vendor_cd = l.vendor_cd and v.delete_yn = 'N' and v.vendor_status_cd <> 'TERM'
      where l.link_no = ${Number.parseInt(no, 36)}`,
  )
  if (!found || !isSame(mac, macOf(services, found)) || !found.isOpen) return undefined
  const { saltKey: _, isOpen: __, ...link } = found
  return link
}

interface NewLink extends Omit<Link, 'linkNo' | 'vendorCd' | 'vendorNm' | 'expireDt'> {
  readonly vendorCd: string | null
  readonly expireDt: Date
  readonly createUserId: string
  readonly now: Date
}
export async function makeLink(tx: Transaction, made: NewLink): Promise<number> {
  const [row] = await tx.queryAs<{ linkNo: number }>(
    'SYSTEM',
    sql`insert into com_link (purpose_cd, biz_no, plant_cd, vendor_cd, expire_dt, create_user_id, create_dt)
      values (${made.purposeCd}, ${made.bizNo}, ${made.plantCd}, ${made.vendorCd}, ${made.expireDt}, ${made.createUserId}, ${made.now})
      returning link_no as "linkNo"`,
  )
  return row?.linkNo ?? 0
}

/** Links of one purpose to many records, in one statement. @returns their addresses, by the record */
export async function makeLinks(
  tx: Transaction,
  services: Pick<Services, 'settings'>,
  purposeCd: string,
  made: readonly { bizNo: number; plantCd: string; vendorCd: string | null; expireDt: string }[],
  { createUserId, now }: Pick<NewLink, 'createUserId' | 'now'>,
): Promise<Map<number, string>> {
  const rows = await tx.queryAs<Keyed & { bizNo: number }>(
    'SYSTEM',
    sql`insert into com_link (purpose_cd, biz_no, plant_cd, vendor_cd, expire_dt, create_user_id, create_dt)
      select ${purposeCd}, m."bizNo", m."plantCd", m."vendorCd", m."expireDt", ${createUserId}, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) m("bizNo" bigint, "plantCd" text, "vendorCd" text, "expireDt" timestamptz)
      returning biz_no::int as "bizNo", link_no::int as "linkNo", salt_key as "saltKey"`,
  )
  return new Map(rows.map((row) => [row.bizNo, linkPath(services, row)]))
}

/** Its address, where it is told in the transaction that makes it. */
export async function pathOfLink(tx: Transaction, services: Services, linkNo: number): Promise<string> {
  const [row] = await tx.queryAs<{ saltKey: string }>(
    'SYSTEM',
    sql`select salt_key as "saltKey" from com_link where link_no = ${linkNo}`,
  )
  return linkPath(services, { linkNo, saltKey: row?.saltKey ?? '' })
}

/** @returns whether there was such a link to end */
export async function endLink(
  tx: Transaction,
  { linkNo, purposeCd, bizNo, now }: Pick<NewLink, 'purposeCd' | 'bizNo' | 'now'> & { linkNo: number },
): Promise<boolean> {
  const rows = await tx.queryAs(
    'SYSTEM',
    sql`update com_link set end_dt = ${now} where link_no = ${linkNo} and purpose_cd = ${purposeCd} and biz_no = ${bizNo}
      and end_dt is null returning 1`,
  )
  return rows.length > 0
}

export interface LinkRow {
  linkNo: number
  vendorCd: string
  vendorNm: string
  expireDt: string
  path: string
  /** It can still be used. */
  openYn: 'Y' | 'N'
  answerCnt: number
}

/** The links of a record that have not been taken back, newest first. Who may see the record has been asked before. */
export async function linksOf(services: Services, purposeCd: string, bizNo: number): Promise<LinkRow[]> {
  const rows = await services.db.query<LinkRow & Keyed>(
    'SYSTEM',
    sql`select l.link_no as "linkNo", l.salt_key as "saltKey", l.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm",
        l.expire_dt as "expireDt", case when l.expire_dt > ${services.clock.now()} then 'Y' else 'N' end as "openYn",
        (select count(*)::int from com_link_answer a where a.link_no = l.link_no) as "answerCnt"
      from com_link l left join vendor_info v on v.vendor_cd = l.vendor_cd
      where l.purpose_cd = ${purposeCd} and l.biz_no = ${bizNo} and l.end_dt is null order by l.link_no desc`,
  )
  return rows.map(({ saltKey, ...row }) => ({ ...row, path: linkPath(services, { linkNo: row.linkNo, saltKey }) }))
}

/** The addresses of many records of one purpose: of each its newest link that can be used. */
export async function pathsOf(
  services: Services,
  purposeCd: string,
  bizNos: readonly number[],
): Promise<Map<number, string>> {
  const rows = await services.db.query<Keyed & { bizNo: number }>(
    'SYSTEM',
    sql`select distinct on (biz_no) biz_no as "bizNo", link_no as "linkNo", salt_key as "saltKey" from com_link
      where purpose_cd = ${purposeCd} and biz_no = any(${[...bizNos]}::bigint[]) and end_dt is null
        and expire_dt > ${services.clock.now()} order by biz_no, link_no desc`,
  )
  return new Map(rows.map((row) => [row.bizNo, linkPath(services, row)]))
}

/** The posters of a plant, newest first: links that belong to no vendor. */
export async function postersOf(services: Services, purposeCd: string, plantCd: string): Promise<PosterRow[]> {
  const rows = await services.db.query<Omit<PosterRow, 'path'> & Keyed>(
    'SYSTEM',
    sql`select l.link_no as "linkNo", l.salt_key as "saltKey", l.biz_no as "bizNo", l.expire_dt as "expireDt" from com_link l
      where l.purpose_cd = ${purposeCd} and l.plant_cd = ${plantCd} and l.vendor_cd is null and l.end_dt is null
        and l.expire_dt > ${services.clock.now()} order by l.link_no desc`,
  )
  return rows.map(({ saltKey, ...row }) => ({ ...row, path: linkPath(services, { linkNo: row.linkNo, saltKey }) }))
}
interface PosterRow {
  linkNo: number
  bizNo: number
  expireDt: string
  path: string
}
