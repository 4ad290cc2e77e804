import { problem, type RuleProblem } from '#platform/server/refusal.ts'
import { permit } from '../permit.model.ts'

/** Another one's photo is as unknown as one that is not there. */
export const otherPhoto = (): RuleProblem =>
  problem(permit, 'permitCheck', 'PT_PHOTO_OTHER', '사진을 찾을 수 없습니다. 이 허가서에 올린 사진을 선택하세요.')
