/** Every answer from 400 up has one shape (S-402), in the language of the request, with a number to find it by. */
import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { toWire } from '#platform/model/calendar.ts'
import { translate } from '#platform/model/i18n.ts'
import type { ErrorAnswer, Problem } from '#platform/model/problem.ts'
import { logAccess } from '../audit/access-log.ts'
import { isUnnamedAuthor, recordAt } from '../audit/unnamed-trace.ts'
import { writeErrorLog } from '../error-log/error-log.ts'
import { notFound, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { App } from './app.ts'
import { answeredBefore } from './repeated.ts'
import { requestFields } from './request-log.ts'
import { isTableFault, refusedByTable } from './table-fault.ts'

const FAILED = '작업 중 오류가 발생하였습니다. 다시 시도하시고 문제가 계속되면 관리자에게 문의하세요.'
const INVALID = '[400 에러] 필수 입력값이 입력되지 않았습니다.'

/** Faults of the request that Fastify itself finds, in words of ours. */
const requestFaults: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: '보낸 내용을 읽을 수 없습니다. JSON 형식을 확인하세요.',
  FST_ERR_CTP_EMPTY_JSON_BODY: '보낸 내용이 비어 있습니다.',
  FST_ERR_CTP_BODY_TOO_LARGE: '보낸 내용이 너무 큽니다.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: '지원하지 않는 형식입니다.',
}

/** What the reader of forms throws, without a status, about a form that was cut off or has no boundary. */
const FORM_FAULT = /^Multipart: Boundary not found|nexpected end of multipart data|^The needle cannot/
const FORM_UNREADABLE = '보낸 양식을 끝까지 읽을 수 없습니다. 다시 시도하세요.'

export function registerErrors(app: App, services: Services): void {
  app.addHook('preHandler', async ({ validationError }) => {
    if (validationError?.validationContext === 'params') throw validationError
  })
  app.setErrorHandler(async (failed: FastifyError | Refusal, request, reply) => {
    let thrown = failed
    try {
      const before = await answeredBefore(services, request, reply)
      if (before) return reply.sent ? reply : before.payload
    } catch (again) {
      thrown = again as FastifyError | Refusal
    }
    const error = understood(thrown, request)
    const answer = answerOf(error, request, services)
    const status = statusOf(error)
    // What a table refused the checks should have: whoever sent it is told, and it stays a fault of ours.
    const isFault = status >= 500 || isTableFault(thrown)
    if (isFault && !isCutOff(request)) await record(thrown, answer, request, services)
    if (status === 403) await tellDenied(request, services)
    return send(reply, status, answer)
  })
  app.setNotFoundHandler(async (request, reply) => {
    return send(reply, 404, answerOf(notFound(), request, services))
  })
}

/** Whoever asked left before he had said everything: nobody is there to be answered, and nothing of ours is wrong. */
const isCutOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete

/** An address that no route can be looked up by: asked before any hook, so that nothing is known of the request yet. */
export const refuseAddress =
  (services: Services) => (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    send(reply, 404, answerOf(notFound(), request, services))

/** What cannot be the key of anything is the key of nothing: a place of an address that is malformed answers like an unknown one. */
function understood(thrown: FastifyError | Refusal, request: FastifyRequest): FastifyError | Refusal {
  if (FORM_FAULT.test(thrown.message)) return new Refusal(400, 'FORM_UNREADABLE', FORM_UNREADABLE)
  if (thrown instanceof Refusal) return thrown
  if (thrown.validationContext === 'params') return notFound()
  return refusedByTable(thrown, request) ?? thrown
}

const send = (reply: FastifyReply, status: number, answer: ErrorAnswer) =>
  reply.status(status).header('content-type', 'application/json; charset=utf-8').serializer(JSON.stringify).send(answer)

function statusOf(error: FastifyError | Refusal): number {
  if (error instanceof Refusal) return error.status
  if (hasZodFastifySchemaValidationErrors(error)) return 400
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? status : 500
}

function answerOf(error: FastifyError | Refusal, request: FastifyRequest, services: Services): ErrorAnswer {
  const language = request.pageLanguage
  const { area } = request.routeOptions.config
  const answer: ErrorAnswer = {
    code: error.code || 'ERROR',
    timestamp: toWire(services.clock.now()),
    message: translate('platform', language, FAILED),
    url: request.url.split('?')[0] ?? '',
    returnCode: error.code || 'ERROR',
    logNo: randomUUID(),
    problems: [],
  }
  if (error instanceof Refusal) {
    answer.message = error.messageIn(area, language)
    answer.problems = error.problemsIn(area, language)
    if (error.changed) answer.changed = error.changed
  } else if (hasZodFastifySchemaValidationErrors(error)) {
    answer.code = answer.returnCode = 'INVALID_INPUT'
    answer.message = translate('platform', language, INVALID)
    answer.problems = error.validation.map((issue) => schemaProblem(issue.instancePath, language))
  } else if (statusOf(error) < 500) {
    answer.message = translate('platform', language, requestFaults[error.code] ?? FAILED)
  } else answer.code = answer.returnCode = 'SERVER_ERROR'
  if (statusOf(error) >= 500 && request.person?.roles.includes('SYS')) addCause(answer, error, request)
  return answer
}

/** S-402: what a fault was about, for administrators. */
function addCause(answer: ErrorAnswer, error: Error, request: FastifyRequest): void {
  answer.cause = error.message
  answer.causeDetail = (error.stack ?? '').slice(0, MAX_DETAIL)
  answer.queryString = request.url.split('?')[1] ?? ''
}
const MAX_DETAIL = 4000

function schemaProblem(instancePath: string, language: FastifyRequest['pageLanguage']): Problem {
  const field = instancePath.replace(/^\//, '').replaceAll('/', '.')
  return {
    field,
    code: 'INVALID',
    message: translate('platform', language, '{label}의 형식이 올바르지 않습니다.', { label: field }),
  }
}

/** Who tries what he has no right to is seen by those who look after rights. */
async function tellDenied({ person, method, url, ip }: FastifyRequest, services: Services): Promise<void> {
  if (!person) return
  const found = recordAt(services.models, url.split('?')[0] ?? '')
  const isTrace = found && (await isTraceOf(found, person.userId, services))
  if (isTrace) return
  const detailDesc = `${method} ${url.split('?')[0]}`.slice(0, MAX_DETAIL)
  const entry = { now: services.clock.now(), userId: person.userId, ip, accessCd: 'DENIED' as const, bizCd: 'request' }
  await logAccess(services.db, { ...entry, detailDesc }).catch((fault) => services.onFault(fault, 'access log'))
}

/** Of his own record without a name nothing is written down; where that cannot be asked, neither. */
const isTraceOf = (
  { model, no }: NonNullable<ReturnType<typeof recordAt>>,
  userId: string,
  { db, onFault }: Services,
) =>
  db
    .read('SYSTEM', (queries) => isUnnamedAuthor(queries, model, no, userId))
    .catch((fault: unknown) => {
      onFault(fault, 'access log')
      return true
    })

/** The fault stays findable by the number that the person was shown. */
async function record(
  error: Error & { code?: string },
  answer: ErrorAnswer,
  request: FastifyRequest,
  services: Services,
): Promise<void> {
  services.onFault(error, `${request.method} ${answer.url}`, { logNo: answer.logNo, ...requestFields(request) })
  await writeErrorLog(services, {
    logNo: answer.logNo,
    sideCd: 'SERVER',
    userId: request.person?.userId ?? null,
    methodCd: request.method,
    url: answer.url,
    errorCd: error.code ?? null,
    message: error.message,
    stack: error.stack ?? null,
  }).catch((fault) => services.onFault(fault, 'error log'))
}
