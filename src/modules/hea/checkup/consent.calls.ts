/** The wording that people agree to: the newest for whoever is asked, all versions for the health manager, who adds one. */
import { call, menu } from '#platform/model/call.ts'
import { rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { CONSENT_ROUTE, MY_CHECKUP_ROUTE, RESERVATION_ROUTE } from './checkup-codes.model.ts'

const API = '/api/hea/checkup/consenttext'
const tag = '건강검진 동의서'
const version = z.object({
  consentTextVerNo: z.number(),
  consentTextDesc: z.string(),
  textHash: z.string(),
  createDt: z.string(),
  createUserNm: z.string().nullable(),
  /** Answers that were given to this wording. */
  answerCnt: z.number(),
})
export type Version = z.infer<typeof version>
const newest = version.pick({ consentTextVerNo: true, consentTextDesc: true })

export const consentText = call.get(API, {
  right: menu([MY_CHECKUP_ROUTE, RESERVATION_ROUTE, CONSENT_ROUTE]),
  tag,
  answer: newest,
})
export const consentVersions = call.get(`${API}s`, {
  right: menu(CONSENT_ROUTE),
  program: 'Answers to a wording are counted over all plants; the wording is the same for all.',
  tag,
  answer: rowsOf(version),
})
export const addConsent = call.post(`${API}s`, {
  right: menu(CONSENT_ROUTE, 'write', ['HLM']),
  tag,
  body: z.strictObject({ consentTextDesc: z.string().trim().min(50).max(10_000) }),
  answer: newest,
  makes: true,
})
