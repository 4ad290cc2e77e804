import { sql } from '#platform/server/database/sql.ts'
import { jobWords } from '#platform/server/jobs/job.routes.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { answerReport } from '#platform/server/reports/report.ts'
import { jobRuns } from './job-run.model.ts'

export const jobRunRows = (jobs: () => readonly Job[]) =>
  answerReport(jobRuns, {
    from: sql`sys_job_run r`,
    own: 'r',
    joins: sql`left join directory_person p on p.user_id = r.user_id`,
    columns: { userNm: sql`p.user_nm`, label: sql`r.job_nm` },
    asProgram: 'Jobs are the site’s and nobody’s.',
    shown({ language }) {
      const words = jobWords(jobs(), language)
      return (row) => ({ ...words.said(row), label: words.label(row.jobNm) })
    },
  })
