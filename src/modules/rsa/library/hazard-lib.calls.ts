/** What is asked of the library besides its rows: hazards to take over, and the sheets of the ministry's system. */
import { accidentTypes } from '#modules/common/accident-types.model.ts'
import { call, menu, read } from '#platform/model/call.ts'
import { asked, nullableText, oneOf, pageOf, paging, searchWord, yesNo } from '#platform/model/call-words.ts'
import { process, text } from '#platform/model/field.ts'
import { defineSheet } from '#platform/model/sheet.ts'
import { z } from '#schema'
import { rsa, rsaItemFields } from '../assess/rsa.model.ts'
import { hazardKinds } from '../assess/rsa-codes.model.ts'
import { hazardLibMaster } from './hazard-lib.master.ts'

const hazard = z.object({
  hazardLibNo: z.number(),
  m4Cd: oneOf(hazardKinds),
  workCatCd: nullableText,
  processNm: nullableText,
  hazardDesc: z.string(),
  accTypeCd: oneOf(accidentTypes),
  measureDescs: z.string(),
  lawRefDesc: nullableText,
  badYn: yesNo,
})
export type LibraryHazard = z.infer<typeof hazard>

/** Hazards in use that an assessment may take over: its own process and work first. */
export const libraryHazards = call.get(`${rsa.api}/{no}/library`, {
  right: read(rsa),
  through: rsa,
  query: z.strictObject({
    q: searchWord,
    m4Cd: asked(20),
    /** Of any work and process, not only of those of the assessment. */
    all: yesNo.default('N'),
    ...paging(),
  }),
  answer: pageOf(hazard),
})

const { taskNm, hazardDesc, lawRefDesc, existMeasureDesc } = rsaItemFields

/** In the order of the columns of the ministry's own sheets; what is rated there is rated anew here. */
export const krasSheet = defineSheet({
  area: 'rsa',
  label: 'KRAS 위험성평가표',
  api: `${hazardLibMaster.api}s/kras`,
  right: menu(hazardLibMaster.route, 'write'),
  columns: {
    processNo: process('공정', { required: true }),
    taskNm,
    hazardCatCd: text('분류', { max: 60, required: true }),
    hazardDesc: { ...hazardDesc, max: hazardLibMaster.fields.hazardDesc.max, required: true as const },
    lawRefDesc,
    existMeasureDesc,
    controlDesc: text('감소대책', { max: 1000, lines: 2 }),
    accTypeCd: { ...rsaItemFields.accTypeCd, help: '없으면 기타로 둡니다.' },
  },
})
