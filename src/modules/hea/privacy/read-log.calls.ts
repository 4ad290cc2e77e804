/** Of what there are entries, and what a person is told of who read his data. */
import { call, menu } from '#platform/model/call.ts'
import { pageOf, paging, rowsOf, writtenDay } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { readLog } from './read-log.model.ts'

const nullable = z.string().nullable()

export const readLogKinds = call.get('/api/hea/privacy/readlogkinds', {
  right: menu(readLog.right),
  tag: readLog.label,
  answer: rowsOf(z.object({ code: z.string(), codeNm: z.string() })),
})

export const myReads = call.get('/api/hea/privacy/myreads', {
  right: menu('/hea/checkup/myCheckup'),
  tag: readLog.label,
  query: z.object({ ...paging(), readDtFrom: writtenDay.optional(), readDtTo: writtenDay.optional() }),
  answer: pageOf(
    z.object({
      readLogNo: z.number(),
      readDt: z.string(),
      readUserId: z.string(),
      readUserNm: nullable,
      readOrgNm: nullable,
      bizCd: z.string(),
      bizNm: z.string(),
      fieldSetCd: z.string(),
      purposeCd: z.string(),
      reasonDesc: nullable,
    }),
  ),
})
