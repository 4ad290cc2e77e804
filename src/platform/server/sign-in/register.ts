/** The gate that every request passes: who asks, or why nobody does. */
import type { FastifyRequest } from 'fastify'
import type { Listener } from '../database/listen.ts'
import type { App } from '../http/app.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { registerLoginAdmin } from './login-admin.routes.ts'
import { requireRight } from './menu-right.ts'
import { registerOidc } from './oidc.routes.ts'
import { passwordChangeRequired } from './one-time-password.ts'
import { registerOwnSessions } from './own-sessions.routes.ts'
import { registerPasswordLinks, registerPasswordRoutes } from './password.routes.ts'
import type { SignedInPerson } from './person.ts'
import { registerPortalLogin } from './portal-login.routes.ts'
import { signInRefusal } from './refusals.ts'
import { SessionCache } from './session-cache.ts'
import './sign-in.i18n.ts'
import { registerSignInRoutes } from './sign-in.routes.ts'
import { isDescription, registerSignatures } from './signature.ts'
import { tokenOf } from './token-header.ts'
import { TokenReader } from './tokens.ts'
import { registerVendorHelp } from './vendor-help.routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Who is behind an access token. @throws Refusal 401 */
    personBehind(token: string): Promise<SignedInPerson>
  }
}

/**
 * Registers the gate and the endpoints below /api/auth. Before all routes that ask for a person.
 *
 * @returns who is behind a session, for what stays open longer than a request
 */
export function registerSignIn(app: App, services: Services, listener: Listener): SessionCache {
  const tokens = new TokenReader(services.settings.tokenSecret)
  const sessions = new SessionCache(services, listener)

  async function authenticate(token: string): Promise<SignedInPerson> {
    const claims = await tokens.check(token, services.clock.now())
    const person = sessions.recall(claims.sessionNo) ?? (await sessions.load(claims))
    if (person instanceof Refusal) throw person
    return person
  }

  app.decorate('personBehind', authenticate)
  app.decorateRequest('person')
  app.addHook('onRequest', (request, _reply, done) => {
    if (isOpen(request)) return done()
    const token = tokenOf(request.headers)
    if (!token) return done(signInRefusal('LOGIN_REQUIRED'))
    // Almost every request ends here, without waiting for anything.
    const claims = tokens.recall(token, services.clock.now())
    const person = claims && sessions.recall(claims.sessionNo)
    if (person && !(person instanceof Refusal)) return enter(request, person, done)
    authenticate(token).then((found) => enter(request, found, done), done)
  })
  registerSignatures(app, services)
  registerSignInRoutes(app, services, tokens, sessions)
  registerPasswordRoutes(app, services)
  registerPasswordLinks(app, services)
  registerOwnSessions(app, services)
  registerVendorHelp(app, services)
  registerLoginAdmin(app, services)
  registerPortalLogin(app, services)
  registerOidc(app, services)
  return sessions
}

/** The right to the route is asked here, before anything that was sent is looked at. */
function enter(request: FastifyRequest, person: SignedInPerson, done: (error?: Error) => void): void {
  request.person = person
  const { right, changesPassword } = request.routeOptions.config
  let refusal: Error | undefined
  try {
    if (person.mustChangePassword && !changesPassword) throw passwordChangeRequired()
    if (right) requireRight(person, right)
  } catch (error) {
    refusal = error as Error
    // Who is still sending hears the answer only if what he sends is read.
    request.raw.resume()
  }
  done(refusal)
}

/** By the route that was found, not by the address: the router decodes what an address hides. The API's description is open. */
function isOpen({ routeOptions: { config, url = '' } }: FastifyRequest): boolean {
  if (config?.open === true) return true
  return (!url.startsWith('/api/') || isDescription(url)) && config?.guarded !== true
}
