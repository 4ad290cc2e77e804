/** The page of the morning: today's works and what each still lacks, who is ready, what is to be read, what the weather stops. */
import { confirmReading, type MustReadOf, mustReadsOf } from '#modules/manage/notice/notice-reader.api.ts'
import { roles } from '#modules/roles.model.ts'
import { besideKorean, siteNames } from '#modules/saf/term/site-term.api.ts'
import { dayOf, minuteOf } from '#platform/model/calendar.ts'
import { translate } from '#platform/model/i18n.ts'
import { maskedPhone } from '#platform/model/phone.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import { wordedFor, wordedText } from '#platform/model/sentences.ts'
import type { SignProof } from '#platform/model/sign-proof.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Link, Told } from '#platform/server/links/link.ts'
import { over } from '#platform/server/links/link.wire.ts'
import type { PersonalPage, PersonalPurpose } from '#platform/server/links/personal.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { noted } from '../permit/permit.api.ts'
import { permit } from '../permit/permit.model.ts'
import { aroundWords } from './around-words.ts'
import { kindWords } from './kind-words.ts'
import { lackWords } from './lack-words.ts'
import { type Lack, lacksOf, type PersonLacks, type WorkLacks } from './morning-lacks.ts'
import { MORNING_LINK, sendMornings } from './morning-send.ts'
import { weatherOf } from './morning-weather.ts'
import { morningWords } from './morning-words.ts'
import { type Morning, mornings, worksOf } from './morning-works.ts'

async function morningOf(db: Queries | Transaction, { bizNo }: Link): Promise<Morning | undefined> {
  const [found] = await mornings(db, sql`m.foreman_morning_no = ${bizNo}`)
  return found
}
async function opened(tx: Transaction, link: Link, told: Told) {
  const { now } = told
  const morning = await morningOf(tx, link)
  if (!morning) throw over()
  const reads = await mustReadsOf(asProgram(tx), morning, told)
  return { morning, reads, works: await worksOf(asProgram(tx), morning, now) }
}

const stateTones = { done: '준비됨', waiting: '오늘 할 것 있음', danger: '일할 수 없음' } as const

const TIME_AT = 11
/** The day stands before the time only where it is another one. */
const timeOf = (dt: string, today: string): string =>
  dayOf(dt) === today ? minuteOf(dt).slice(TIME_AT) : minuteOf(dt).slice('2026-'.length)

/** How things are said in one language. */
function saysIn(language: PageLanguage, today: string, nameOf: (korean: string) => string) {
  const t = (text: string) => translate('wkod', language, text)
  const lineOf = ({ message, values, evidenceDesc, lifterCds, resultCd }: Lack) => {
    const by = (lifterCds ?? []).flatMap((cd) => (cd in roles ? [t(roles[cd as keyof typeof roles].label)] : []))
    const said = wordedFor('wkod', language, { message, ...(values && { values }) })
    return {
      text: evidenceDesc ? `${said} ${wordedText('wkod', language, evidenceDesc)}` : said,
      tone: resultCd === 'BLOCK' ? ('danger' as const) : ('waiting' as const),
      ...(by.length > 0 && { by: [...new Set(by)].join(', ') }),
    }
  }
  const workItem = ({ work, lacks }: WorkLacks) => {
    const { label, tone } = permit.lifecycle.states[work.statusCd]
    const hours = `${timeOf(work.workFromDt, today)} – ${timeOf(work.workToDt, today)}`
    return {
      text: [work.wkodTitle, work.placeDesc].filter(Boolean).map(nameOf).join(' · '),
      label: [work.permitDocNo, hours, t(label)].filter(Boolean).join(' · '),
      tone: lacks.length === 0 ? ('done' as const) : tone,
      lines: lacks.map(lineOf),
    }
  }
  const personItem = ({ name, tone, lacks }: PersonLacks) => ({
    ...{ text: name, tone, label: t(stateTones[tone]), lines: lacks.map(lineOf) },
  })
  return { t, workItem, personItem }
}

async function read(tx: Transaction, link: Link, told: Told): Promise<PersonalPage> {
  const { now, language } = told
  const { morning, works, reads } = await opened(tx, link, told)
  const lacks = await lacksOf(tx, works, now)
  const nameOf = await siteNames(asProgram(tx), language)
  const { t, workItem, personItem } = saysIn(language, told.today, (korean) => besideKorean(nameOf(korean)))
  const weather = await weatherOf(tx, works, told)
  return {
    personNm: morning.personNm,
    untilDt: morning.expireDt,
    parts: [
      { title: t('오늘의 작업'), nothing: t('오늘 맡은 작업이 없습니다.'), items: lacks.works.map(workItem) },
      { title: t('함께 일하는 사람'), nothing: t('작업인원이 없습니다.'), items: lacks.people.map(personItem) },
      { title: t('오늘의 기상 한계'), nothing: t('기상으로 중지되는 작업이 없습니다.'), items: weather },
    ],
    reads: reads.map(({ noticeNo, title, body, lacks: isUnheard }) => ({
      ...{ code: codeOf({ noticeNo }), title, body, lacks: isUnheard },
    })),
    readyDt: morning.readyDt,
  }
}
const codeOf = ({ noticeNo }: Pick<MustReadOf, 'noticeNo'>) => `N${noticeNo}`

const notRead = () => new Refusal(422, 'MORNING_UNREAD', '읽지 않은 필독이 있습니다.')

/** Once: who is ready stays ready, and it stands in the history of each of his works. */
async function ready(
  tx: Transaction,
  link: Link,
  { readCds, proof, ...told }: Told & { readCds: readonly string[]; proof: SignProof },
): Promise<void> {
  const { now } = told
  const { morning, works, reads: all } = await opened(tx, link, told)
  if (morning.readyDt !== null) return
  // What he could not read keeps him from nothing, and stays unread until it has been read out to him.
  const reads = all.filter((one) => !one.lacks)
  if (reads.some((one) => !readCds.includes(codeOf(one)))) throw notRead()
  const lacks = await lacksOf(tx, works, now)
  await confirmReading(asProgram(tx), morning, reads, { now, proof })
  const shown = {
    reads: reads.map(({ noticeNo }) => noticeNo),
    works: lacks.works.map(({ work, lacks: of }) => ({
      ...{ permitNo: work.permitNo, statusCd: work.statusCd },
      lackCds: of.map(({ ruleCd }) => ruleCd),
    })),
  }
  const marked = await asProgram(
    tx,
  ).query(sql`update foreman_morning set ready_dt = ${now}, ready_json = ${JSON.stringify(shown)}::jsonb
    where foreman_morning_no = ${morning.morningNo} and ready_dt is null returning 1`)
  if (marked.length === 0) return
  for (const { permitNo, statusCd } of works)
    await noted(tx, permitNo, [statusCd], 'ready', { now, reasonDesc: morning.personNm }, () => ({}))
}

export const morningLink: PersonalPurpose = {
  purposeCd: MORNING_LINK,
  area: 'wkod',
  label: '오늘의 작업 준비',
  notice: '이 링크는 처음 연 휴대폰에서만 열립니다. 준비 확인은 허가서의 이력에 남습니다.',
  said: '준비를 확인했습니다.',
  words: [morningWords, lackWords, kindWords, aroundWords],
  async open(db, link) {
    const morning = await morningOf(db, link)
    return morning && { title: '' }
  },
  read,
  ready,
  async again(tx, services, link, now) {
    const morning = await morningOf(tx, link)
    if (!morning?.phoneNo) return undefined
    await sendMornings(tx, services, [morning], now)
    return maskedPhone(morning.phoneNo)
  },
}
