/** What the page behind a link asks of the server (0.8): no account, one purpose, and no more told than it needs. */
import { z } from 'zod'
import { addPageTexts } from '#platform/model/i18n.ts'
import { type PageLanguage, pageLanguages, languages as screenLanguages } from '#platform/model/problem.ts'
import { deviceKindOf } from '#platform/model/sign-proof.ts'
import type { Attachments } from '../attachments/attachments.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { type Link, type LinkPurpose, type LinkWorker, lastDayOf, linkOf, type OpenPurpose } from './link.ts'
import { checkCode, codeNeeded, sendCode, signsByName, takeCode } from './link-code.ts'
import { deviceOf, knowDevice } from './link-device.ts'
import './link.i18n.ts'
import './link-words.ts'
import { registerLive, stateIn } from './link.live.ts'
import {
  config,
  fitting,
  inLanguage,
  linkAnswers,
  linkQuestion,
  liveState,
  over,
  paperAsked,
  params,
  partIn,
  tags,
  toldLine,
  wordsOf,
} from './link.wire.ts'
import { claimed, requireWorker } from './link.worker.ts'
import { personalAt, registerPersonal } from './personal.routes.ts'
import type { PersonalPurpose } from './personal.ts'
import { posterAt, registerPosters } from './poster.routes.ts'

const answered = () => new Refusal(409, 'LINK_ANSWERED', '이미 제출하셨습니다.')

const beginning = z.object({
  label: z.string(),
  title: z.string(),
  notice: z.string(),
  vendorNm: z.string(),
  /** Its last day. */
  untilYmd: z.string(),
  live: liveState.optional(),
  /** Nobody is asked who he is. */
  isOpen: z.boolean(),
  /** It is for one person, and shows what it has to the device that opened it first. */
  isPersonal: z.boolean(),
  /** In which it is written. */
  languages: z.array(z.enum(pageLanguages as [PageLanguage, ...PageLanguage[]])),
})
const form = z.object({
  personNm: z.string(),
  parts: z.array(z.object({ title: z.string(), lines: z.array(toldLine) })),
  questions: z.array(linkQuestion),
})

export function registerLinks(
  app: App,
  services: Services,
  purposes: readonly LinkPurpose[],
  openPurposes: readonly OpenPurpose[],
  personalPurposes: readonly PersonalPurpose[],
  attachments: Attachments,
): void {
  const { db, clock } = services
  registerPosters(app, services, openPurposes, attachments)
  registerPersonal(app, services, personalPurposes)
  addPageTexts(...[...purposes, ...openPurposes, ...personalPurposes].flatMap(({ words }) => words ?? []))

  /** @throws Refusal 404, the same for every reason */
  async function opened(
    key: string,
    language: PageLanguage = 'kr',
  ): Promise<{ link: Link; purpose: LinkPurpose; title: string }> {
    const link = await linkOf(services, key)
    const purpose = purposes.find(({ purposeCd }) => purposeCd === link?.purposeCd)
    const record = link && purpose && (await db.read('SYSTEM', (queries) => purpose.open(queries, link, language)))
    if (!record) throw over()
    return { link, purpose, ...record }
  }

  const asked = { tags, params, querystring: paperAsked, response: { 200: beginning } }
  app.get('/api/q/:key', { config, schema: asked }, async (request, reply) => {
    const poster = await posterAt(services, openPurposes, request.params.key)
    const personal = poster ? undefined : await personalAt(services, personalPurposes, request.params.key)
    const { link, purpose, title } = poster ?? personal ?? (await opened(request.params.key, request.pageLanguage))
    if (!poster && !personal) knowDevice(services, request, reply)
    const t = wordsOf(purpose, request.pageLanguage)
    const untilYmd = lastDayOf(link)
    const live = 'live' in purpose ? purpose.live : undefined
    const reader = { language: request.pageLanguage, paperNo: request.query.v }
    const state =
      live && (await db.read('SYSTEM', (queries) => live.state(queries, link, clock.today(), clock.now(), reader)))
    const languages = [...(purpose.words ? pageLanguages : screenLanguages)]
    const words = {
      label: t(purpose.label),
      notice: t(purpose.notice),
      isOpen: poster !== undefined,
      isPersonal: personal !== undefined,
    }
    return {
      ...words,
      title: t(title),
      languages,
      vendorNm: link.vendorNm,
      untilYmd,
      ...(state && { live: stateIn(state, t) }),
    }
  })

  app.post(
    '/api/q/:key/form',
    { config, schema: { tags, params, body: claimed, response: { 200: form } } },
    async (request, reply) => {
      const { params, body, pageLanguage: language } = request
      const { link, purpose } = await opened(params.key)
      const worker = await requireWorker(services, { link, purpose }, body, { request, reply })
      const told = { now: clock.now(), today: clock.today(), language }
      const { parts, questions } = await db.read('SYSTEM', async (queries) => {
        if (!purpose.repeats && (await hasAnswered(queries, link, worker))) throw answered()
        const asked = await purpose.ask(queries, link, worker, told)
        return { questions: asked, parts: (await purpose.tell?.(queries, link, worker, told)) ?? [] }
      })
      return {
        personNm: worker.personNm,
        parts: parts.map((part) => partIn(part, wordsOf(purpose, language))),
        questions: questions.map((one) => inLanguage(one, wordsOf(purpose, language))),
      }
    },
  )

  registerLive(app, services, opened)

  registerAnswers(app, services, opened)
}

type Opened = (key: string) => Promise<{ link: Link; purpose: LinkPurpose }>
const said = z.object({ said: z.string() })
const CODE_SAID = '등록된 휴대폰으로 인증번호를 보냈습니다.'

function registerAnswers(app: App, services: Services, opened: Opened): void {
  const { db, clock } = services
  app.post(
    '/api/q/:key/code',
    { config, schema: { tags, params, body: claimed, response: { 200: said } } },
    async (request, reply) => {
      const { params, body, pageLanguage } = request
      const { link, purpose } = await opened(params.key)
      const worker = await requireWorker(services, { link, purpose }, body, { request, reply })
      await sendCode(services, { link, worker, device: deviceOf(services, request) }, pageLanguage)
      return { said: wordsOf(purpose, pageLanguage)(CODE_SAID) }
    },
  )

  const code = z.string().regex(/^\d{6}$/)
  const body = claimed.extend({ answers: linkAnswers, code: code.optional() })
  app.post(
    '/api/q/:key/answer',
    { config, schema: { tags, params, body, response: { 200: said } } },
    async (request, reply) => {
      const { ip, pageLanguage: language } = request
      const { answers, ...claim } = request.body
      const { link, purpose } = await opened(request.params.key)
      const worker = await requireWorker(services, { link, purpose }, claim, { request, reply })
      const [now, today] = [clock.now(), clock.today()]
      const signer = { link, worker, device: deviceOf(services, request) }
      const answer = { said: wordsOf(purpose, language)(purpose.said) }
      const isSigning = purpose.signs?.(answers) ?? false
      const { had } = purpose
      if (isSigning && had && (await db.read('SYSTEM', (one) => had(one, { link, worker, answers, now }))))
        return answer
      if (isSigning && claim.code === undefined && !(await db.read('SYSTEM', (one) => signsByName(one, today))))
        throw codeNeeded()
      const checked = isSigning && claim.code !== undefined ? await checkCode(services, signer, claim.code) : undefined
      const proof = {
        wayCd: checked ? ('CODE' as const) : ('NAME' as const),
        deviceCd: deviceKindOf(request.headers['user-agent']),
        langCd: language,
      }
      await db.write('SYSTEM', async (tx) => {
        if (!purpose.repeats && !(await markAnswered(tx, link, worker, now))) throw answered()
        if (checked && !(await takeCode(tx, checked, answers, now))) return
        const given = fitting(await purpose.ask(tx, link, worker, { now, today, language }), answers)
        await purpose.take(tx, { link, worker, answers: given, now, today, ip: ip || null, proof })
      })
      return answer
    },
  )
}

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
