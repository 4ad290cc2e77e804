/** The roster by sheet, through the rules of one person at a time. */
import { sql } from '#platform/server/database/sql.ts'
import { cellText } from '#platform/server/excel/cell-text.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { takesSheet } from '#platform/server/sheets/take-sheet.ts'
import { rosterSheet } from './person.model.ts'
import { putPerson } from './person-write.ts'

interface Phones {
  personNo: number
  phoneNo: string
  emergencyPhoneNo: string
}

export const rosterUpload = takesSheet(rosterSheet, {
  may: ({ kind }) => kind === 'vendor',
  held: async (lines, { tx, person }) => {
    const numbers = lines.map((line) => [line.rowNo, cellText(line.cell('personNo')).trim()] as const)
    const asked = numbers.flatMap(([, text]) => (isNumber(text) ? Number(text) : []))
    const rows = await tx.query<Phones>(sql`select person_no as "personNo", phone_no as "phoneNo",
        emergency_phone_no as "emergencyPhoneNo" from vendor_person
      where person_no = any(${asked}::bigint[]) and vendor_cd = ${person.vendorCd} and delete_yn = 'N'`)
    const byNo = new Map(rows.map(({ personNo, ...phones }) => [personNo, phones]))
    return new Map(numbers.map(([rowNo, text]) => [rowNo, byNo.get(Number(text)) ?? {}]))
  },
  each: async ({ rowNo: _, personNo, ...row }, { tx, asker, now, today }, given) => {
    const said = Object.entries(row).filter(([name]) => given.has(name as keyof typeof row))
    return putPerson({ tx, asker, now, today }, numberOf(personNo), Object.fromEntries(said))
  },
})

const isNumber = (text: string): boolean => /^\d{1,15}$/.test(text)

function numberOf(personNo: string | null): number | null {
  if (personNo === null) return null
  if (isNumber(personNo)) return Number(personNo)
  const problem = { field: 'personNo', code: 'NOT_A_CODE', message: '소속인원에 없는 번호입니다.' }
  throw new Refusal(400, 'INVALID_INPUT', problem.message, { problems: [problem] })
}
