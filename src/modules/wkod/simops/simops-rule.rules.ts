import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { simopsRuleMaster } from './simops-rule.master.ts'

export const simopsRuleRules = masterWith(simopsRuleMaster, { refuseSave: [refuseRelease, refuseBoth] })

/** Only what is forbidden can be released. */
function refuseRelease({ record: { levelCd, releaseRoleCd } }: MasterContext) {
  if (levelCd === 'BLOCK' || !releaseRoleCd) return undefined
  return { field: 'releaseRoleCd', code: 'SIMOPS_RELEASE', message: '해제권한은 금지 수준에만 정할 수 있습니다.' }
}

/** What lies below is any other work; at no distance at all it would forbid every two works of the site. */
function refuseBoth({ record: { typeBCd, gapVal, condCd } }: MasterContext) {
  if (typeBCd || (gapVal !== null && gapVal !== undefined) || condCd !== 'NONE') return undefined
  return { field: 'gapVal', code: 'SIMOPS_EVERYTHING', message: '모든 작업에 적용할 때는 이격거리를 입력하십시오.' }
}
