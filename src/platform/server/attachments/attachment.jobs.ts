import type { Job } from '../jobs/jobs.ts'
import { cleanUp } from './clean-up.ts'
import { storageIn } from './storage.ts'

export const cleanUpAttachments: Job = {
  name: 'clean-up-attachments',
  label: '첨부파일 정리',
  cron: '40 3 * * *',
  async run({ db, clock, settings }) {
    const { groupCnt, fileCnt } = await cleanUp(db, storageIn(settings.dataDir), clock.now())
    return groupCnt + fileCnt
  },
}
