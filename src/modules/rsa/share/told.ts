/** What an assessment tells those who work at its process, in the language of whoever reads it; and which text that is. */
import { readLine } from '#modules/common/read-line.api.ts'
import { isWorded, saidIn, siteLangOf, type Translation } from '#modules/common/site-langs.logic.ts'
import { textsSaid } from '#modules/saf/jsa/jsa-texts.api.ts'
import { grades } from '#modules/saf/jsa/risk.logic.ts'
import { siteTerms } from '#modules/saf/term/site-term.api.ts'
import { addPageTexts, translate } from '#platform/model/i18n.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { LinkLine, LinkPart } from '#platform/server/links/link.ts'
import { textVersionOf } from '#platform/server/links/sign-text.ts'
import type { Rsa } from '../assess/rsa.model.ts'
import type { ShareKind } from '../assess/rsa-codes.model.ts'
import { standingItems } from '../assess/rsa-ratings.ts'
import { toldWords } from './told-words.model.ts'

addPageTexts(toldWords)

export interface Shared {
  rsaShareNo: number
  shareCd: ShareKind
  shareDesc: string | null
}
interface ToldItem {
  taskNm: string
  hazardDesc: string
  gradeCd: keyof typeof grades | null
  acceptYn: 'Y' | 'N'
  interimDesc: string | null
  measures: readonly { controlDesc: string; doneYmd: string | null; dueYmd: string | null }[]
}
/** As it stands in Korean now. */
export interface Told extends Shared {
  title: string
  processNm: string
  fromYmd: string
  toYmd: string
  items: readonly ToldItem[]
}

/**
 * Before the assessment its days, after it the hazards, what was decided and what is done about them.
 *
 * @param db reads as the program, after somebody was found who is to know
 * @law 산업안전보건법 시행규칙 제37조의3
 */
export async function toldOf(db: Queries, record: Rsa, share: Shared): Promise<Told> {
  const [process] = await db.query<{ nm: string }>(
    sql`select process_nm as nm from process where process_no = ${record.processNo}`,
  )
  const standing = share.shareCd === 'POST' ? await standingItems(db, record) : []
  const items = standing.map(({ rsaItemNo, taskNm, hazardDesc, gradeCd, interimDesc, verdict }) => ({
    taskNm: taskNm ?? '',
    hazardDesc: hazardDesc ?? '',
    gradeCd: gradeCd as ToldItem['gradeCd'],
    acceptYn: verdict.acceptYn,
    interimDesc,
    measures: (record.controls ?? [])
      .filter((control) => control.rsaItemNo === rsaItemNo)
      .map(({ controlDesc, doneYmd, dueYmd }) => ({ controlDesc: controlDesc ?? '', doneYmd, dueYmd })),
  }))
  const { rsaTitle: title, doFromYmd: fromYmd, doToYmd: toYmd } = record
  return { ...share, title, processNm: process?.nm ?? '', fromYmd, toYmd, items }
}

/** What is written by people of the site, and needs to be said in other languages. */
const writtenIn = ({ shareDesc, items }: Told): string[] =>
  [
    shareDesc,
    ...items.flatMap(({ taskNm, hazardDesc, interimDesc, measures }) => [
      taskNm,
      hazardDesc,
      interimDesc,
      ...measures.map(({ controlDesc }) => controlDesc),
    ]),
  ].flatMap((text) => text || [])

interface Words {
  /** What was said of the same sentences before. */
  texts: readonly Translation[]
  terms: readonly Translation[]
}
/** What the site has of these texts in other languages. */
export async function wordsFor(db: Queries, told: readonly Told[]): Promise<Words> {
  const terms = await siteTerms(db)
  return { terms, texts: [...(await textsSaid(db, told.flatMap(writtenIn))), ...terms] }
}

/** All of it is said in the language of his vendor's roster; what the product itself says always is. */
export function isSaidIn(told: Told, language: string, { texts }: Words): boolean {
  const lang = siteLangOf(language)
  return !lang || writtenIn(told).every((text) => !isWorded(text) || saidIn(texts, lang, text) !== undefined)
}

export function partsOf(told: Told, language: PageLanguage, words: Words): LinkPart[] {
  const say = (korean: string, values?: Readonly<Record<string, unknown>>) => translate('rsa', language, korean, values)
  const read = (label: string, korean: string | null): LinkLine[] =>
    korean ? [readLine({ language, ...words }, label, [korean])] : []
  const stands = (label: string, value: string): LinkLine => ({ label: say(label), value, isWritten: true })
  const head: LinkPart = {
    title: `${say(told.shareCd === 'PRE' ? '위험성평가 일정' : '위험성평가 결과')} · ${told.title}`,
    lines: [
      stands('공정', told.processNm),
      stands('실시 기간', `${told.fromYmd} ~ ${told.toYmd}`),
      ...read(say('안내'), told.shareDesc),
    ],
  }
  const partOf = (
    { taskNm, hazardDesc, gradeCd, acceptYn, interimDesc, measures }: ToldItem,
    at: number,
  ): LinkPart => ({
    title: say('위험요인 {n}', { n: at + 1 }),
    lines: [
      ...read(say('작업'), taskNm),
      ...read(say('위험'), hazardDesc),
      stands(
        '결정',
        [gradeCd && say(grades[gradeCd]), say(acceptYn === 'Y' ? '허용 가능' : '허용 불가')]
          .filter(Boolean)
          .join(' · '),
      ),
      ...read(say('잠정조치'), interimDesc),
      ...measures.flatMap(({ controlDesc, doneYmd, dueYmd }) => [
        ...read(say('감소대책'), controlDesc),
        stands('이행', doneYmd ? say('완료 {ymd}', { ymd: doneYmd }) : say('예정 {ymd}', { ymd: dueYmd ?? '-' })),
      ]),
    ],
  })
  return [head, ...told.items.map(partOf)]
}

/** Of the Korean, by which what was corrected since is told from what was read. */
export const koreanVersion = (told: Told): string => textVersionOf(told)

/** Keeps what somebody has read as he read it. @returns its version */
export async function keepText(
  tx: Transaction,
  rsaNo: number,
  told: Told,
  { language, words, now }: { language: PageLanguage; words: Words; now: Date },
): Promise<string> {
  const parts = partsOf(told, language, words)
  const textVer = textVersionOf(parts)
  await tx.queryAs(
    'SYSTEM',
    sql`insert into rsa_share_text (rsa_share_no, text_ver, rsa_no, lang_cd, text_json, create_dt)
      values (${told.rsaShareNo}, ${textVer}, ${rsaNo}, ${language}, ${JSON.stringify(parts)}::jsonb, ${now}) on conflict do nothing`,
  )
  return textVer
}
