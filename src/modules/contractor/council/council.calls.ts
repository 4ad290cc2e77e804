/** Who belongs to a council and who came: every contractor signs for itself, the secretary for whoever asks him to. */
import { call, read, write } from '#platform/model/call.ts'
import { rowsOf, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { council } from './council.model.ts'

const nullableText = z.string().nullable()

const attendLine = z.object({
  vendorCd: z.string(),
  vendorNm: nullableText,
  attendYn: yesNo,
  personNm: nullableText,
  titleNm: nullableText,
  absentReasonDesc: nullableText,
  signDt: nullableText,
  strokes: z.array(z.array(z.number())).nullable(),
  /** Whether the reader may write this line now. */
  mayYn: yesNo,
})
export type AttendLine = z.infer<typeof attendLine>
export const councilAttends = call.get(`${council.api}/{no}/attends`, {
  right: read(council),
  through: council,
  answer: rowsOf(attendLine),
})

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\0'))
    .nullable()
const thousandth = z.number().int().min(0).max(1000)

const attendBody = z.strictObject({
  attendYn: yesNo,
  personNm: text(100),
  titleNm: text(50),
  absentReasonDesc: text(500),
  strokes: z.array(z.array(thousandth).max(2000)).max(200).nullable(),
})
export const attendCouncil = call.put(`${council.api}/{no}/attends/{vendorCd}`, {
  right: write(council),
  through: council,
  places: { vendorCd: z.string().min(1).max(20) },
  body: attendBody,
})
