/** Who belongs to a council and who came. */
import { z } from 'zod'

const nullableText = z.string().nullable()
const yn = z.enum(['Y', 'N'])

export const attendLine = z.object({
  vendorCd: z.string(),
  vendorNm: nullableText,
  attendYn: yn,
  personNm: nullableText,
  titleNm: nullableText,
  absentReasonDesc: nullableText,
  signDt: nullableText,
  strokes: z.array(z.array(z.number())).nullable(),
  /** Whether the reader may write this line now. */
  mayYn: yn,
})
export type AttendLine = z.infer<typeof attendLine>
export const attendAnswer = z.object({ rows: z.array(attendLine) })

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\0'))
    .nullable()
const thousandth = z.number().int().min(0).max(1000)

export const attendBody = z.strictObject({
  attendYn: yn,
  personNm: text(100),
  titleNm: text(50),
  absentReasonDesc: text(500),
  strokes: z.array(z.array(thousandth).max(2000)).max(200).nullable(),
})
export type AttendBody = z.infer<typeof attendBody>
const councilNo = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
export const councilParams = z.object({ no: councilNo })
export const attendParams = z.object({ no: councilNo, vendorCd: z.string().min(1).max(20) })
