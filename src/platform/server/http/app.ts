/** The HTTP server: languages, errors and documentation, common to all routes. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RawServerDefault,
} from 'fastify'
import {
  serializerCompiler as checkedSerializer,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import type { RouteRight } from '#platform/model/call.ts'
import { type Area, addTranslations } from '#platform/model/i18n.ts'
import { kTexts } from '#platform/model/k-texts.i18n.ts'
import { messageEventTexts, messageTexts } from '#platform/model/message.i18n.ts'
import { platformTexts } from '#platform/model/platform.i18n.ts'
import { type Language, type PageLanguage, pageLanguages } from '#platform/model/problem.ts'
import type { Services } from '../services.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import type { Signing } from '../sign-in/signature.ts'
import { rememberAreas } from './area.ts'
import { describeInterface } from './description.ts'
import { refuseAddress, registerErrors } from './errors.ts'
import { setHeaders } from './headers.ts'
import { refuseUnknownCodes } from './known-codes.ts'
import { languageOf } from './language-of.ts'
import { refuseOverload } from './overload.ts'
import { answerRepeated } from './repeated.ts'
import { logRequests, requestNumbers } from './request-log.ts'
import { refuseUnstorable } from './storable.ts'

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks. Routes that are not `open` run only with a person. */
    person: SignedInPerson
    language: Language
    /** Of the answer: on a page behind a link as it asks, elsewhere the same. */
    pageLanguage: PageLanguage
    /** What its signature says about the body; null for a request without one. */
    signing: Signing | null
  }
  interface FastifyContextConfig {
    /** Reachable without signing in. */
    open?: boolean
    /** Opened by its address, which cannot carry the headers of a signature. Changes nothing for who is signed in. */
    unsigned?: boolean
    /** Not below /api, and yet for signed-in people only. */
    guarded?: boolean
    /** Open to whoever has to change his password before anything else. */
    changesPassword?: boolean
    /** In whose words it refuses, see `inArea`. */
    area?: Area
    /** What is asked of whoever comes, before the body is read. */
    right?: RouteRight
  }
}

addTranslations('platform', kTexts, platformTexts, messageTexts, messageEventTexts)

/** 1 MB of JSON is more than any form; files have their own way in. */
const BODY_LIMIT = 1_000_000

type Strategy = Parameters<App['addConstraintStrategy']>[0]
type Handler = Parameters<ReturnType<Strategy['storage']>['set']>[1]

/** S-371: some addresses are data for a program and a screen for a person, told apart by what is accepted. */
export const wants: Strategy = {
  name: 'wants',
  storage() {
    const handlers = new Map<unknown, Handler>()
    return {
      get: (kind) => handlers.get(kind) ?? null,
      set: (kind, handler) => void handlers.set(kind, handler),
    }
  },
  deriveConstraint: ({ headers }) => (headers.accept?.includes('text/html') ? 'page' : 'data'),
}

export async function createApp(services: Services): Promise<App> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: services.settings.trustProxy,
    forceCloseConnections: true,
    requestTimeout: 120_000,
    genReqId: requestNumbers(),
    frameworkErrors: (error, request, reply) => {
      prepare(request, reply)
      return refuseAddress(services)(error, request, reply)
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Who asks for the head alone is answered as who asks for all; Node sends no body. A second route for each GET would
    // be a tenth of the start.
    exposeHeadRoutes: false,
    rewriteUrl: (request) => {
      if (request.method === 'HEAD') request.method = 'GET'
      return request.url ?? '/'
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.addConstraintStrategy(wants)
  app.setValidatorCompiler(validatorCompiler)
  // Rows are selected column by column, so nothing can slip out that the schema does not name; tests prove it.
  app.setSerializerCompiler(services.settings.strict ? checkedSerializer : () => JSON.stringify)

  await app.register(cookie)
  await describeInterface(app, services.settings.version)

  app.decorateRequest('language', 'kr')
  app.decorateRequest('pageLanguage', 'kr')
  rememberAreas(app)
  app.addHook('onRequest', (request, reply, done) => {
    prepare(request, reply)
    done()
  })
  logRequests(app, services.log)
  refuseOverload(app, services)
  answerRepeated(app, services)
  refuseUnstorable(app)
  registerErrors(app, services)
  refuseUnknownCodes(app, services)
  return app
}

/** 0.8: pages for people without an account. */
const LINKS = '/api/q/'

/** In which language the answer is, and what every answer tells the browser. */
function prepare(request: FastifyRequest, reply: FastifyReply): void {
  request.language = languageOf(request.cookies?.language ?? request.headers['accept-language'])
  request.pageLanguage = request.url.startsWith(LINKS) ? pageLanguageOf(request) : request.language
  setHeaders(request, reply)
}

/** Such a page says itself how it is read, whatever the app was last read in on this phone. */
function pageLanguageOf({ headers, language }: FastifyRequest): PageLanguage {
  const asked = headers['accept-language']?.slice(0, 2).toLowerCase()
  return asked === 'ko' ? 'kr' : (pageLanguages.find((one) => one === asked) ?? language)
}
