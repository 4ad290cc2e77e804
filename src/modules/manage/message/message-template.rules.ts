import { eventOf, unknownVariables } from '#platform/model/message-event.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { messageTemplateMaster } from './message-template.master.ts'

export const messageTemplateRules = masterWith(messageTemplateMaster, {
  refuseSave: [refuseUnknownEvent, refuseOtherChannel, refuseUnknownVariables],
})

const eventIn = ({ record }: MasterContext) => eventOf(String(record.eventCd))

function refuseUnknownEvent(context: MasterContext) {
  if (eventIn(context)) return undefined
  return { field: 'eventCd', code: 'SYS_TEMPLATE_EVENT', message: '없는 사건입니다. 목록에서 선택하십시오.' }
}

function refuseOtherChannel(context: MasterContext) {
  const event = eventIn(context)
  if (!event || event.channels.some((channel) => channel === context.record.channelCd)) return undefined
  return { field: 'channelCd', code: 'SYS_TEMPLATE_CHANNEL', message: '이 사건은 그 채널로 보내지 않습니다.' }
}

/** A place that nothing fills would reach people as it stands. */
function refuseUnknownVariables(context: MasterContext) {
  const event = eventIn(context)
  if (!event) return undefined
  for (const field of ['subjectDesc', 'bodyDesc']) {
    const [variable] = unknownVariables(event, String(context.record[field] ?? ''))
    if (variable !== undefined)
      return {
        field,
        code: 'SYS_TEMPLATE_VAR',
        message: '사용할 수 없는 변수입니다: {variable}',
        values: { variable: `{${variable}}` },
      }
  }
  return undefined
}
