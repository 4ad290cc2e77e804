/** The device that opened a link, told from others of the same address: for this one link, and for nothing else. */
import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { cookieOptions } from '../sign-in/sign-in.routes.ts'
import { digestOf, isSame } from '../sign-in/tokens.ts'

const COOKIE = 'linkDevice'
const ID_BYTES = 12
const MAC_LENGTH = 22
const GOOD_S = 400 * 86_400
const VALUE = /^([\w-]{16})\.([\w-]{22})$/
const SHOWN = 24

const macOf = ({ settings }: Services, id: string): string =>
  createHmac('sha256', settings.tokenSecret).update(`link-device:${id}`).digest('base64url').slice(0, MAC_LENGTH)

function idOf(services: Services, { cookies }: FastifyRequest): string | undefined {
  const [, id = '', mac = ''] = VALUE.exec(cookies[COOKIE] ?? '') ?? []
  return id !== '' && isSame(mac, macOf(services, id)) ? id : undefined
}

/** What is not given a cookie by us is one device for each address. */
export const deviceOf = (services: Services, request: FastifyRequest): string =>
  idOf(services, request) ?? `ip-${digestOf(request.ip).slice(0, SHOWN)}`

/**
 * Known from now on, for this link alone: who reads another by the same device is not seen to be the same.
 *
 * @returns by what it is known
 */
export function knowDevice(
  services: Services,
  request: FastifyRequest<{ Params: { key: string } }>,
  reply: FastifyReply,
): string {
  const known = idOf(services, request)
  if (known) return known
  const id = randomBytes(ID_BYTES).toString('base64url')
  const path = `/api/q/${request.params.key}`
  reply.setCookie(COOKIE, `${id}.${macOf(services, id)}`, { ...cookieOptions(request, path), maxAge: GOOD_S })
  return id
}
