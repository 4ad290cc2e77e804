/** The reading list of a notice with names, each with what his confirmation rests on; and who has read it out. */
import type { Queries } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import type { Reader, ReadOut } from './notice.calls.ts'
import { noticeAsks } from './notice.ports.ts'
import { isDone, readersOf } from './notice-audience.ts'
import { heardOf, readOutsToday, textsOf } from './notice-heard.ts'
import { isSaidIn, type Told } from './notice-text.ts'

interface Asking {
  db: Queries
  program: Queries
}
type Row = Omit<Reader, 'how' | 'heardYn'> & Reader['how'] & { readLangCd: Reader['how']['langCd'] }

/** To a vendor, its own; to whoever publishes, all. */
export async function readersOfNotice({ db, program }: Asking, no: number, person: SignedInPerson, today: string) {
  const isVendor = person.kind === 'vendor'
  const narrowed = isVendor ? sql`r.vendor_cd = ${person.vendorCd}` : raw('true')
  const found = await db.query<Row>(sql`
    select r.kind as "kindCd", r.user_id as "userId", r.vendor_cd as "vendorCd", r.person_no as "personNo",
      coalesce(a.user_nm, w.person_nm, v.vendor_nm) as "readerNm", coalesce(a.org_nm, case when r.kind = 'worker' then v.vendor_nm end) as "orgNm",
      r.read_dt as "readDt", r.confirm_dt as "confirmDt", b.user_nm as "byNm", r.channel_cd as "channelCd",
      case when ${isDone(sql`n.confirm_yn`)} then 'Y' else 'N' end as "doneYn", r.sign_way_cd as "wayCd", r.device_cd as "deviceCd",
      r.read_lang_cd as "readLangCd", r.text_ver as "textVer", r.witness_nm as "witnessNm", o.reader_nm as "readOutNm", w.lang_cd as "langCd"
    from (${readersOf(sql`select * from notice where notice_no = ${no}`)}) r join notice n on n.notice_no = r.notice_no
      left join directory_person a on a.user_id = r.user_id
      left join directory_person b on r.kind = 'vendor' and b.user_id = r.reader_id
      left join vendor_info v on v.vendor_cd = r.vendor_cd
      left join vendor_person w on w.person_no = r.person_no
      left join notice_read_out o on o.notice_read_out_no = r.notice_read_out_no
    where ${narrowed}
    order by r.kind, coalesce(a.org_nm, v.vendor_nm), coalesce(a.user_nm, w.person_nm), r.user_id, r.person_no`)
  const hears = isVendor ? await hearing(program, no, person.vendorCd, today) : () => true
  const rows = found.map(
    ({ wayCd, deviceCd, readLangCd, textVer, witnessNm, ...row }): Reader => ({
      ...row,
      how: { wayCd, deviceCd, langCd: readLangCd, textVer, witnessNm },
      heardYn: row.langCd === null || hears(row.langCd) ? 'Y' : 'N',
    }),
  )
  const doneCnt = rows.filter(({ doneYn }) => doneYn === 'Y').length
  return {
    targetCnt: rows.length,
    doneCnt,
    ratePct: percent(doneCnt, rows.length),
    rows,
    readOuts: await readOutsOf(db, no),
  }
}
const percent = (done: number, all: number): number | null => (all === 0 ? null : Math.round((1000 * done) / all) / 10)

/** Whether somebody of a language could sign it now. */
async function hearing(program: Queries, no: number, vendorCd: string | null, today: string) {
  const [told] = await program.query<Told>(
    sql`select n.notice_title as title, n.notice_desc as body, ${textsOf(sql`n.notice_no`)} as texts from notice n where n.notice_no = ${no}`,
  )
  const [readOuts, terms] = await Promise.all([readOutsToday(program, no, vendorCd, today), noticeAsks.terms(program)])
  return (langCd: string) =>
    told !== undefined && (isSaidIn(told, langCd, terms) || heardOf({ told, langCd, readOuts }) !== undefined)
}

const readOutsOf = (db: Queries, no: number): Promise<ReadOut[]> =>
  db.query<ReadOut>(
    sql`select o.lang_cd as "langCd", o.reader_role_cd as "readerRoleCd", o.reader_nm as "readerNm", o.record_nm as "recordNm",
        v.vendor_nm as "vendorNm", o.read_dt as "readDt", o.text_ver as "textVer", o.device_cd as "deviceCd",
        o.sign_way_cd as "signWayCd", o.drawn_desc::jsonb as strokes
      from notice_read_out o join vendor_info v on v.vendor_cd = o.vendor_cd where o.notice_no = ${no} order by o.read_dt desc`,
  )
