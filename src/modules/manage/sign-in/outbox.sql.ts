import { translate } from '#platform/model/i18n.ts'
import { sql } from '#platform/server/database/sql.ts'
import { answerReport } from '#platform/server/reports/report.ts'
import { type OutboxRow, outbox } from './outbox.model.ts'

export const outboxRows = answerReport(outbox, {
  from: sql`com_outbox o`,
  own: 'o',
  columns: { recipientDesc: sql`case when o.unnamed_yn = 'N' then o.recipient_desc else '' end` },
  scope: { people: ['o.user_id'] },
  asProgram: 'What is sent is nobody’s row; whoever watches over it sees what goes to the people within his scope.',
  shown:
    ({ language }) =>
    (row) => ({ ...row, recipientDesc: receiverOf(row) ?? translate('manage', language, '받는 사람 비공개') }),
})

/** @returns undefined where nobody is to see it: it would name who asked not to be named */
function receiverOf({ channelCd, recipientDesc }: OutboxRow): string | undefined {
  if (recipientDesc === '') return undefined
  return channelCd === 'SMS' ? halved(recipientDesc) : recipientDesc
}

/** The middle of a phone number is nobody's business here. */
const halved = (phone: string): string => phone.replace(/^(\d{3})-?\d{3,4}-?(\d{4})$/, '$1-****-$2')
