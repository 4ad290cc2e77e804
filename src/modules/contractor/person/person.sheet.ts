/** The roster by sheet, through the rules of one person at a time. */
import { takesSheet } from '#platform/server/sheets/take-sheet.ts'
import { rosterSheet } from './person.model.ts'
import { addPerson } from './person-write.ts'

export const rosterUpload = takesSheet(rosterSheet, {
  may: ({ kind }) => kind === 'vendor',
  each: async ({ rowNo: _, ...input }, { tx, asker, now, today }) => {
    await addPerson({ tx, asker, now, today }, input)
    return 'inserted'
  },
})
