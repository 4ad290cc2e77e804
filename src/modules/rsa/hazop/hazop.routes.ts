/** The deviations of a study as a workbook. */
import { grades } from '#modules/saf/jsa/risk.logic.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { hazopLinesOut } from './hazop.calls.ts'
import { type Hazop, type HazopLine, hazop } from './hazop.model.ts'
import { hazopLineUpload } from './hazop.sheet.ts'
import { deviations } from './hazop-codes.model.ts'

const WIDE = 40
const NARROW = 10

type Value = string | number | null
const columns: readonly [text: string, width: number, value: (line: HazopLine, study: Hazop) => Value][] = [
  ['노드번호', NARROW, ({ nodeNo }) => nodeNo],
  ['이탈', WIDE / 2, ({ deviationCd }) => deviationCd && deviations[deviationCd]],
  ['원인', WIDE, ({ causeDesc }) => causeDesc],
  ['원인 없음 사유', WIDE, ({ noCauseDesc }) => noCauseDesc],
  ['결과', WIDE, ({ consequenceDesc }) => consequenceDesc],
  ['현재조치', WIDE, ({ safeguardDesc }) => safeguardDesc],
  ['빈도', NARROW, ({ freqVal }) => freqVal],
  ['강도', NARROW, ({ sevVal }) => sevVal],
  ['권고', WIDE, ({ recommendDesc }) => recommendDesc],
  ['위험성', NARROW, ({ riskVal }) => riskVal],
  ['등급', NARROW, ({ gradeCd }) => gradeCd && grades[gradeCd]],
  [
    '요구 SIL',
    NARROW,
    ({ hazopRowNo }, { lopas }) => lopas?.find((one) => one.hazopRowNo === hazopRowNo)?.silCd ?? null,
  ],
]
const told = ['이탈', '등급']

function sheetOf(study: Hazop, language: Language) {
  const say = (text: string) => translate('rsa', language, text)
  return {
    label: hazop.label,
    columns: columns.map(([text, width]) => ({ text: say(text), width })),
    rows: (study.lines ?? []).map((line) =>
      columns.map(([head, , value]) => {
        const found = value(line, study)
        return typeof found === 'string' && told.includes(head) ? say(found) : found
      }),
    ),
  }
}

const linesOut = answer(hazopLinesOut, async ({ record, request }) => {
  const found: object = record
  return sheetOf(found as Hazop, request.language)
})

export const hazopRoutes = routes(linesOut, hazopLineUpload)
