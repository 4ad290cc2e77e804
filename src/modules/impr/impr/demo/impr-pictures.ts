/** Pictures of the demo's newest improvements: what was found, and for those that are done what it looks like now. */
import { bareCoupling, looseScaffold } from '#modules/common/site-scenes.logic.ts'
import type { Storage } from '#platform/server/attachments/storage.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { addBeforeAndAfter } from '#platform/server/stories/drawn-pictures.ts'
import { impr } from '../impr.model.ts'

const IMPROVEMENTS_PER_SCENE = 7
const scenes = {
  '이송펌프 커플링 덮개 없음': bareCoupling,
  '비계 작업발판 고정 불량': looseScaffold,
}

export const addImprPictures = (db: Database, storage: Storage): Promise<void> =>
  addBeforeAndAfter(db, storage, impr, {
    most: IMPROVEMENTS_PER_SCENE,
    scenes,
    before: { field: 'beforeFileId', fileNm: '조치 전 사진.jpg', by: sql`r.create_user_id`, at: sql`r.create_dt` },
    after: { field: 'afterFileId', fileNm: '조치 후 사진.jpg', by: sql`r.action_user_id`, at: sql`r.action_dt` },
  })
