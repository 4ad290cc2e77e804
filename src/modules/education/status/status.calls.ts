/** 출입교육 현황: how each person of the vendors stands, to the vendor his own, to the site all of the plant. */
import { isDay } from '#platform/model/calendar.ts'
import { call, menu } from '#platform/model/call.ts'
import { oneOf, pageOf, paging, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { vendorClasses } from '../course/edu-codes.model.ts'
import { STAFF_STATUS_ROUTE, STATUS_ROUTE } from '../round/edu-round.model.ts'
import { statusStates } from './status.model.ts'

const text = z.string().nullable()
const count = z.number().nullable()
/** A half-typed day narrows nothing. */
const day = z.string().refine(isDay).optional()
const sortable = ['personNm', 'vendorNm', 'eduYmd', 'validToYmd']

const person = z.object({
  personNo: z.number(),
  personNm: z.string(),
  vendorCd: z.string(),
  vendorNm: text,
  langCd: z.string(),
  courseNm: text,
  specialKindNo: count,
  eduYmd: text,
  testScore: count,
  validFromYmd: text,
  validToYmd: text,
  certNo: text,
  eduRoundNo: count,
  eduRqstNo: count,
  /** The round in which he has a seat. */
  openRoundNo: count,
  openStartDt: text,
  carriedYn: yesNo,
  stateCd: oneOf(statusStates),
})
export type EduStatus = z.infer<typeof person>
export const eduStatuses = call.get('/api/saf/education/vendorstatuses', {
  right: menu({ staff: STAFF_STATUS_ROUTE, vendor: STATUS_ROUTE }),
  program: 'What somebody learned with another vendor is his; that it was another’s person is all that is told of it.',
  tag: '출입교육 현황',
  query: z.strictObject({
    eduClassCd: z.enum(vendorClasses).default('ENTRY'),
    stateCd: oneOf(statusStates).optional(),
    vendorCd: z.string().max(20).optional(),
    validToYmdFrom: day,
    validToYmdTo: day,
    q: z.string().max(100).default(''),
    ...paging(1000),
    sort: z
      .string()
      .refine((word) => word === '' || sortable.includes(word.replace(/^-/, '')))
      .default(''),
  }),
  answer: pageOf(person).extend({ states: z.array(z.object({ code: z.string(), count: z.number() })) }),
})
