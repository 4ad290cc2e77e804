/** Deviations by Excel: what the team has written in its own workbook comes in, and goes out again. */
import { call, read, write } from '#platform/model/call.ts'
import { defineSheet } from '#platform/model/sheet.ts'
import { hazop, hazopLineFields, MOST_LINES } from './hazop.model.ts'

const { nodeNo, deviationCd, causeDesc, noCauseDesc, consequenceDesc, safeguardDesc } = hazopLineFields
const { freqVal, sevVal, recommendDesc } = hazopLineFields

export const hazopLineSheet = defineSheet({
  area: 'rsa',
  label: 'HAZOP 이탈',
  api: `${hazop.api}/{no}/lines`,
  right: write(hazop),
  formRight: read(hazop),
  through: hazop,
  most: MOST_LINES,
  columns: {
    nodeNo: { ...nodeNo, required: true as const },
    deviationCd: { ...deviationCd, required: true as const },
    causeDesc,
    noCauseDesc,
    consequenceDesc,
    safeguardDesc,
    freqVal,
    sevVal,
    recommendDesc,
  },
})
export const hazopLinesOut = call.get(`${hazop.api}/{no}/lines-sheet`, {
  right: read(hazop),
  through: hazop,
  answer: 'sheet',
})
