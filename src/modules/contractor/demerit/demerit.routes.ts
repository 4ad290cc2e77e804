/** Beside the derived routes of demerits: how people stand, one by one and as a sheet, and the notice in two languages. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { workerKeyOf } from '#modules/education/status/worker-key.ts'
import { addMonths } from '#platform/model/calendar.ts'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { nullableText, searchWord } from '#platform/server/directory/wire.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import type { App } from '#platform/server/http/app.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { sgcCard } from '../card/card.model.ts'
import { maskedName } from '../person/person.logic.ts'
import { type Counted, type Credit, levelOf, PERSON_MONTHS, pointsOn } from './demerit.logic.ts'
import { demeritLevels, sgcDemerit } from './demerit.model.ts'
import { languageOf, type ViolNames, violItemIn, violNames } from './demerit.tell.ts'
import { noticeTexts } from './notice.model.ts'
import { sanctionRows } from './sanction.people.ts'
import { demeritNumbers } from './sgc.numbers.ts'

const tags = [sgcDemerit.label]
const count = z.number()
const sanctionRow = z.object({
  personNo: count,
  personNm: z.string(),
  vendorCd: z.string(),
  vendorNm: nullableText,
  yearScore: count,
  demeritCnt: count,
  creditCnt: count,
  levelCd: z.string(),
  fromYmd: nullableText,
  toYmd: nullableText,
  reeduYmd: nullableText,
  cardStatusCd: nullableText,
  lastViolDt: nullableText,
})
type SanctionRow = z.infer<typeof sanctionRow>
const query = z.strictObject({
  q: searchWord,
  vendorCd: z.string().max(20).optional(),
  /** Whoever has so many points, stopped or not. */
  least: z.coerce.number().int().min(0).max(99).optional(),
  /** Whoever may not come in today. */
  stopYn: z.literal('Y').optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(1000).default(20),
})

const standing = z.object({
  personNo: count,
  points: count,
  creditCnt: count,
  cardStatusCd: nullableText,
  /** What each grade would lead to, were it issued now. */
  next: z.array(z.object({ violGradeCd: z.string(), points: count, levelCd: z.string() })),
  guideOpenYn: z.enum(['Y', 'N']),
})
const notice = z.object({
  langCd: z.string(),
  violItemNm: z.string(),
  violItemNmOther: z.string(),
  /** Korean → the other language. */
  texts: z.record(z.string(), z.string()),
  lawRefDesc: nullableText,
  birthYear: nullableText,
  fromYmd: nullableText,
  toYmd: nullableText,
})

export function demeritRoutes(app: App, services: Services): void {
  registerSanctions(app, services)
  registerStanding(app, services)
  registerNotice(app, services)
}

const personOf = (request: FastifyRequest) => askerOf(request, sgcDemerit).person

function registerSanctions(app: App, { db, clock }: Services): void {
  const answer = z.object({ total: count, page: count, limit: count, rows: z.array(sanctionRow) })
  app.get(
    '/api/vendor/sgc/sanctionstatuses',
    { config: needsDocument(sgcDemerit), schema: { tags, querystring: query, response: { 200: answer } } },
    async (request) => {
      const person = personOf(request)
      const { page, limit } = request.query
      const found = await db.query<SanctionRow & { total: number }>(
        person,
        sql`select *, count(*) over ()::int as total from (${sanctionRows(request.query, clock.today())}) r
          ${order} limit ${limit} offset ${(page - 1) * limit}`,
      )
      const rows = found.map(({ total: _, ...row }) => masked(row, person))
      return { total: found[0]?.total ?? 0, page, limit, rows }
    },
  )
  app.get(
    '/api/vendor/sgc/sanctionstatuses/excel',
    { config: needsDocument(sgcDemerit), schema: { tags, querystring: query } },
    async (request, reply) => {
      const person = personOf(request)
      const { language } = request
      const rows = await db.query<SanctionRow>(
        person,
        sql`select * from (${sanctionRows(request.query, clock.today())}) r ${order} limit 50000`,
      )
      const t = (text: string) => translate(language, text)
      const cards = sgcCard.lifecycle.states as Readonly<Record<string, { label: string }>>
      const levels: Readonly<Record<string, string>> = demeritLevels
      const fileNm = excelFileName(t('제재현황'), clock.now())
      return reply
        .type(XLSX_CONTENT_TYPE)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileNm)}`)
        .send(
          writeWorkbook({
            sheetNm: t('제재현황'),
            columns: sheetColumns.map((text, index) => ({
              text: t(text),
              ...(index > 1 && index < 5 && { kind: 'count' as const }),
            })),
            rows: rows
              .map((row) => masked(row, person))
              .map((row) => [
                ...[row.personNm, row.vendorNm, row.yearScore, row.demeritCnt, row.creditCnt],
                ...[t(levels[row.levelCd] ?? ''), row.fromYmd, row.toYmd, row.reeduYmd],
                t(cards[row.cardStatusCd ?? '']?.label ?? ''),
              ]),
          }),
        )
    },
  )
}
const sheetColumns = [
  ...['성명', '업체', '12개월 누적', '벌점 건수', '가점', '조치', '정지 시작', '정지 종료', '재교육 이수', '카드'],
]
const order = sql`order by "yearScore" desc, "lastViolDt" desc nulls last, "personNo"`

const masked = (row: SanctionRow, person: { kind: string; vendorCd: string | null }): SanctionRow =>
  person.kind === 'vendor' && row.vendorCd !== person.vendorCd ? { ...row, personNm: maskedName(row.personNm) } : row

interface Sum {
  demerits: Counted[]
  credits: Credit[]
  cardStatusCd: string | null
  minorCnt: number
}
const sumOf = async (db: Queries, personNo: number, today: string): Promise<Sum | undefined> => {
  const [row] = await db.query<Sum>(sql`
    with same as (select q.person_no, q.plant_cd, ${workerKeyOf('q')} as worker_key from vendor_person p join vendor_person q
      on q.plant_cd = p.plant_cd and ${workerKeyOf('q')} = ${workerKeyOf('p')} where p.person_no = ${personNo})
    select (select coalesce(json_agg(json_build_object('no', d.sgc_demerit_no, 'gradeCd', d.viol_grade_cd,
          'score', coalesce(d.final_score, d.demerit_score), 'statusCd', d.status_cd, 'effectYmd', d.effect_ymd,
          'stopBaseDt', d.stop_base_dt)), '[]') from sgc_demerit d join same using (person_no)
        where d.status_cd <> 'TEMP' and d.delete_yn = 'N') as demerits,
      (select coalesce(json_agg(json_build_object('creditYmd', c.credit_ymd, 'creditScore', c.credit_score)), '[]') from demerit_credit c
        where (c.plant_cd, c.worker_key) in (select plant_cd, worker_key from same) and c.delete_yn = 'N') as credits,
      (select k.status_cd from sgc_card k join same using (person_no) where k.delete_yn = 'N' order by k.sgc_card_no desc limit 1) as "cardStatusCd",
      (select count(*)::int from sgc_demerit d join same using (person_no) where d.viol_grade_cd = 'MINOR' and d.delete_yn = 'N'
        and d.status_cd not in ('TEMP', 'CANC') and d.issue_dt >= ${addMonths(today, -PERSON_MONTHS)}::date) as "minorCnt"
    where exists (select from same)`)
  return row
}

const grades = [
  ['MINOR', 1],
  ['NORMAL', 3],
  ['SERIOUS', 5],
  ['CRITICAL', 10],
] as const

/** What the issuer should know before he issues: how somebody stands, and where the next points lead. */
function registerStanding(app: App, { db, clock }: Services): void {
  const params = z.object({ personNo: z.coerce.number().int().positive() })
  app.get(
    '/api/vendor/sgc/standing/:personNo',
    { config: needsDocument(sgcDemerit), schema: { tags, params, response: { 200: standing } } },
    async (request) => {
      const person = personOf(request)
      const { personNo } = request.params
      const today = clock.today()
      const [known] = await db.query(
        person,
        sql`select 1 from vendor_person where person_no = ${personNo} and delete_yn = 'N'`,
      )
      const found = known && (await db.read('SYSTEM', (queries) => sumOf(queries, personNo, today)))
      if (!found) throw notFound()
      const numbers = (await db.read('SYSTEM', demeritNumbers))(today)
      const pointsWith = (more: readonly Counted[]) =>
        pointsOn([...found.demerits, ...more], found.credits, today, numbers.creditMax)
      return {
        personNo,
        points: pointsWith([]),
        cardStatusCd: found.cardStatusCd,
        creditCnt: found.credits.filter(({ creditYmd }) => creditYmd > addMonths(today, -PERSON_MONTHS)).length,
        guideOpenYn: found.minorCnt === 0 ? ('Y' as const) : ('N' as const),
        next: grades.map(([gradeCd, score]) => {
          const added: Counted = { no: 0, gradeCd, score, statusCd: 'FINAL', effectYmd: today, stopBaseDt: today }
          const points = pointsWith([added])
          return { violGradeCd: gradeCd, points, levelCd: levelOf(points, numbers).levelCd }
        }),
      }
    },
  )
}

/** The words of the notice that stand in the language of the worker as well. */
function registerNotice(app: App, { db }: Services): void {
  const params = z.object({ no: z.coerce.number().int().positive() })
  app.get(
    `${sgcDemerit.api}/:no/notice`,
    { config: needsDocument(sgcDemerit), schema: { tags, params, response: { 200: notice } } },
    async (request) => {
      const [row] = await db.query<z.infer<typeof notice> & ViolNames>(
        personOf(request),
        sql`select coalesce(d.lang_cd, 'kr') as "langCd", ${violNames}, i.law_ref_desc as "lawRefDesc",
            (select left(p.birth_ymd::text, 4) from vendor_person p where p.person_no = d.person_no) as "birthYear",
            s.first_ymd::text as "fromYmd", s.last_ymd::text as "toYmd"
          from sgc_demerit d join viol_item i on i.viol_item_cd = d.viol_item_cd
            left join sgc_stop s on s.cause_demerit_no = d.sgc_demerit_no and s.stop_status_cd = 'ACTIVE'
          where d.sgc_demerit_no = ${request.params.no} and d.delete_yn = 'N'`,
      )
      if (!row) throw notFound()
      const { kr, en, zh, es, ...words } = row
      const language = languageOf(row.langCd)
      // Somebody who reads Korean gets English beside it, so that a colleague may help.
      const other = language === 'kr' ? 'en' : language
      const texts = Object.fromEntries(noticeTexts.map((korean) => [korean, translate(other, korean)]))
      return { ...words, langCd: other, texts, violItemNm: kr, violItemNmOther: violItemIn(other, { kr, en, zh, es }) }
    },
  )
}
