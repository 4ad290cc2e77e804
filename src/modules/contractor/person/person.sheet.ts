/** The roster by sheet, through the rules of one person at a time. */
import { Refusal } from '#platform/server/refusal.ts'
import { takesSheet } from '#platform/server/sheets/take-sheet.ts'
import { rosterSheet } from './person.model.ts'
import { putPerson } from './person-write.ts'

export const rosterUpload = takesSheet(rosterSheet, {
  may: ({ kind }) => kind === 'vendor',
  each: async ({ rowNo: _, personNo, ...row }, { tx, asker, now, today }, given) => {
    const said = Object.entries(row).filter(([name]) => given.has(name as keyof typeof row))
    return putPerson({ tx, asker, now, today }, numberOf(personNo), Object.fromEntries(said))
  },
})

function numberOf(personNo: string | null): number | null {
  if (personNo === null) return null
  if (/^\d{1,15}$/.test(personNo)) return Number(personNo)
  const problem = { field: 'personNo', code: 'NOT_A_CODE', message: '소속인원에 없는 번호입니다.' }
  throw new Refusal(400, 'INVALID_INPUT', problem.message, { problems: [problem] })
}
