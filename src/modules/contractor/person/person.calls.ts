/** The roster: a vendor keeps its own, the site reads it with birthday and phone masked. */
import { call, menu } from '#platform/model/call.ts'
import { pageOf, searchWord, seenVersion } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { personRoutes, roster } from './person.model.ts'

const menus = [personRoutes.staff, personRoutes.vendor]
const seen = { right: menu(menus), tag: roster.label }
const written = { right: menu(menus, 'write'), tag: roster.label }

const nullableText = z.string().nullable()

const line = z.object({
  personNo: z.number(),
  vendorCd: z.string(),
  vendorNm: nullableText,
  personNm: z.string(),
  birthYmd: z.string(),
  phoneNo: nullableText,
  jobTypeCd: z.string(),
  nationCd: z.string(),
  visaToYmd: nullableText,
  employTypeCd: z.string(),
  contractToYmd: nullableText,
  hireYmd: z.string(),
  qualCnt: z.number(),
  personStatusCd: z.string(),
  /** The day after which whoever is asked for him has released him. */
  moveDueYmd: nullableText,
  moveNo: z.number().nullable(),
})
export type Line = z.infer<typeof line>
const code = z.string().max(20)
const asked = z.object({
  q: searchWord,
  vendorCd: code.optional(),
  personStatusCd: code.optional(),
  jobTypeCd: code.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(300).default(20),
})
export type PeopleAsked = z.infer<typeof asked>
export const people = call.get(`${roster.api}s`, { ...seen, query: asked, answer: pageOf(line) })
export const peopleSheet = call.get(`${roster.api}s/excel`, { ...seen, query: asked, answer: 'sheet' })
export const headcountSheet = call.get(`${roster.api}s/headcount`, {
  ...seen,
  query: z.object({ year: z.coerce.number().int().min(2000).max(2999), vendorCd: code.optional() }),
  answer: 'sheet',
})

const record = line.extend({
  genderCd: nullableText,
  visaTypeCd: nullableText,
  emergencyPhoneNo: nullableText,
  langCd: z.string(),
  contractFromYmd: nullableText,
  agreeYn: z.string(),
  agreeDt: nullableText,
  photoFileId: z.number().nullable(),
  rowVersion: z.number(),
  editable: z.boolean(),
})
export type PersonRecord = z.infer<typeof record>
export const onePerson = call.get(`${roster.api}/{no}`, { ...seen, answer: record })

export const addPerson = call.post(roster.api, {
  ...written,
  body: z.record(z.string(), z.unknown()),
  answer: z.object({ personNo: z.number(), message: nullableText }),
  makes: true,
})
export const changePerson = call.put(`${roster.api}/{no}`, {
  ...written,
  body: z.looseObject({ rowVersion: seenVersion }),
})
export const leavePerson = call.post(`${roster.api}/{no}/leave`, written)
export const releasePerson = call.post(`${roster.api}/{no}/release`, written)

/** The code of a worker's own page: for his vendor's managers, and for the education desk. */
export const workerPage = call.post(`${roster.api}/{no}/page`, {
  right: menu(menus, 'access', ['VAD', 'VSM', 'EDU', 'SHM']),
  program: 'Keys of pages are links, which the program keeps; the worker was found as the asker.',
  tag: roster.label,
  answer: z.object({ personNm: z.string(), path: z.string() }),
})
