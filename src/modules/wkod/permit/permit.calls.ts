/** What a permit is asked beside its records and actions: copy, paper, crew while work goes on, ins and outs, materials. */
import { translation } from '#modules/common/site-langs.calls.ts'
import { call, read, write } from '#platform/model/call.ts'
import { oneOf, rowsOf, searchWord, toldCheck, writtenDay, writtenInstant } from '#platform/model/call-words.ts'
import { signWays } from '#platform/model/sign-proof.ts'
import { z } from '#schema'
import { crewRoles, permitBases } from './fields/permit-codes.model.ts'
import { permit } from './permit.model.ts'

const text = z.string().nullable()
/** A contractor's person, or an own employee. */
const whom = {
  personNo: z.number().int().min(1).nullable().default(null),
  userId: z.string().min(1).max(50).nullable().default(null),
}
const done = z.object({ permitNo: z.number() })
const seen = { right: read(permit), through: permit }
const worked = { right: write(permit), through: permit, answer: done }

export const copyPermit = call.post('/api/saf/wkodnew/{no}/copy', worked)
const begunFrom = z.object({
  permitNo: z.number(),
  wkodTitle: z.string(),
  placeDesc: z.string(),
  permitBaseCd: z.string(),
  permitSubCds: text,
  templateNm: text,
  wkodDt: z.string(),
  crewCnt: z.number(),
})
export type PermitStart = z.infer<typeof begunFrom>
/** What a new one may begin with: what has a name first, then the works of late, each once. */
export const permitStarts = call.get('/api/saf/wkodnew/starts', { right: write(permit), answer: rowsOf(begunFrom) })
/** Gives a permit a name to begin from again, or takes it away. */
export const nameTemplate = call.post('/api/saf/wkodnew/{no}/template', {
  ...worked,
  body: z.strictObject({ templateNm: z.string().trim().min(1).max(50).nullable() }),
})
export const joinCrew = call.post(`${permit.api}/{no}/crew`, {
  ...worked,
  body: z.strictObject({ ...whom, crewRoleCd: oneOf(crewRoles).default('WORKER') }),
})
/** By his number, own employees by their account. */
export const leaveCrew = call.post(`${permit.api}/{no}/crew/{who}/leave`, {
  ...worked,
  places: { who: z.string().min(1).max(50) },
})
const colourCds = ['RED', 'AMBER', 'GREEN'] as const
/** May not work; may, when what is said is done or looked at; may. */
export type Colour = (typeof colourCds)[number]
const readyLine = z.object({
  personNo: z.number().nullable(),
  userId: text,
  colourCd: z.enum(colourCds),
  checks: z.array(toldCheck),
  /** Hours of the last day and week, and of rest; null where nobody keeps who went through the gate. */
  load: z.object({ dayH: z.number(), weekH: z.number(), restH: z.number() }).nullable(),
})
export type CrewReady = z.infer<typeof readyLine>
/** Of each of its people whether he may work, and what keeps him from it. */
export const crewReady = call.get(`${permit.api}/{no}/crew/ready`, { ...seen, answer: rowsOf(readyLine) })
const MOST_NAMED = 100
const named = (one: string) =>
  z
    .string()
    .regex(new RegExp(`^${one}(,${one})*$`))
    .transform((all) => all.split(','))
    .refine((all) => all.length <= MOST_NAMED)
    .optional()
const figure = z.coerce.number().min(0).max(1e9).optional()
/** The same of a draft as its form stands, stored or not: its hours and types, what of it asks for education, its people. */
export const draftReady = call.get('/api/saf/wkod/crew-draft', {
  right: write(permit),
  query: z.strictObject({
    ...{ permitNo: figure, vendorCd: z.string().max(20).optional(), processNo: figure },
    ...{ wkodDt: writtenDay, workFromDt: writtenInstant, workToDt: writtenInstant },
    ...{ permitBaseCd: oneOf(permitBases), permitSubCds: z.string().max(60).optional() },
    ...{ depthVal: figure, voltVal: figure, loadVal: figure, cseKindNo: figure },
    ...{ persons: named('\\d{1,15}'), users: named('[\\w.-]{1,50}') },
  }),
  answer: rowsOf(readyLine),
})
const candidate = readyLine.extend({ nm: z.string() })
export type Candidate = z.infer<typeof candidate>
/** The same of those who are not on the list and might be, before anybody adds them. */
export const crewCandidates = call.get(`${permit.api}/{no}/crew/candidates`, {
  right: write(permit),
  through: permit,
  query: z.strictObject({ q: searchWord, crewRoleCd: oneOf(crewRoles).default('WORKER') }),
  answer: rowsOf(candidate),
})
/** Works at once. */
export const MOST_COLOURED = 200
const colourCount = z.object({ permitNo: z.number(), redCnt: z.number(), amberCnt: z.number(), greenCnt: z.number() })
export type CrewColours = z.infer<typeof colourCount>
/** Of many permits, how many of each colour. */
export const crewColours = call.get('/api/saf/wkod/crew-colours', {
  right: read(permit),
  query: z.strictObject({
    nos: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15})*$/)
      .transform((nos) => nos.split(',').map(Number))
      .refine((nos) => nos.length <= MOST_COLOURED),
  }),
  answer: rowsOf(colourCount),
})
/** Of a decision that lets somebody work who has too much behind him. */
export const LEAST_TIRED_REASON = 10
export const letTired = call.post(`${permit.api}/{no}/crew/tired`, {
  ...worked,
  body: z.strictObject({
    ...whom,
    toDt: writtenInstant,
    reasonDesc: z.string().trim().min(LEAST_TIRED_REASON).max(500),
  }),
})
/** Somebody has seen that he has his own air, or that he has not. */
export const maskCrew = call.post(`${permit.api}/{no}/crew/mask`, {
  ...worked,
  body: z.strictObject({ ...whom, isMasked: z.boolean() }),
})
/** In and out of a confined space. */
export const passEntry = call.post(`${permit.api}/{no}/entry`, {
  ...worked,
  body: z.strictObject({ ...whom, goesIn: z.boolean() }),
})

/** That somebody who works alone is well; whoever is alone now where nobody is named. */
export const checkIn = call.post(`${permit.api}/{no}/check-in`, {
  ...worked,
  /** A moment before now where it could not be sent at once. */
  body: z.strictObject({ ...whom, checkDt: writtenInstant.nullable().default(null) }),
})
/** Who works alone at it, and by when he lets himself be heard. */
export const permitAlone = call.get(`${permit.api}/{no}/alone`, {
  ...seen,
  answer: z.object({ nm: text, dueDt: text, mayCheckIn: z.boolean() }),
})

const talkSign = z.object({
  personNo: z.number().nullable(),
  userId: text,
  signDt: z.string().nullable(),
  signWayCd: oneOf(signWays).nullable(),
})
const risk = z.object({ stepNm: text, hazardDesc: text, measureDesc: text, risk: z.number().nullable() })
const paper = z.object({
  /** The address behind the code, from the site's own on; null before the request. */
  path: text,
  names: z.record(z.string(), z.string()),
  /** Whom somebody in danger calls. */
  controlTel: z.string(),
  risks: z.array(risk),
  /** What was printed last, and what the permit says otherwise since; nothing where nobody has printed it. */
  printed: z
    .object({
      versionNo: z.number(),
      printDt: z.string(),
      printUserNm: text,
      oldDt: text,
      changes: z.array(z.string()),
    })
    .nullable(),
  /** What has been said in other languages of what stands on it; of its measures by their items. */
  texts: z.array(translation),
  checkTexts: z.record(z.string(), translation),
  /** Who signed which talk, as the talks have it. */
  signs: z.array(talkSign),
})
export type Paper = z.infer<typeof paper>
export type TopRisk = z.infer<typeof risk>
/** What stands on paper and in the tabs beside the record itself. */
export const permitPaper = call.get(`${permit.api}/{no}/paper`, { ...seen, answer: paper })
export const countPrint = call.post(`${permit.api}/{no}/print`, {
  ...seen,
  answer: z.object({ printCnt: z.number(), versionNo: z.number() }),
})

const material = z.object({
  vendorMsdsDocNo: z.string(),
  productNm: z.string(),
  statusCd: z.string(),
  bringOutYmd: z.string(),
  stockLocNm: text,
  conditionDesc: text,
})
export type PermitMaterial = z.infer<typeof material>
/** What a permit of a contractor may name as used in the work, and what it names. */
export const permitMaterials = call.get(`${permit.api}/{no}/materials`, { ...seen, answer: rowsOf(material) })
