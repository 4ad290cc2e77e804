/** R3: the scene of an accident: how far it reaches, who releases it, and the works that stop for it. */
import { nearMetres } from '#modules/baseinfo/near-place.api.ts'
import { permitPort } from '#modules/common/permit.ports.ts'
import type { ActionContext, EffectContext } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { accident } from '../accident.model.ts'
import { isSceneKept } from './scene.logic.ts'

type Context = ActionContext<typeof accident>
type Effect = EffectContext<typeof accident>

export const sceneReleased = ({ now, person }: Pick<Context, 'now' | 'person'>) => ({
  sceneReleaseDt: now.toISOString(),
  sceneReleaseUserId: person.userId,
})

/**
 * Refuses to release what the authority has not agreed to, or, where it may only probe, has not said that it does not.
 *
 * @law 산업안전보건법 제56조제5항
 */
export function refuseNoConsent({ record }: Context) {
  if (record.sceneConsentDesc?.trim()) return undefined
  return problem(
    accident,
    'sceneConsentDesc',
    'ACC_SCENE_CONSENT',
    '현장보존을 해제하려면 관계기관의 동의를 기록하세요.',
    { law: '산업안전보건법 제56조제5항' },
  )
}

/** The safety manager widens it; he narrows it by a mark alone. */
export async function refuseNarrow({ record, db, today }: Context) {
  const metres = await nearMetres(db, today)
  const { sceneRadiusVal, siteMark } = record
  if (sceneRadiusVal === null) return undefined
  if (siteMark === null)
    return problem(accident, 'siteMark', 'ACC_SCENE_MARK', '반경을 정하려면 배치도에 사고 위치를 표시하세요.')
  if (sceneRadiusVal >= metres) return undefined
  return problem(accident, 'sceneRadiusVal', 'ACC_SCENE_NARROW', '보존 반경은 {n} m보다 좁힐 수 없습니다.', {
    values: { n: metres },
  })
}

const reach = ['sceneKeepYn', 'siteMark', 'sceneRadiusVal', 'processNo', 'placeDesc', 'permitNo'] as const
const isOf = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Stopping = Pick<Effect, 'record' | 'db' | 'now'> & { before?: Effect['before'] }
/** In the transaction of what turned it: works of the plant are asked whether they may go on. */
export async function stopAround({ record, before, db, now }: Stopping): Promise<void> {
  const isUnclassed = record.statusCd === 'REPORTED'
  if (!isUnclassed && !isSceneKept(record)) return
  const isNew = before === undefined || before.statusCd !== record.statusCd
  if (!isNew && reach.every((name) => isOf(record[name], before[name]))) return
  await permitPort.recheck(db, { plantCd: record.plantCd }, now)
}
