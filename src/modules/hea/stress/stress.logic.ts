/**
 * Scores of the occupational stress scale, and how groups too small to be told about go up to the department above.
 * Source of the formula: KOSS (Chang and others 2005); KOSHA GUIDE H-67.
 */
import { SMALLEST_GROUP } from '#platform/model/small-cells.ts'
import { areasOf, itemsOf, type KossForm } from './koss.model.ts'

const MAX_POINT = 4
const rounded = (value: number): number => Math.round((value + Number.EPSILON) * 10) / 10

/** What an answer counts: agreeing with a reversed item means less strain. @param answer 1 to 4 */
export const pointOf = (reversed: boolean, answer: number): number => (reversed ? MAX_POINT + 1 - answer : answer)

/** @param points of the items of one area, 1 to 4 each @returns 0 to 100, one decimal; the more, the more strain */
export function areaScore(points: readonly number[]): number {
  const count = points.length
  const sum = points.reduce((total, point) => total + point, 0)
  return rounded(((sum - count) * 100) / (MAX_POINT * count - count))
}

/**
 * @param answers 1 to 4 in the order of the form, null where nothing was ticked
 * @returns by area in the order of `areasOf`, null for one with a missing answer; their mean where none is missing
 */
export function scoresOf(formCd: KossForm, answers: readonly (number | null)[]) {
  const items = itemsOf(formCd)
  const scores = areasOf(formCd).map((areaCd) => {
    const points = items.flatMap((item, index) => {
      if (item.areaCd !== areaCd) return []
      const answer = answers[index] ?? null
      return [answer === null ? null : pointOf(item.reversed, answer)]
    })
    const known = points.filter((point) => point !== null)
    return known.length === points.length ? areaScore(known) : null
  })
  return { scores, totalScore: meanOf(scores) }
}

function meanOf(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null)
  if (known.length === 0 || known.length < scores.length) return null
  return rounded(known.reduce((total, score) => total + score, 0) / known.length)
}

export interface AnsweredDept {
  deptCd: string
  /** The department above; null, or one that is not in the list, at the top. */
  pdeptCd: string | null
  answerCnt: number
}
/** Where what could not go to any department is counted. */
export const REST = ''

/**
 * Where the answers of each department are told: its own line where they are five or more with what came up from below,
 * else the next department above that is large enough. What is left at the top goes to a rest; should that be fewer than
 * five, the smallest group joins it, so that no difference to the whole tells about them.
 *
 * @param depts a forest: no department is above itself
 * @returns the group by department; a group is named after the department it stands at, or is the rest
 */
export function mergeUpward(depts: readonly AnsweredDept[]): ReadonlyMap<string, string> {
  const byCd = new Map(depts.map((dept) => [dept.deptCd, dept]))
  const members = new Map<string, { deptCds: string[]; count: number }>()
  const join = (to: string, deptCds: readonly string[], count: number) => {
    const group = members.get(to) ?? { deptCds: [], count: 0 }
    members.set(to, { deptCds: [...group.deptCds, ...deptCds], count: group.count + count })
  }
  for (const { deptCd, answerCnt } of depts) join(deptCd, [deptCd], answerCnt)
  const deepestFirst = depts.map((dept) => ({ dept, depth: depthOf(dept, byCd) })).sort((a, b) => b.depth - a.depth)
  for (const { dept } of deepestFirst) {
    const group = members.get(dept.deptCd)
    if (!group || group.count >= SMALLEST_GROUP) continue
    members.delete(dept.deptCd)
    join(dept.pdeptCd !== null && byCd.has(dept.pdeptCd) ? dept.pdeptCd : REST, group.deptCds, group.count)
  }
  const rest = members.get(REST)
  if (rest && rest.count > 0 && rest.count < SMALLEST_GROUP) {
    const [smallest] = [...members].filter(([cd]) => cd !== REST).sort(([, a], [, b]) => a.count - b.count)
    if (smallest) {
      members.delete(smallest[0])
      join(REST, smallest[1].deptCds, smallest[1].count)
    }
  }
  return new Map([...members].flatMap(([group, { deptCds }]) => deptCds.map((deptCd) => [deptCd, group] as const)))
}

function depthOf(dept: AnsweredDept, byCd: ReadonlyMap<string, AnsweredDept>): number {
  const above = dept.pdeptCd === null ? undefined : byCd.get(dept.pdeptCd)
  return above ? 1 + depthOf(above, byCd) : 0
}
