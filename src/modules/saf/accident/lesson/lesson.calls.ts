/** One page for everybody: what happened, why, and what is done from now on. It goes out as a notice that has to be read. */
import { siteLangs } from '#modules/common/site-langs.model.ts'
import { targetScopes } from '#modules/manage/notice/notice.model.ts'
import { call, read, write } from '#platform/model/call.ts'
import { nullableText, oneOf, writtenDay } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { accident } from '../accident.model.ts'

const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
const page = {
  lessonTitle: words(100),
  whatDesc: words(1000),
  whyDesc: words(1000),
  learnDesc: words(1000),
}
const shown = z.object({
  accLessonNo: z.number(),
  noticeNo: z.number(),
  lessonTitle: z.string(),
  whatDesc: z.string(),
  whyDesc: z.string(),
  learnDesc: z.string(),
  publishDt: z.string(),
  publishUserNm: nullableText,
  /** Of this round of the investigation; an accident that was opened again has those of before. */
  isCurrent: z.boolean(),
  texts: z.array(z.object({ langCd: z.string(), titleDesc: z.string(), bodyDesc: z.string() })),
})
export type Lesson = z.infer<typeof shown>
const reading = z.object({
  /** The revision that is read now. */
  noticeNo: z.number(),
  confirmDueYmd: nullableText,
  targetCnt: z.number(),
  doneCnt: z.number(),
  isEnough: z.boolean(),
})
const answer = z.object({
  lessons: z.array(shown),
  /** Of the current one; a contractor is not told how others read. */
  reading: reading.nullable(),
  isNeeded: z.boolean(),
  mayPublish: z.boolean(),
  /** What the case says, without the names of who was hurt: to begin with. */
  proposed: z.object({ whatDesc: z.string(), whyDesc: z.string(), learnDesc: z.string() }).nullable(),
})
export type Lessons = z.infer<typeof answer>

const at = `${accident.api}/{no}/lessons` as const
export const accidentLessons = call.get(at, { right: read(accident), through: accident, answer })

const code = z.string().min(1).max(20)
const translation = z.strictObject({ langCd: oneOf(siteLangs), titleDesc: words(200), bodyDesc: words(6000) })
export const publishLesson = call.post(at, {
  right: write(accident),
  tag: accident.label,
  through: accident,
  body: z.strictObject({
    ...page,
    targetScopeCd: oneOf(targetScopes).exclude(['TYPE']),
    deptCds: z.array(code).max(100).default([]),
    vendorCds: z.array(code).max(200).default([]),
    /** Of a contractor: one of its people for all, or each who works here. */
    confirmLevelCd: z.enum(['VENDOR', 'WORKER']).default('VENDOR'),
    confirmDueYmd: writtenDay,
    texts: z.array(translation).max(10).default([]),
  }),
})
