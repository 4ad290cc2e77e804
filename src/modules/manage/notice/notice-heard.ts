/**
 * Nobody signs what he has not been told: whoever reads another language than Korean signs a notice that is written in it, or
 * that somebody has read out to him today and signed for.
 */
import { siteLangOf } from '#modules/common/site-langs.logic.ts'
import { nativeNames, siteLangs } from '#modules/common/site-langs.model.ts'
import { startOfDay } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { noticeAsks } from './notice.ports.ts'
import { isSaidIn, koreanVersion, type Told } from './notice-text.ts'

export const textsOf = (no: Sql): Sql => sql`coalesce((select json_agg(json_build_object('langCd', x.lang_cd,
  'titleDesc', x.title_desc, 'bodyDesc', x.body_desc) order by x.seq_no) from notice_texts x where x.notice_no = ${no}), '[]')`

export interface ReadOut {
  noticeReadOutNo: number
  langCd: string
  textVer: string
}
export interface Heard {
  readonly told: Told
  readonly langCd: string
  readonly readOuts: readonly ReadOut[]
}

/** What was read out today to people of this contractor. */
export const readOutsToday = (
  db: Queries,
  noticeNo: number,
  vendorCd: string | null,
  today: string,
): Promise<ReadOut[]> =>
  db.query<ReadOut>(
    sql`select notice_read_out_no as "noticeReadOutNo", lang_cd as "langCd", text_ver as "textVer" from notice_read_out
      where notice_no = ${noticeNo} and vendor_cd = ${vendorCd} and read_dt >= ${startOfDay(today)} order by read_dt desc`,
  )

/** The one that he has heard. */
export const heardOf = ({ told, langCd, readOuts }: Heard): ReadOut | undefined =>
  readOuts.find((one) => one.langCd === langCd && one.textVer === koreanVersion(told))

/** Whether he could have read it, or was told it. */
export const mayHaveRead = async (db: Queries, heard: Heard): Promise<boolean> =>
  heardOf(heard) !== undefined || isSaidIn(heard.told, heard.langCd, await noticeAsks.terms(db))

export function notHeard(langCd: string): Refusal {
  const lang = siteLangOf(langCd)
  return new Refusal(
    422,
    'NOTICE_INTERPRETER',
    '번역이 없는 공지입니다. 통역자가 오늘 읽어 주고 서명한 뒤에 서명할 수 있습니다. ({lang})',
    { values: { lang: lang ? `${siteLangs[lang]}, ${nativeNames[lang]}` : langCd } },
  )
}
