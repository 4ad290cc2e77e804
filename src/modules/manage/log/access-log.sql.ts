import type { AnyDocument } from '#platform/model/document.ts'
import type { Master } from '#platform/model/master.ts'
import { AuditKinds, type AuditWords, labelIn } from '#platform/server/audit/audit-kinds.ts'
import { isAuthorTrace } from '#platform/server/audit/unnamed-trace.ts'
import { sql } from '#platform/server/database/sql.ts'
import { answerReport } from '#platform/server/reports/report.ts'
import { accessLog } from './access-log.model.ts'

/** What an author did in his own record without a name; nothing of it is written any more. */
const trace = (models: readonly AnyDocument[]) =>
  isAuthorTrace(models, { bizCd: sql`a.biz_cd`, bizNo: sql`a.biz_no`, userId: sql`a.user_id` })

/** What a document keeps for some roles in the audit stays with them here. */
export const accessLogRows = (masters: () => readonly Master[], words: readonly AuditWords[]) =>
  answerReport(accessLog, {
    from: sql`sys_access_log a`,
    own: 'a',
    joins: sql`left join directory_person p on p.user_id = a.user_id`,
    columns: { userNm: sql`p.user_nm`, bizNm: sql`a.biz_cd` },
    where: ({ models, person }) =>
      sql`a.biz_cd <> all(${new AuditKinds(models, masters(), words).hiddenFrom(person)}::text[]) and not ${trace(models)}`,
    scope: { people: ['a.user_id'] },
    asProgram: 'The log is nobody’s; whoever watches over it sees what the people within his scope did.',
    shown({ models, language }) {
      const kinds = new AuditKinds(models, masters(), words)
      return (row) => ({ ...row, bizNm: labelIn(kinds.of(row.bizCd), language) })
    },
  })
