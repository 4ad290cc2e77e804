/** Three levels of places, one of them locked. Without ids: the tree counts them from 1000. */
import type { TreeRow } from '#platform/web/table/tree/tree.ts'

export interface Place extends TreeRow<Place> {
  placeNm: string
  checkYn: 'Y' | 'N'
  lockYn: 'Y' | 'N'
  children?: readonly Place[]
}

const place = (placeNm: string, children: readonly Place[] = []): Place => ({
  placeNm,
  checkYn: 'N',
  lockYn: 'N',
  children,
})

export const places: readonly Place[] = [
  place('여수공장', [
    place('생산1팀', [place('원료 투입'), place('중합 반응'), { ...place('증류탑'), lockYn: 'Y' }]),
    place('생산2팀', [place('건조'), place('포장 출하')]),
  ]),
  place('울산공장', [place('정비팀', [place('배관'), place('회전기계')])]),
]
