/** Who hears of a demerit: the worker on his phone in his language, his vendor, the committee. */
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import { translate } from '#platform/model/i18n.ts'
import { type PageLanguage, pageLanguages } from '#platform/model/problem.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { makeLink, pathOfLink } from '#platform/server/links/link.ts'
import { wordingOf } from '#platform/server/notifications/wording.ts'
import { sendLater } from '#platform/server/outbox/outbox.ts'
import { sgcDemerit } from './demerit.model.ts'
import { sgcMessages } from './sgc.messages.ts'

type Effect = EffectContext<typeof sgcDemerit>
const { SGC_ISSUE_SMS, SGC_VENDOR_SMS, SGC_GUIDE_SMS } = sgcMessages

export const OBJECT_LINK = 'SGC_OBJECT'
/** The longest that somebody may have to object: the days until it counts as told, and those after. */
const LINK_DAYS = 12

/** A violation as the site names it. */
export interface ViolNames {
  kr: string
  en: string | null
  zh: string | null
  es: string | null
}
/** Of `viol_item i`. */
export const violNames = sql`i.viol_item_nm as kr, i.viol_item_nm_en as en, i.viol_item_nm_zh as zh, i.viol_item_nm_es as es`

/** In a language in which the site has no name for it: the product's own name, else the English one. */
export function violItemIn(language: PageLanguage, { kr, ...others }: ViolNames): string {
  if (language === 'kr') return kr
  const named = { ...others, vi: null, th: null, uz: null }[language]
  const known = translate('contractor', language, kr)
  return named ?? (known === kr ? (others.en ?? kr) : known)
}

interface Addressee extends ViolNames {
  personNm: string
  phoneNo: string | null
  langCd: string
}

/** Languages that the product does not speak are told in English. */
export const languageOf = (langCd: string | null): PageLanguage =>
  pageLanguages.find((language) => language === langCd) ?? (langCd === null ? 'kr' : 'en')

export async function tellIssue(effect: Effect): Promise<void> {
  await effect.notify.tell(sgcMessages.SGC_ISSUE, effect.record)
  await textIssue(effect)
}

/** The same words to the worker and to the site managers of his vendor, in the language of the worker; the link is his alone. */
async function textIssue(effect: Effect): Promise<void> {
  const { record, db, now } = effect
  const program = asProgram(db)
  const [to] = await program.query<Addressee>(sql`
    select p.person_nm as "personNm", p.phone_no as "phoneNo", p.lang_cd as "langCd", ${violNames}
    from vendor_person p join viol_item i on i.viol_item_cd = ${record.violItemCd} where p.person_no = ${record.personNo}`)
  if (!to) return
  const language = languageOf(to.langCd)
  const isGuide = record.guideYn === 'Y'
  const values = { name: to.personNm, score: record.demeritScore, item: violItemIn(language, to) }
  const onceKey = `sgc-demerit:${record.sgcDemeritNo}`
  if (to.phoneNo) {
    const link = isGuide ? '' : await objectionLink(effect)
    const told = isGuide ? SGC_GUIDE_SMS : SGC_ISSUE_SMS
    const { body } = await wordingOf(program, told, 'SMS', language, { ...values, link })
    await sendLater(program, now, { channel: 'SMS', recipient: to.phoneNo, body, isSecret: !isGuide, onceKey })
  }
  const managers = await program.query<{ userId: string; phoneNo: string }>(
    sql`select portal_id as "userId", phone_no as "phoneNo" from vendor_account where vendor_cd = ${record.vendorCd}
      and vendor_role_cd = 'VSM' and account_status_cd = 'ACTIVE' and phone_no is not null and delete_yn = 'N'`,
  )
  const { body } = await wordingOf(program, isGuide ? SGC_GUIDE_SMS : SGC_VENDOR_SMS, 'SMS', language, values)
  for (const { userId, phoneNo } of managers)
    await sendLater(program, now, { channel: 'SMS', userId, recipient: phoneNo, body, onceKey: `${onceKey}:${userId}` })
}

async function objectionLink({ record, db, now, today, services, person }: Effect): Promise<string> {
  const linkNo = await makeLink(db, {
    purposeCd: OBJECT_LINK,
    bizNo: record.sgcDemeritNo,
    plantCd: record.plantCd,
    vendorCd: record.vendorCd ?? '',
    expireDt: startOfDay(addDays(today, LINK_DAYS)),
    createUserId: person.userId,
    now,
  })
  return `${services.settings.publicUrl ?? ''}${await pathOfLink(db, services, linkNo)}`
}

export const tellDecision = ({ record, notify }: Effect): Promise<void> =>
  notify.tell(sgcMessages.SGC_DECIDED, record, { result: sgcDemerit.lifecycle.states[record.statusCd].label })
