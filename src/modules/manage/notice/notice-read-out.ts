/** Somebody reads a notice out to people who cannot read it, and signs that he did; who recorded it stands beside it. */
import type { Signature } from '#platform/model/drawn.ts'
import { drawnText } from '#platform/model/drawn.ts'
import type { DeviceKind } from '#platform/model/sign-proof.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { MOST_DRAWN } from './notice.tables.ts'
import { readOutsToday } from './notice-heard.ts'
import { koreanVersion, type Told } from './notice-text.ts'

interface ReadingOut {
  noticeNo: number
  told: Told
  langCd: string
  /** An interpreter; null where whoever is signed in read it out himself. */
  interpreter: { interpreterNm: string; strokes: Signature['strokes'] } | null
  deviceCd: DeviceKind
  person: SignedInPerson
  now: Date
  today: string
}
/** Told again on the same day for the same text and language, it stays what it was. */
export async function keepReadOut(db: Queries, reading: ReadingOut): Promise<void> {
  const { noticeNo, told, langCd, interpreter, deviceCd, person, now, today } = reading
  const textVer = koreanVersion(told)
  const had = await readOutsToday(db, noticeNo, person.vendorCd, today)
  if (had.some((one) => one.langCd === langCd && one.textVer === textVer)) return
  const how = interpreter
    ? { roleCd: 'INTERPRETER', readerNm: interpreter.interpreterNm, wayCd: 'DRAWN' }
    : { roleCd: 'LEADER', readerNm: person.userNm, wayCd: 'ACCOUNT' }
  const drawn = interpreter ? (drawnText(interpreter.strokes, MOST_DRAWN) ?? null) : null
  await db.query(
    sql`insert into notice_read_out (notice_no, vendor_cd, lang_cd, reader_role_cd, reader_nm, sign_way_cd, device_cd, drawn_desc,
        read_dt, text_ver, record_user_id, record_nm)
      values (${noticeNo}, ${person.vendorCd}, ${langCd}, ${how.roleCd}, ${how.readerNm}, ${how.wayCd}, ${deviceCd}, ${drawn},
        ${now}, ${textVer}, ${person.userId}, ${person.userNm})`,
  )
}
