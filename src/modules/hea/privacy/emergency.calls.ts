/** An access in an emergency: of whom, what it opens, and beginning it. */
import { call, menu } from '#platform/model/call.ts'
import { rowsOf, searchWord } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { emergencies } from './emergency.model.ts'

const ROUTE = '/hea/privacy/emergency'
const opens = { right: menu(ROUTE, 'write', ['DOC']), tag: emergencies.label }
const nullable = z.string().nullable()

/** People of other plants by name or id: the directory of a plant ends at the plant. */
export const emergencyPeople = call.get('/api/hea/privacy/emergency-people', {
  ...opens,
  program:
    'In an emergency a doctor finds somebody of another plant, by the beginning of his name and a handful at most.',
  query: z.strictObject({ q: searchWord }),
  answer: rowsOf(z.object({ userId: z.string(), userNm: nullable, orgNm: nullable, plantNm: nullable })),
})

export const openEmergency = call.post('/api/hea/privacy/emergency', {
  ...opens,
  body: z.strictObject({
    subjectUserId: z.string().min(1).max(30),
    reasonDesc: z
      .string()
      .trim()
      .max(1000)
      .refine((text) => text.isWellFormed() && !text.includes('\0')),
  }),
  answer: z.object({
    emergencyReadNo: z.number(),
    userId: z.string(),
    userNm: nullable,
    subjectUserId: z.string(),
    subjectUserNm: nullable,
    subjectOrgNm: nullable,
    reasonDesc: z.string(),
    startDt: z.string(),
    endDt: z.string(),
    openYn: z.literal('Y'),
  }),
})

const allergy = z.object({ allergyNo: z.number(), allergenCd: z.string(), reactionDesc: nullable })
export type KnownAllergy = z.infer<typeof allergy>
const record = z.object({
  bizCd: z.string(),
  bizNm: z.string(),
  bizNo: z.number(),
  title: nullable,
  statusNm: z.string(),
  createDt: z.string(),
  url: z.string(),
})
export const emergencyRecords = call.get('/api/hea/privacy/emergency/{no}/records', {
  right: menu(ROUTE),
  tag: emergencies.label,
  answer: z.object({ allergies: z.array(allergy), rows: z.array(record) }),
})
