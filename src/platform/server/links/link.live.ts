/** What a record behind a link shows to whoever stands there, and what he may do without saying who he is. */
import { z } from 'zod'
import { answeredOnce, answerOf } from '../documents/once.ts'
import { program } from '../documents/program.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { digestOf } from '../sign-in/tokens.ts'
import type { Acted, Link, LinkLive, LinkPurpose } from './link.ts'
import { config, type LinkState, over, params, tags, type Words, wordsOf } from './link.wire.ts'
import { type Claimed, claimed, requireWorker } from './link.worker.ts'
import { type Asked, requireWork } from './work-proof.ts'

const MAX_CODE = 60
type Opened = (key: string) => Promise<{ link: Link; purpose: LinkPurpose }>
const FREE_ACTS = 20
const MINUTES = 60

/** As long as a phone may lie in a locker with what it has not sent. */
const MOST_AGO_S = 400 * 86_400
const SECOND_MS = 1000

const did = z.strictObject({
  code: z.string().max(MAX_CODE),
  /** Of this one act, drawn on the device: sent again, because its answer was lost, it is the same act. */
  key: z
    .string()
    .regex(/^[\w-]{16,60}$/)
    .optional(),
  /** How long ago it was done: of a clock that is wrong, that is right. */
  agoS: z.number().int().min(0).max(MOST_AGO_S).default(0),
  personNm: claimed.shape.personNm.optional(),
})
const regretted = z.strictObject({ key: did.shape.key.unwrap(), regret: claimed })
const owned = z.strictObject({ key: did.shape.key.unwrap(), claim: claimed })

/** What anybody may do who stands there, and what he says of it afterwards. From one address not without end. */
export function registerLive(app: App, services: Services, opened: Opened): void {
  const { clock } = services
  const body = z.union([did, regretted, owned])
  const schema = { tags, params, body, response: { 200: z.object({ said: z.string() }) } }
  app.post('/api/q/:key/act', { config, schema }, async (request, reply) => {
    const { params, body: given, ip, pageLanguage } = request
    const { link, purpose } = await opened(params.key)
    const { live } = purpose
    if (!live) throw over()
    const asked = { request, reply }
    const acting = { services, link, live, now: clock.now(), ip, asked }
    await requireWork(services, asked, [{ subject: `q:${link.linkNo}:act:${ip}`, free: FREE_ACTS }], MINUTES)
    const said =
      'regret' in given
        ? await afterwards(acting, given.key, given.regret, 'regret')
        : 'claim' in given
          ? await afterwards(acting, given.key, given.claim, 'claim')
          : await act(acting, given)
    return { said: wordsOf(purpose, pageLanguage)(said) }
  })
}

interface Acting {
  services: Services
  link: Link
  live: LinkLive
  now: Date
  ip: string
  asked: Asked
}
const actOf = ({ linkNo }: Link): string => `q:${linkNo}`

async function act({ services: { db }, link, live, now, ip }: Acting, given: z.infer<typeof did>): Promise<string> {
  const { code, key, agoS, personNm = null } = given
  const at = new Date(now.getTime() - agoS * SECOND_MS)
  const once = key === undefined ? undefined : { idempotencyKey: key, bodyDigest: digestOf(code) }
  const { said } = await db.write('SYSTEM', (tx) =>
    answeredOnce(tx, program, actOf(link), { once, now }, () =>
      live.act(tx, { link, code, now, at, personNm, ip: ip || null }),
    ),
  )
  return said
}

/** What the device that did it says of it, by the name of who holds it. */
async function afterwards(
  { services, link, live, now, ip, asked }: Acting,
  key: string,
  claim: Claimed,
  name: 'regret' | 'claim',
): Promise<string> {
  const worker = await requireWorker(services, { link }, claim, asked)
  return services.db.write('SYSTEM', async (tx) => {
    const acted = await answerOf<Acted>(tx, program, actOf(link), key)
    const said = live[name]
    if (acted?.mark === undefined || !said) throw over()
    return said(tx, { link, mark: acted.mark, worker, now, ip: ip || null })
  })
}

export const stateIn = (state: LinkState, t: Words) => ({
  tone: state.tone,
  headline: t(state.headline),
  // Several words of the product in one value are told one by one.
  lines: state.lines.map(({ isWritten, ...line }) => ({
    ...line,
    label: t(line.label),
    value: isWritten ? line.value : line.value.split(' · ').map(t).join(' · '),
  })),
  asks: state.asks,
  ...(state.paper && { paper: state.paper }),
  ...(state.touch && {
    touch: { ...state.touch, label: t(state.touch.label), until: t(state.touch.until), said: t(state.touch.said) },
  }),
  ...(state.act && {
    act: {
      ...state.act,
      label: t(state.act.label),
      options: state.act.options.map((one) => ({ ...one, label: t(one.label) })),
      ...(state.act.regret && { regret: t(state.act.regret) }),
      ...(state.act.claim && { claim: t(state.act.claim) }),
    },
  }),
})
