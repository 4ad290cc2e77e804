/** What the page of one person asks of the server: bound to the device that opened it first. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { deviceKindOf } from '#platform/model/sign-proof.ts'
import type { App } from '../http/app.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { requireTry } from '../sign-in/try-limit.ts'
import { type Link, linkOf } from './link.ts'
import { config, over, params, tags, wordsOf } from './link.wire.ts'
import { knowDevice } from './link-device.ts'
import { isDeviceOf, type PersonalPurpose, personalPage } from './personal.ts'

/** New links for one, however often somebody asks for them. */
const AGAIN = { max: 3, minutes: 60 }

const otherDevice = () =>
  new Refusal(
    403,
    'LINK_DEVICE',
    '다른 휴대폰에서 먼저 연 링크입니다. 본인이라면 등록된 휴대폰으로 새 링크를 받으십시오.',
  )
const noPhone = () => new Refusal(422, 'LINK_NO_PHONE', '등록된 휴대폰 번호가 없습니다. 소속 업체에 문의하십시오.')

interface Opened {
  link: Link
  purpose: PersonalPurpose
  title: string
}
/** @returns undefined where the key leads to no page of one person */
export async function personalAt(
  services: Services,
  purposes: readonly PersonalPurpose[],
  key: string,
): Promise<Opened | undefined> {
  const link = await linkOf(services, key)
  const purpose = purposes.find(({ purposeCd }) => purposeCd === link?.purposeCd)
  const record = link && purpose && (await services.db.read('SYSTEM', (queries) => purpose.open(queries, link)))
  return record && { link, purpose, ...record }
}

export function registerPersonal(app: App, services: Services, purposes: readonly PersonalPurpose[]): void {
  const { db, clock } = services
  const opened = async (key: string): Promise<Opened> => {
    const found = await personalAt(services, purposes, key)
    if (!found) throw over()
    return found
  }
  const told = (language: FastifyRequest['pageLanguage']) => ({ now: clock.now(), today: clock.today(), language })

  app.post(
    '/api/q/:key/mine',
    { config, schema: { tags, params, response: { 200: personalPage } } },
    async (request, reply) => {
      const { link, purpose } = await opened(request.params.key)
      const device = knowDevice(services, request, reply)
      return db.write('SYSTEM', async (tx) => {
        if (!(await isDeviceOf(tx, link, device, clock.now()))) throw otherDevice()
        return purpose.read(tx, link, told(request.pageLanguage))
      })
    },
  )

  const body = z.strictObject({ readCds: z.array(z.string().max(60)).max(200) })
  const said = { 200: z.object({ said: z.string() }) }
  app.post('/api/q/:key/ready', { config, schema: { tags, params, body, response: said } }, async (request, reply) => {
    const { link, purpose } = await opened(request.params.key)
    const device = knowDevice(services, request, reply)
    const language = request.pageLanguage
    await db.write('SYSTEM', async (tx) => {
      if (!(await isDeviceOf(tx, link, device, clock.now()))) throw otherDevice()
      const deviceCd = deviceKindOf(request.headers['user-agent'])
      const proof = { wayCd: 'OWN_LINK' as const, deviceCd, langCd: language }
      await purpose.ready(tx, link, { ...told(language), ...request.body, proof })
    })
    return { said: wordsOf(purpose, language)(purpose.said) }
  })

  app.post('/api/q/:key/again', { config, schema: { tags, params, response: said } }, async (request) => {
    const { link, purpose } = await opened(request.params.key)
    const now = clock.now()
    await db.read('SYSTEM', (queries) =>
      requireTry(queries, [`q:${purpose.purposeCd}:${link.bizNo}:again`], now, AGAIN),
    )
    const phone = await db.write('SYSTEM', (tx) => purpose.again(tx, services, link, now))
    if (phone === undefined) throw noPhone()
    return { said: `${wordsOf(purpose, request.pageLanguage)(SENT)} ${phone}` }
  })
}
const SENT = '등록된 휴대폰으로 새 링크를 보냈습니다.'
