import { expect, test } from 'vitest'
import { type Cause, inReadingOrder, lacksOfCauses, pathTo } from './cause.logic.ts'
import { addBelow, addBeside, addFirst, besideKey, changeCause, moveCause, removeCause } from './cause-edit.logic.ts'

const cause = (causeNo: number, parentNo: number | null, change: Partial<Cause> = {}): Cause => ({
  ...{
    causeNo,
    parentNo,
    methodCd: 'TREE',
    gateCd: null,
    m4Cd: null,
    levelCd: 'CONTRIB',
    causeDesc: `원인 ${causeNo}`,
  },
  evidenceNos: [1],
  ...change,
})
const found = (causes: readonly Cause[], no: number) => {
  const one = causes.find(({ causeNo }) => causeNo === no)
  if (!one) throw new Error(`No cause ${no}`)
  return one
}
const saidOf = (causes: readonly Cause[], isSerious = false) =>
  lacksOfCauses(causes, isSerious).map(({ causeNo, message }) => [causeNo, message])
const orderOf = (causes: readonly Cause[]) => inReadingOrder(causes).map(({ causeNo }) => causeNo)

const chain = (levels: number, last: Partial<Cause> = { m4Cd: 'MGMT' }) =>
  Array.from({ length: levels }, (_, at) =>
    cause(at + 1, at === 0 ? null : at, { methodCd: 'WHY5', ...(at === levels - 1 && last) }),
  )

test('why is asked three to seven times, and ends at how the work is run', () => {
  expect(saidOf(chain(2))).toEqual([[2, '5-Why는 {least}~{most}단계로 묻습니다. (지금 {n}단계)']])
  expect(lacksOfCauses(chain(2), false)[0]?.values).toEqual({ least: 3, most: 7, n: 2 })
  expect(saidOf(chain(3))).toEqual([])
  expect(saidOf(chain(7))).toEqual([])
  expect(saidOf(chain(8))).toHaveLength(1)
  expect(saidOf(chain(3, { m4Cd: 'MAN' }))).toEqual([[3, '마지막 왜는 관리·체계에 닿아야 합니다.']])
})

test('a tree says of each fork whether all are needed, and proves its leaves', () => {
  const forked = [cause(1, null), cause(2, 1), cause(3, 1, { evidenceNos: [] })]
  expect(saidOf(forked)).toEqual([
    [1, '아래 원인이 모두 있어야 하는지, 하나라도 있으면 되는지 고르십시오.'],
    [3, '맨 아래 원인에는 근거가 있어야 합니다.'],
  ])
  expect(saidOf([cause(1, null, { gateCd: 'OR', evidenceNos: [] }), cause(2, 1), cause(3, 1)])).toEqual([])
})

test('a serious accident owes a root, each other a cause; of 4M each says which', () => {
  expect(saidOf([])).toEqual([[null, '원인을 하나 이상 적으십시오.']])
  const plain = [cause(1, null, { methodCd: 'M4', m4Cd: 'MAN' })]
  expect(saidOf(plain)).toEqual([])
  expect(saidOf(plain, true)).toEqual([[null, '근본원인이 하나 이상 있어야 합니다.']])
  expect(saidOf([cause(1, null, { methodCd: 'M4', levelCd: 'ROOT', causeDesc: ' ' })], true)).toEqual([
    [1, '원인을 적으십시오.'],
    [1, '4M 구분을 고르십시오.'],
  ])
})

test('a tree grows below and beside, forks with all, and shrinks with what lay below', () => {
  const first = addFirst([], 'TREE')
  const top = found(first.causes, -1)
  expect(top).toMatchObject({ parentNo: null, levelCd: 'DIRECT' })
  const one = addBelow(first.causes, top)
  const two = addBeside(one.causes, found(one.causes, -2))
  expect([two.at, found(two.causes, -1).gateCd]).toEqual([-3, 'AND'])
  const below = addBelow(two.causes, found(two.causes, -2))
  expect(orderOf(below.causes)).toEqual([-1, -2, -4, -3])
  expect(pathTo(below.causes, found(below.causes, -4)).map(({ causeNo }) => causeNo)).toEqual([-1, -2, -4])
  const gone = removeCause(below.causes, found(below.causes, -2))
  expect([orderOf(gone.causes), gone.at, found(gone.causes, -1).gateCd]).toEqual([[-1, -3], -3, null])
  expect(removeCause(gone.causes, found(gone.causes, -1))).toEqual({ causes: [], at: null })
})

test('one goes past its neighbours and no further; arrows lead through all of them', () => {
  const all = [cause(1, null, { gateCd: 'AND' }), cause(2, 1), cause(3, 1), cause(4, 2)]
  const moved = moveCause(all, found(all, 3), -1)
  expect(orderOf(moved.causes)).toEqual([1, 3, 2, 4])
  expect(moveCause(moved.causes, found(moved.causes, 3), -1).causes).toEqual(moved.causes)
  expect(
    ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'x'].map((key) => besideKey(all, 2, key)),
  ).toEqual([1, 4, 1, 4, 1, 3, null])
  expect(changeCause(all, 4, { levelCd: 'ROOT' }).causes.at(-1)).toMatchObject({ causeNo: 4, levelCd: 'ROOT' })
})

test('what lies below itself is in no reading, so that nobody reads for ever', () => {
  expect(orderOf([cause(1, 2), cause(2, 1), cause(3, null)])).toEqual([3])
})
