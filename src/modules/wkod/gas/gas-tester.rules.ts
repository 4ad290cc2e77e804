import { addDays, addMonths } from '#platform/model/calendar.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { gasTesterMaster, testerTopics } from './gas-tester.master.ts'

export const gasTesterRules = masterWith(gasTesterMaster, {
  set: setEnd,
  refuseSave: [refuseMissingTopics],
})

/** The last day of the check is inclusive: twelve months from 2026-03-10 end on 2027-03-09. */
async function setEnd({ record, db }: MasterContext) {
  if (!record.topicCheckYmd) return { topicToYmd: null }
  const checked = String(record.topicCheckYmd)
  const { GAS_TOPIC_M = 12 } = await legalNumbers(db, ['GAS_TOPIC_M'], checked)
  return { topicToYmd: addDays(addMonths(checked, GAS_TOPIC_M), -1) }
}

/** @law 산업안전보건기준에 관한 규칙 제619조의2제2항 */
function refuseMissingTopics({ record }: MasterContext) {
  if (record.useYn !== 'Y') return undefined
  const missing = Object.entries(testerTopics).find(([name]) => record[name] !== 'Y')
  if (!missing) return undefined
  return {
    field: missing[0],
    code: 'GAS_TESTER_TOPIC',
    message: '측정자는 네 가지를 모두 숙지해야 지정할 수 있습니다. (확인 안 됨: {topic})',
    values: { topic: missing[1] },
    law: '산업안전보건기준에 관한 규칙 제619조의2제2항',
  }
}
