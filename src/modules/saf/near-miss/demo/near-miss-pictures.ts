/** Pictures of the demo's newest reports: what was seen, and for those that are done what it looks like now. */
import {
  bareCoupling,
  blockedExit,
  leakingFlange,
  looseScaffold,
  oilyFloor,
  openPanel,
} from '#modules/common/site-scenes.logic.ts'
import type { Storage } from '#platform/server/attachments/storage.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { addBeforeAndAfter } from '#platform/server/stories/drawn-pictures.ts'
import { nearMiss } from '../near-miss.model.ts'

const REPORTS_PER_SCENE = 7
const scenes = {
  '플랜지에서 용제 누출': leakingFlange,
  '바닥 오일에 미끄러짐': oilyFloor,
  '비계 발판 고정 클램프 풀림': looseScaffold,
  '펌프 커플링 덮개 탈락': bareCoupling,
  '분전반 문 열림 상태로 방치': openPanel,
  '비상구 앞 대차 방치': blockedExit,
}

export const addNearMissPictures = (db: Database, storage: Storage): Promise<void> =>
  addBeforeAndAfter(db, storage, nearMiss, {
    most: REPORTS_PER_SCENE,
    scenes,
    before: { field: 'photoFileId', fileNm: '현장 사진.jpg', by: sql`r.create_user_id`, at: sql`r.create_dt` },
    after: { field: 'afterFileId', fileNm: '조치 후 사진.jpg', by: sql`r.owner_user_id`, at: sql`r.action_dt` },
  })
