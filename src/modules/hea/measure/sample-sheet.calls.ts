/** The agency's form of samples. */
import { read, write } from '#platform/model/call.ts'
import { code, count, number, text } from '#platform/model/field.ts'
import { defineSheet } from '#platform/model/sheet.ts'
import { z } from '#schema'
import { measure } from './measure.model.ts'
import { sampleLabels as label, limitTypes, type SampleDraft, sampleTypes, sampleUnits } from './sample.logic.ts'

const required = { required: true } as const
const columns = {
  measureUnitNo: text(label.measureUnitNo, { max: 200, ...required }),
  factorCd: text(label.factorCd, { max: 100, ...required }),
  userId: text(label.userId, { max: 30 }),
  pointNm: text(label.pointNm, { max: 100 }),
  sampleTypeCd: code(label.sampleTypeCd, sampleTypes, required),
  areaReasonDesc: text(label.areaReasonDesc, { max: 500 }),
  limitTypeCd: code(label.limitTypeCd, limitTypes, required),
  concVal: number(label.concVal, required),
  unitCd: code(label.unitCd, sampleUnits, required),
  minuteCnt: count(label.minuteCnt, required),
  workHourVal: number(label.workHourVal, required),
  timesCnt: count(label.timesCnt),
  gapMinuteCnt: count(label.gapMinuteCnt),
} satisfies Record<keyof SampleDraft, unknown>

export const sampleSheet = defineSheet({
  area: 'hea',
  label: '측정 시료',
  api: `${measure.api}/{no}/samples`,
  right: write(measure),
  formRight: read(measure),
  through: measure,
  query: z.strictObject({ modeCd: z.enum(['ADD', 'REPLACE']).default('ADD') }),
  columns,
})
