import { call, menu } from '#platform/model/call.ts'
import { outbox } from './outbox.model.ts'

export const sendAgain = call.post('/api/manage/message/outbox/{outboxNo}/retry', {
  right: menu(outbox.right, 'write'),
  tag: outbox.label,
  program: 'What is sent is nobody’s row; the statement holds to the people within the scope of the asker.',
})
