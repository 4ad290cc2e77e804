import { sql } from '#platform/server/database/sql.ts'
import { answerReport } from '#platform/server/reports/report.ts'
import { outbox } from './outbox.model.ts'

export const outboxRows = answerReport(outbox, {
  from: sql`com_outbox o`,
  own: 'o',
  scope: { people: ['o.user_id'] },
  asProgram: 'What is sent is nobody’s row; whoever watches over it sees what goes to the people within his scope.',
  shown: () => (row) => ({
    ...row,
    recipientDesc: row.channelCd === 'SMS' ? halved(row.recipientDesc) : row.recipientDesc,
  }),
})

/** The middle of a phone number is nobody's business here. */
const halved = (phone: string): string => phone.replace(/^(\d{3})-?\d{3,4}-?(\d{4})$/, '$1-****-$2')
