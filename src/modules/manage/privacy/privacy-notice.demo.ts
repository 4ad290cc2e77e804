/** The privacy notice of the demo site: the version in force and the one before it. */
import { addDays } from '#platform/model/calendar.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import { privacyTexts } from './privacy-notice-contents.ts'

const changes = {
  kr: ['처음 정함', '보유 기간과 안전성 확보 조치를 자세히 적음'],
  en: ['First version', 'Periods and safety measures in more detail'],
  zh: ['首次制定', '细化保存期限与安全措施'],
  es: ['Primera versión', 'Plazos y medidas de seguridad con más detalle'],
} as const

const AGES_DAYS = [700, 120]

export async function loadPrivacyNotices(connection: OwnerConnection, today: string): Promise<void> {
  const rows = AGES_DAYS.flatMap((age, index) =>
    (['kr', 'en', 'zh', 'es'] as const).map((langCd) => ({
      versionNo: index + 1,
      langCd,
      effectiveYmd: addDays(today, -age),
      deleteYn: 'N',
      rowVersion: 1,
      changeDesc: changes[langCd][index],
      bodyDesc: privacyTexts[langCd],
      createUserId: 'admin',
      createDt: `${addDays(today, -age - 14)}T09:00:00+09:00`,
      updateDt: `${addDays(today, -age - 14)}T09:00:00+09:00`,
    })),
  )
  await insertAll(
    connection,
    'com_privacy_notice',
    rows.map((row, index) => ({ privacyNoticeNo: index + 1, ...row })),
  )
  await connection.query(
    `select setval(pg_get_serial_sequence('com_privacy_notice', 'privacy_notice_no'), (select max(privacy_notice_no) from com_privacy_notice))`,
  )
}
