/** What a record behind a link shows to whoever stands there, and what he may do without saying who he is. */
import { z } from 'zod'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { requireTry } from '../sign-in/try-limit.ts'
import type { Link, LinkPurpose } from './link.ts'
import { config, type LinkState, over, params, tags, type Words, wordsOf } from './link.wire.ts'

const MAX_CODE = 60
type Opened = (key: string) => Promise<{ link: Link; purpose: LinkPurpose }>
const SAFE_TRIES = { max: 20, minutes: 60 }

/** What anybody may do who stands there. From one address not without end. */
export function registerLive(app: App, { db, clock }: Services, opened: Opened): void {
  const body = z.strictObject({ code: z.string().max(MAX_CODE) })
  const schema = { tags, params, body, response: { 200: z.object({ said: z.string() }) } }
  app.post('/api/q/:key/act', { config, schema }, async ({ params: { key }, body: { code }, ip, pageLanguage }) => {
    const { link, purpose } = await opened(key)
    const { live } = purpose
    if (!live) throw over()
    const now = clock.now()
    await db.read('SYSTEM', (queries) => requireTry(queries, [`q:${link.linkNo}:act:${ip}`], now, SAFE_TRIES))
    const said = await db.write('SYSTEM', (tx) => live.act(tx, { link, code, now, ip: ip || null }))
    return { said: wordsOf(purpose, pageLanguage)(said) }
  })
}

export const stateIn = (state: LinkState, t: Words) => ({
  tone: state.tone,
  headline: t(state.headline),
  // Several words of the product in one value are told one by one.
  lines: state.lines.map(({ label, value }) => ({ label: t(label), value: value.split(' · ').map(t).join(' · ') })),
  asks: state.asks,
  ...(state.paper && { paper: state.paper }),
  ...(state.touch && {
    touch: { ...state.touch, label: t(state.touch.label), until: t(state.touch.until), said: t(state.touch.said) },
  }),
  ...(state.act && {
    act: { label: t(state.act.label), options: state.act.options.map((one) => ({ ...one, label: t(one.label) })) },
  }),
})
