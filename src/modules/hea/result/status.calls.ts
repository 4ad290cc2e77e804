/** 검진 통계: by department and by year, each reader as far as his level goes. */
import { call, menu } from '#platform/model/call.ts'
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { checkupClasses } from '../checkup/checkup-codes.model.ts'

export const STATUS_ROUTE = '/hea/checkup/checkupStatus'
const line = z.object({
  deptCd: z.string(),
  deptNm: z.string(),
  targetCnt: z.number().nullable(),
  examinedCnt: z.number().nullable(),
  rateVal: z.number().nullable(),
  counts: z.record(z.string(), z.number().nullable()),
})
export const checkupStatus = call.get('/api/hea/checkup/checkupstatus', {
  right: menu(STATUS_ROUTE),
  program: 'Counts as far as the reader’s level goes: whoever sees counts reads no row.',
  tag: '검진 통계',
  // One class at a time: of two tables that overlap one could be subtracted from the other.
  query: z.object({
    year: z.coerce.number().int().min(2000).max(2100).optional(),
    classCd: oneOf(checkupClasses).default('GEN'),
  }),
  answer: z.object({
    /** F: everything. S: groups of five and more, of closed plans. M: who of the own people was examined. */
    levelCd: z.enum(['F', 'S', 'M']),
    rows: z.array(line),
    total: line,
    years: z.array(z.object({ year: z.number(), total: line })),
  }),
})
