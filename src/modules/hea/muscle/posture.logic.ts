/** Scores of a posture by RULA, REBA and OWAS, with every step on the way to them. */
import { lookUp, owas, rebaA, rebaB, rebaC, rulaA, rulaB, rulaC } from './posture-scores.logic.ts'

export const tools = { RULA: 'RULA', REBA: 'REBA', OWAS: 'OWAS' } as const
export type Tool = keyof typeof tools

/** What is judged: the name of the field that holds its score, without `Score`. */
export type Part =
  | 'upperArm'
  | 'lowerArm'
  | 'wrist'
  | 'wristTwist'
  | 'neck'
  | 'trunk'
  | 'legs'
  | 'muscleA'
  | 'forceA'
  | 'muscleB'
  | 'forceB'
  | 'load'
  | 'coupling'
  | 'activity'
  | 'back'
  | 'arms'
export type Scores = { readonly [P in Part]?: number | null }

export const partNames: Readonly<Record<Part, string>> = {
  upperArm: '상완',
  lowerArm: '전완',
  wrist: '손목',
  wristTwist: '손목 비틀림',
  neck: '목',
  trunk: '몸통',
  legs: '다리',
  muscleA: '팔 근육 사용',
  forceA: '팔 힘·무게',
  muscleB: '몸통 근육 사용',
  forceB: '몸통 힘·무게',
  load: '무게',
  coupling: '손잡이',
  activity: '동작',
  back: '허리',
  arms: '팔',
}

export interface Range {
  part: Part
  min: number
  max: number
}
const range = (part: Part, min: number, max: number): Range => ({ part, min, max })

/** The parts of each tool in the order of its sheet. */
export const ranges: Readonly<Record<Tool, readonly Range[]>> = {
  RULA: [
    range('upperArm', 1, 6),
    range('lowerArm', 1, 3),
    range('wrist', 1, 4),
    range('wristTwist', 1, 2),
    range('muscleA', 0, 1),
    range('forceA', 0, 3),
    range('neck', 1, 6),
    range('trunk', 1, 6),
    range('legs', 1, 2),
    range('muscleB', 0, 1),
    range('forceB', 0, 3),
  ],
  REBA: [
    range('neck', 1, 3),
    range('trunk', 1, 5),
    range('legs', 1, 4),
    range('load', 0, 3),
    range('upperArm', 1, 6),
    range('lowerArm', 1, 2),
    range('wrist', 1, 3),
    range('coupling', 0, 3),
    range('activity', 0, 3),
  ],
  OWAS: [range('back', 1, 4), range('arms', 1, 3), range('legs', 1, 7), range('load', 1, 3)],
}

/** 1 acceptable, 2 to be watched, 3 to be improved soon, 4 to be improved at once. */
export type Level = 1 | 2 | 3 | 4
/** From here on the work must be improved: RULA 5, REBA 8, OWAS 3 (M7). */
export const IMPROVE_LEVEL = 3

/** A score with the steps on the way to it; null where the tool has no such step. */
export interface Scored {
  tableA: number | null
  a: number | null
  tableB: number | null
  b: number | null
  tableC: number | null
  final: number
  level: Level
  /** The method's own word for the result; Korean. */
  verdict: string
}

/** The first part whose score is no score of this tool. */
export const outOfRange = (tool: Tool, scores: Scores): Range | undefined =>
  ranges[tool].find(({ part, min, max }) => {
    const score = scores[part]
    return score !== null && score !== undefined && (!Number.isInteger(score) || score < min || score > max)
  })

export const missingParts = (tool: Tool, scores: Scores): Part[] =>
  ranges[tool].flatMap(({ part }) => (scores[part] === null || scores[part] === undefined ? [part] : []))

/** @returns undefined while a part is missing or out of its range */
export function scoreOf(tool: Tool, scores: Scores): Scored | undefined {
  if (missingParts(tool, scores).length > 0 || outOfRange(tool, scores)) return undefined
  const of = (part: Part): number => scores[part] ?? 0
  return methods[tool](of)
}

type Of = (part: Part) => number
/** McAtamney & Corlett 1993; A beyond 8 counts as 8, B beyond 7 as 7. */
function rula(of: Of): Scored {
  const tableA = lookUp(rulaA, of('upperArm'), of('lowerArm'), of('wrist'), of('wristTwist'))
  const tableB = lookUp(rulaB, of('neck'), of('trunk'), of('legs'))
  const a = tableA + of('muscleA') + of('forceA')
  const b = tableB + of('muscleB') + of('forceB')
  const final = lookUp(rulaC, Math.min(a, 8), Math.min(b, 7))
  return { tableA, a, tableB, b, tableC: final, final, ...steps(rulaSteps, final) }
}

/** Hignett & McAtamney 2000. */
function reba(of: Of): Scored {
  const tableA = lookUp(rebaA, of('neck'), of('trunk'), of('legs'))
  const tableB = lookUp(rebaB, of('upperArm'), of('lowerArm'), of('wrist'))
  const a = tableA + of('load')
  const b = tableB + of('coupling')
  const tableC = lookUp(rebaC, Math.min(a, 12), Math.min(b, 12))
  const final = tableC + of('activity')
  return { tableA, a, tableB, b, tableC, final, ...steps(rebaSteps, final) }
}

/** Karhu, Kansi & Kuorinka 1977. */
function byOwas(of: Of): Scored {
  const final = lookUp(owas, of('back'), of('arms'), of('legs'), of('load'))
  return { tableA: null, a: null, tableB: null, b: null, tableC: null, final, ...steps(owasSteps, final) }
}

const methods: Readonly<Record<Tool, (of: Of) => Scored>> = { RULA: rula, REBA: reba, OWAS: byOwas }

/** From which score on which level holds, the worst first. */
type Steps = readonly (readonly [from: number, level: Level, verdict: string])[]
const rulaSteps: Steps = [
  [7, 4, '즉시 개선'],
  [5, 3, '조속 개선'],
  [3, 2, '추가 조사'],
  [1, 1, '수용 가능'],
]
const rebaSteps: Steps = [
  [11, 4, '매우 높음'],
  [8, 3, '높음'],
  [4, 2, '보통'],
  [2, 1, '낮음'],
  [1, 1, '무시'],
]
const owasSteps: Steps = [
  [4, 4, '즉시 교정'],
  [3, 3, '가능한 한 빨리 교정'],
  [2, 2, '가까운 시기에 교정'],
  [1, 1, '조치 불필요'],
]

function steps(all: Steps, final: number): Pick<Scored, 'level' | 'verdict'> {
  const [, level, verdict] = all.find(([from]) => final >= from) ?? [0, 1 as const, '']
  return { level, verdict }
}

/** The highest final score that a tool can give. */
export const HIGHEST: Readonly<Record<Tool, number>> = { RULA: 7, REBA: 15, OWAS: 4 }
