/** What somebody without an account, or on a page without a sign-in, still has to read, and that he has. */
import type { SiteLang } from '#modules/common/site-langs.model.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import { wordedText } from '#platform/model/sentences.ts'
import type { SignProof } from '#platform/model/sign-proof.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { noticeAsks } from './notice.ports.ts'
import { type Heard, heardOf, mayHaveRead, readOutsToday, textsOf } from './notice-heard.ts'
import { linesOf, type Told, titleIn, versionIn } from './notice-text.ts'

/** A contractor's person, or an own employee. */
export interface NoticeReader {
  readonly plantCd: string
  readonly personNo: number | null
  readonly vendorCd: string | null
  readonly userId: string | null
  /** In which he reads; own employees read Korean, in which the site works. */
  readonly langCd: string
}
export interface MustReadOf {
  noticeNo: number
  title: string
  body: string
  /** Nobody has said it in his language, and nobody read it out to him today: he cannot say that he has read it. */
  lacks: boolean
  heard: Heard
}

const wordsOf = ({ vendorCd, userId }: NoticeReader): Sql =>
  vendorCd === null
    ? sql`(select jikim_dept_words(u.dept_cd) from sys_user u where u.user_id = ${userId})`
    : sql`jikim_vendor_words(${vendorCd}::text)`
const hisOf = ({ personNo, userId }: NoticeReader): Sql =>
  personNo === null ? sql`w.user_id = ${userId}` : sql`w.person_no = ${personNo}`
const KOREAN = 'kr'
const languageOf = ({ vendorCd, langCd }: NoticeReader): string => (vendorCd === null ? KOREAN : langCd)

/** Titles of these notices, each in the languages in which somebody has said it. @param db acts as the program */
export async function noticeTitles(db: Queries, nos: Sql) {
  const rows = await db.query<Omit<Told, 'body'>>(
    sql`select n.notice_title as title, ${textsOf(sql`n.notice_no`)} as texts from notice n join (${nos}) o on o.no = n.notice_no
      order by o.place`,
  )
  const terms = rows.length > 0 ? await noticeAsks.terms(db) : []
  return rows.map((told) => ({
    korean: wordedText('manage', 'kr', told.title),
    say: (lang: SiteLang) => titleIn(told, lang, terms),
  }))
}

/** Those that are due first come first. @param db acts as the program */
export async function mustReadsOf(
  db: Queries,
  reader: NoticeReader,
  { language, today }: { language: PageLanguage; today: string },
): Promise<MustReadOf[]> {
  const rows = await db.query<
    Told & { noticeNo: number }
  >(sql`select n.notice_no::int as "noticeNo", n.notice_title as title,
      n.notice_desc as body, ${textsOf(sql`n.notice_no`)} as texts from notice n
    where n.delete_yn = 'N' and n.status_cd = 'OPEN' and n.confirm_yn = 'Y' and n.plant_cd = ${reader.plantCd}
      and string_to_array(n.audience_desc, ' ') && ${wordsOf(reader)}
      and not exists (select from notice_read w where w.notice_no = n.notice_no and ${hisOf(reader)} and w.confirm_dt is not null)
    order by n.confirm_due_ymd nulls last, n.notice_no`)
  const terms = rows.length > 0 ? await noticeAsks.terms(db) : []
  const reads: MustReadOf[] = []
  for (const { noticeNo, ...told } of rows) {
    const readOuts = await readOutsToday(db, noticeNo, reader.vendorCd, today)
    const heard = { told, langCd: languageOf(reader), readOuts }
    const [title, body] = linesOf(told, language, terms).lines
    const lacks = !(await mayHaveRead(db, heard))
    reads.push({ noticeNo, heard, lacks, title: title?.value ?? '', body: body?.value ?? '' })
  }
  return reads
}

/** @param db acts as the program */
export async function confirmReading(
  db: Queries,
  reader: NoticeReader,
  reads: readonly Pick<MustReadOf, 'noticeNo' | 'heard'>[],
  { now, proof }: { now: Date; proof: SignProof },
): Promise<void> {
  const { personNo, vendorCd, userId } = reader
  const { wayCd, deviceCd, langCd } = proof
  for (const { noticeNo, heard } of reads)
    await db.query(sql`insert into notice_read as w (notice_no, rev_no, vendor_cd, user_id, person_no, open_dt, read_dt, confirm_dt,
        channel_cd, sign_way_cd, device_cd, lang_cd, text_ver, notice_read_out_no)
      select n.notice_no, coalesce(n.rev_no, 1), ${vendorCd}, ${personNo === null ? userId : null}, ${personNo}, ${now}, ${now}, ${now},
        'QR', ${wayCd}, ${deviceCd}, ${langCd}, ${versionIn(heard.told, langCd)}, ${heardOf(heard)?.noticeReadOutNo ?? null}::bigint
      from notice n where n.notice_no = ${noticeNo}
      on conflict (notice_no, ${personNo === null ? sql`user_id) where user_id is not null` : sql`person_no) where person_no is not null`}
      do update set read_dt = coalesce(w.read_dt, excluded.read_dt), confirm_dt = excluded.confirm_dt, sign_way_cd = excluded.sign_way_cd,
        device_cd = excluded.device_cd, lang_cd = excluded.lang_cd, text_ver = excluded.text_ver where w.confirm_dt is null`)
}
