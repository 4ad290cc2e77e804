/** What the screens of JSAs ask besides records: participants and their signatures, the library, the stages. */
import { interpreted, interpreters } from '#modules/common/interpreters.calls.ts'
import { call, read, write } from '#platform/model/call.ts'
import { nullableText, oneOf, rowsOf, seenVersion, yesNo } from '#platform/model/call-words.ts'
import { keptProof } from '#platform/model/proof-words.ts'
import { z } from '#schema'
import { jsa } from './jsa.model.ts'
import { signLanguageCds } from './jsa-codes.model.ts'
import { grades } from './risk.logic.ts'

const clean = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))

const partBody = z.strictObject({
  partRoleCd: z.enum(['LEADER', 'WORKER', 'OPR']),
  personNo: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable().default(null),
  userId: clean(30).nullable().default(null),
  partNm: clean(100).nullable().default(null),
  langCd: z.enum(signLanguageCds).default('ko'),
})
const stroke = z.array(z.number().int().min(0).max(1000)).max(2000)
const signBody = z.strictObject({
  rowVersion: seenVersion,
  langCd: z.enum(signLanguageCds),
  /** Drawn on this device, before who is signed in. */
  strokes: z.array(stroke).min(1).max(200),
})
const cardBody = z.strictObject({ rowVersion: seenVersion, langCd: z.enum(signLanguageCds), text: clean(200) })

const interpretBody = interpreted.extend({ rowVersion: seenVersion })

const part = z.object({
  jsaPartNo: z.number(),
  partRoleCd: z.enum(['LEADER', 'WORKER', 'OPR']),
  personNo: z.number().nullable(),
  userId: z.string().nullable(),
  partNm: z.string(),
  langCd: z.enum(signLanguageCds),
  signDt: z.string().nullable(),
  /** Y: what was signed is what stands there now; N: it has changed since. */
  validYn: z.enum(['Y', 'N']),
  strokes: z.array(z.array(z.number())).nullable(),
  how: keptProof,
})
const extraAnswer = z.object({
  parts: z.array(part),
  interpreters,
  marks: z.array(z.object({ rowNo: z.number(), markDesc: z.string() })),
  revisions: z.array(
    z.object({
      jsaNo: z.number(),
      jsaRevNo: z.number(),
      statusCd: z.string(),
      fixYmd: z.string().nullable(),
    }),
  ),
})

const libraryQuery = z.strictObject({
  q: z.string().max(100).default(''),
  srcCd: z.enum(['LIB', 'OWN']).default('LIB'),
  permitTypeCd: z.string().max(10).default(''),
  workCatCd: z.string().max(20).default(''),
  equipCd: z.string().max(50).default(''),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type Asked = z.infer<typeof libraryQuery>
const libraryLine = z.object({
  jsaNo: z.number(),
  jsaDocNo: z.string().nullable(),
  jsaTitle: z.string(),
  jsaSrcCd: z.string(),
  workCatCd: z.string().nullable(),
  permitTypeCds: z.string().nullable(),
  equipCds: z.string().nullable(),
  stepCnt: z.number(),
  rowCnt: z.number(),
  maxBeforeVal: z.number().nullable(),
  maxAfterVal: z.number().nullable(),
  fixYmd: z.string().nullable(),
})

const stageQuery = z.strictObject({ plantCd: z.string().max(20).optional() })
const stageLine = z.object({
  /** The vendor's code, or the department's where the work is its own. */
  ownerCd: z.string(),
  ownerNm: z.string().nullable(),
  isVendor: z.boolean(),
  stages: z.array(z.object({ stageCd: z.string(), count: z.number(), oldestDay: z.number(), late: z.number() })),
})
const stageDetailQuery = z.strictObject({
  ownerCd: z.string().min(1).max(20),
  stageCd: z.enum(['1', '2', '3', '4', '5', '6', '7']),
})
const stageRow = z.object({
  jsaNo: z.number(),
  jsaDocNo: z.string().nullable(),
  jsaTitle: z.string(),
  holderNm: z.string().nullable(),
  stageYmd: z.string(),
  ageDay: z.number(),
  lateYn: z.enum(['Y', 'N']),
  maxAfterVal: z.number().nullable(),
})

export type Extra = z.infer<typeof extraAnswer>
export type JsaPartLine = z.infer<typeof part>
export type LibraryLine = z.infer<typeof libraryLine>
export type StageLine = z.infer<typeof stageLine>
export type StageRow = z.infer<typeof stageRow>
export type NewPart = z.infer<typeof partBody>
export type Sign = z.infer<typeof signBody>
export type Interpret = z.infer<typeof interpretBody>
export type SignByCard = z.infer<typeof cardBody>

const tag = jsa.label
const reading = { right: read(jsa), tag }
const writing = { right: write(jsa), tag }

export const jsaExtra = call.get(`${jsa.api}/{no}/extra`, { right: read(jsa), through: jsa, answer: extraAnswer })

const CARDS = 'Cards are shown to the gate and to nobody else; here one is held before the device by its holder.'
const PARTS = `${jsa.api}/{no}/participants` as const
export const addPart = call.post(PARTS, { ...writing, body: partBody })
export const removePart = call.delete(`${PARTS}/{part}`, writing)
export const signPart = call.put(`${PARTS}/{part}/sign`, { ...writing, body: signBody })
/** By his safety card, before who is signed in. */
export const signPartByCard = call.put(`${PARTS}/{part}/card`, { ...writing, program: CARDS, body: cardBody })

/** Whoever read out what has no translation signs for it, before who is signed in. */
export const interpretJsa = call.post(`${jsa.api}/{no}/interpreter`, {
  ...writing,
  body: interpretBody,
})
/** Who signed what, and what stands behind each signature. */
export const jsaSignSheet = call.get(`${jsa.api}/{no}/signs`, {
  right: read(jsa),
  through: jsa,
  tag,
  answer: 'sheet',
})

const LIBRARY = `${jsa.api}-library` as const
const program = 'Of the library everybody of the plant reads what is in force; of the rest what he sees anyway.'
export const jsaLibrary = call.get(LIBRARY, {
  ...reading,
  program,
  query: libraryQuery,
  answer: rowsOf(libraryLine).extend({ total: z.number() }),
})
/** Rows in the words of the model; what they are is checked when they are saved. */
export const rowsToCopy = call.get(`${LIBRARY}/{no}`, {
  ...reading,
  program,
  answer: rowsOf(z.record(z.string(), z.unknown())),
})
const assessedLine = z.object({
  rsaDocNo: z.string(),
  rsaItemNo: z.number(),
  taskNm: nullableText,
  hazardDesc: z.string(),
  hazardCatCd: nullableText,
  accTypeCd: nullableText,
  existMeasureDesc: nullableText,
  controlDesc: nullableText,
  gradeCd: oneOf(grades).nullable(),
  acceptYn: yesNo,
})
export type AssessedLine = z.infer<typeof assessedLine>
/** What the assessments that cover a work have found, to be taken over into its analysis. */
export const jsaAssessed = call.get(`${jsa.api}-assessed`, {
  ...reading,
  program: 'What an assessment has found, everybody who works at the process is told, contractors as well.',
  query: z.strictObject({
    processNo: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    workCatCd: z.string().max(20).default(''),
    equipCds: z.string().max(300).default(''),
  }),
  answer: rowsOf(assessedLine),
})
export const copyJsa = call.post(`${jsa.api}-copy`, {
  ...writing,
  program,
  body: z.strictObject({ jsaNo: z.number().int().min(1) }),
  answer: z.object({ jsaNo: z.number() }),
  makes: true,
})

const STAGES = `${jsa.api}-stages` as const
export const jsaStages = call.get(STAGES, { ...reading, query: stageQuery, answer: rowsOf(stageLine) })
export const jsasInStage = call.get(`${STAGES}/rows`, { ...reading, query: stageDetailQuery, answer: rowsOf(stageRow) })

/** R7: whoever reviews accidents says that a measure was of no use; every copy shows it. */
export const markRow = call.put(`${jsa.api}/{no}/rows/{row}/mark`, {
  right: { ...write(jsa), roles: ['SHM', 'SHD'] },
  tag,
  places: { row: z.coerce.number().int().min(1).max(9999) },
  body: z.strictObject({ markDesc: clean(1000) }),
})
