/** What the page behind a link asks of the server (0.8): no account, one purpose, and no more told than it needs. */
import { z } from 'zod'
import { translate } from '#platform/model/i18n.ts'
import { keptAnswers, type LinkAnswers, type LinkQuestion, strangeAnswer, unanswered } from '#platform/model/link.ts'
import type { Language } from '#platform/model/problem.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { invalid, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { requireTry } from '../sign-in/try-limit.ts'
import { type Link, type LinkPurpose, type LinkState, type LinkWorker, lastDayOf, linkOf } from './link.ts'
import './link.i18n.ts'
import { claimed, requireWorker } from './link.worker.ts'

const tags = ['링크']
const config = { open: true }
const params = z.object({ key: z.string().max(40) })
const over = () =>
  new Refusal(404, 'LINK_OVER', '쓸 수 없는 링크입니다. 기한이 지났으면 담당자에게 새 링크를 받으십시오.')
const answered = () => new Refusal(409, 'LINK_ANSWERED', '이미 제출하셨습니다.')

const linkQuestion = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['one', 'many', 'text']),
  options: z.array(z.object({ code: z.string(), label: z.string() })),
  required: z.boolean(),
  when: z.object({ name: z.string(), is: z.string() }).nullable(),
  part: z.string().nullable(),
})
const MAX_TEXT = 1000
const MAX_CODE = 60
const linkAnswers = z
  .record(
    z.string().max(MAX_CODE),
    z.union([z.string().max(MAX_TEXT), z.array(z.string().max(MAX_CODE)).max(MAX_CODE)]),
  )
  .refine((answers) => Object.keys(answers).length <= 100)
const beginning = z.object({
  label: z.string(),
  title: z.string(),
  notice: z.string(),
  vendorNm: z.string(),
  /** Its last day. */
  untilYmd: z.string(),
  live: z
    .object({
      tone: z.enum(['draft', 'progress', 'waiting', 'done', 'danger', 'suspended']),
      headline: z.string(),
      lines: z.array(z.object({ label: z.string(), value: z.string() })),
      act: z
        .object({ label: z.string(), options: z.array(z.object({ code: z.string(), label: z.string() })) })
        .optional(),
      asks: z.boolean(),
    })
    .optional(),
})
const form = z.object({ personNm: z.string(), questions: z.array(linkQuestion) })

export function registerLinks(app: App, services: Services, purposes: readonly LinkPurpose[]): void {
  const { db, clock } = services

  /** @throws Refusal 404, the same for every reason */
  async function opened(key: string): Promise<{ link: Link; purpose: LinkPurpose; title: string }> {
    const link = await linkOf(services, key)
    const purpose = purposes.find(({ purposeCd }) => purposeCd === link?.purposeCd)
    const record = link && purpose && (await db.read('SYSTEM', (queries) => purpose.open(queries, link)))
    if (!record) throw over()
    return { link, purpose, ...record }
  }

  app.get('/api/q/:key', { config, schema: { tags, params, response: { 200: beginning } } }, async (request) => {
    const { link, purpose, title } = await opened(request.params.key)
    const t = (korean: string) => translate(request.language, korean)
    const untilYmd = lastDayOf(link)
    const { live } = purpose
    const state = live && (await db.read('SYSTEM', (queries) => live.state(queries, link)))
    const words = { label: t(purpose.label), notice: t(purpose.notice) }
    return { ...words, title, vendorNm: link.vendorNm, untilYmd, ...(state && { live: stateIn(state, t) }) }
  })

  app.post(
    '/api/q/:key/form',
    { config, schema: { tags, params, body: claimed, response: { 200: form } } },
    async ({ params: { key }, body, ip, language }) => {
      const { link, purpose } = await opened(key)
      const worker = await requireWorker(services, link, body, ip)
      const questions = await db.read('SYSTEM', async (queries) => {
        if (!purpose.repeats && (await hasAnswered(queries, link, worker))) throw answered()
        return purpose.ask(queries, link, worker)
      })
      return { personNm: worker.personNm, questions: questions.map((one) => inLanguage(one, language)) }
    },
  )

  registerLive(app, services, opened)

  const body = claimed.extend({ answers: linkAnswers })
  app.post(
    '/api/q/:key/answer',
    { config, schema: { tags, params, body, response: { 200: z.object({ said: z.string() }) } } },
    async ({ params: { key }, body: { answers, ...claim }, ip, language }) => {
      const { link, purpose } = await opened(key)
      const worker = await requireWorker(services, link, claim, ip)
      const [now, today] = [clock.now(), clock.today()]
      await db.write('SYSTEM', async (tx) => {
        if (!purpose.repeats && !(await markAnswered(tx, link, worker, now))) throw answered()
        const given = fitting(await purpose.ask(tx, link, worker), answers)
        await purpose.take(tx, { link, worker, answers: given, now, today, ip: ip || null })
      })
      return { said: translate(language, purpose.said) }
    },
  )
}

type Opened = (key: string) => Promise<{ link: Link; purpose: LinkPurpose }>
const SAFE_TRIES = { max: 20, minutes: 60 }

/** What anybody may do who stands there. From one address not without end. */
function registerLive(app: App, { db, clock }: Services, opened: Opened): void {
  const body = z.strictObject({ code: z.string().max(MAX_CODE) })
  const schema = { tags, params, body, response: { 200: z.object({ said: z.string() }) } }
  app.post('/api/q/:key/act', { config, schema }, async ({ params: { key }, body: { code }, ip, language }) => {
    const { link, purpose } = await opened(key)
    const { live } = purpose
    if (!live) throw over()
    const now = clock.now()
    await db.read('SYSTEM', (queries) => requireTry(queries, [`q:${link.linkNo}:act:${ip}`], now, SAFE_TRIES))
    const said = await db.write('SYSTEM', (tx) => live.act(tx, { link, code, now, ip: ip || null }))
    return { said: translate(language, said) }
  })
}

const stateIn = (state: LinkState, t: (korean: string) => string) => ({
  tone: state.tone,
  headline: t(state.headline),
  lines: state.lines.map(({ label, value }) => ({ label: t(label), value: t(value) })),
  asks: state.asks,
  ...(state.act && {
    act: { label: t(state.act.label), options: state.act.options.map((one) => ({ ...one, label: t(one.label) })) },
  }),
})

/** @throws Refusal 400 for what the page would not have sent, 422 for what is missing */
function fitting(questions: readonly LinkQuestion[], answers: LinkAnswers): LinkAnswers {
  const strange = strangeAnswer(questions, answers)
  if (strange !== undefined)
    throw invalid([{ field: `answers.${strange}`, code: 'NOT_AN_OPTION', message: '선택할 수 없는 값입니다.' }])
  const missing = unanswered(questions, answers)
  if (missing) throw new Refusal(422, 'LINK_ANSWER_MISSING', '답하지 않은 문항이 있습니다.')
  return keptAnswers(questions, answers)
}

/** What is the record's own, a name or a title, has no translation and stays as it is. */
const inLanguage = (question: LinkQuestion, language: Language): LinkQuestion => ({
  ...question,
  label: translate(language, question.label),
  part: question.part === null ? null : translate(language, question.part),
  options: question.options.map(({ code, label }) => ({ code, label: translate(language, label) })),
})

async function hasAnswered(db: Queries, { purposeCd, bizNo }: Link, { personNo }: LinkWorker): Promise<boolean> {
  const rows = await db.query(sql`select 1 from com_link_answer
    where purpose_cd = ${purposeCd} and biz_no = ${bizNo} and person_no = ${personNo}`)
  return rows.length > 0
}

/** @returns false where he had answered before: of two at once, one */
async function markAnswered(db: Queries, link: Link, { personNo }: LinkWorker, now: Date): Promise<boolean> {
  const rows = await db.query(sql`insert into com_link_answer (purpose_cd, biz_no, person_no, link_no, answer_dt)
    values (${link.purposeCd}, ${link.bizNo}, ${personNo}, ${link.linkNo}, ${now}) on conflict do nothing returning 1`)
  return rows.length > 0
}
