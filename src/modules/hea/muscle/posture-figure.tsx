/** A posture as a small figure that looks to the right, the part that is judged in the accent colour. */
import './posture.css'
import type { Part } from './posture.logic.ts'
import type { Pose } from './posture-steps.logic.ts'

interface Point {
  x: number
  y: number
}
const RADIANS = Math.PI / 180
const TRUNK = 22
const NECK = 9
const UPPER_ARM = 13
const LOWER_ARM = 12
const HAND = 6
const THIGH = 17
const SHIN = 17
const HIP: Point = { x: 32, y: 42 }

/** So far from a joint, at an angle from straight down, forward positive. */
const below = (from: Point, length: number, angle: number): Point => ({
  x: from.x + length * Math.sin(angle * RADIANS),
  y: from.y + length * Math.cos(angle * RADIANS),
})
const above = (from: Point, length: number, angle: number): Point => ({
  x: from.x + length * Math.sin(angle * RADIANS),
  y: from.y - length * Math.cos(angle * RADIANS),
})
const line = (...points: Point[]): string => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

/** Two legs, from the hip: angles of thigh and shin from straight down. */
function legsOf({ stance, knee = 0 }: Pose): (readonly [thigh: number, shin: number])[] {
  if (stance === 'sit') return [[86, 0]]
  if (stance === 'one')
    return [
      [0, 0],
      [38, -46],
    ]
  if (stance === 'oneBent')
    return [
      [52, -28],
      [-6, -4],
    ]
  if (stance === 'kneel') return [[4, -84]]
  if (stance === 'walk')
    return [
      [26, 8],
      [-22, -34],
    ]
  return knee > 0
    ? [[knee, -knee * 0.7]]
    : [
        [3, 2],
        [-3, -2],
      ]
}

type Limb = 'head' | 'trunk' | 'arm' | 'hand' | 'legs'
const limbs: Readonly<Partial<Record<Part, Limb>>> = {
  upperArm: 'arm',
  lowerArm: 'arm',
  arms: 'arm',
  wrist: 'hand',
  neck: 'head',
  trunk: 'trunk',
  back: 'trunk',
  legs: 'legs',
}

/** What is small is looked at from nearer. */
const WHOLE = '10 4 46 76'
const views: Readonly<Partial<Record<Limb, string>>> = { head: '17 3 30 50', arm: '12 1 44 72', hand: '18 4 40 62' }

export function PostureFigure({ part, pose = {} }: { part: Part; pose?: Pose | undefined }) {
  const { trunk = 0, neck = 0, upperArm = 0, elbow = 0, wrist = 0, otherArm } = pose
  const shoulder = above(HIP, TRUNK, trunk)
  const head = above(shoulder, NECK, trunk * 0.6 + neck)
  const elbowAt = below(shoulder, UPPER_ARM, upperArm)
  const wristAt = below(elbowAt, LOWER_ARM, upperArm + elbow)
  const handAt = below(wristAt, HAND, upperArm + elbow + wrist)
  const focus = limbs[part]
  const mark = (limb: Limb) => (limb === focus ? { 'data-focus': true } : {})
  return (
    <svg className="posture-figure" viewBox={(focus && views[focus]) ?? WHOLE} aria-hidden focusable="false">
      <line className="posture-ground" x1="12" y1="77" x2="52" y2="77" />
      <g {...mark('legs')}>
        {legsOf(pose).map(([thigh, shin]) => {
          const kneeAt = below(HIP, THIGH, thigh)
          return <polyline key={`${thigh} ${shin}`} points={line(HIP, kneeAt, below(kneeAt, SHIN, shin))} />
        })}
      </g>
      <line {...mark('trunk')} x1={HIP.x} y1={HIP.y} x2={shoulder.x} y2={shoulder.y} />
      <g {...mark('head')}>
        <line x1={shoulder.x} y1={shoulder.y} x2={head.x} y2={head.y} />
        <circle cx={head.x} cy={head.y} r="5.5" />
      </g>
      {otherArm !== undefined && <polyline {...mark('arm')} points={line(shoulder, below(shoulder, 24, otherArm))} />}
      <polyline {...mark('arm')} points={line(shoulder, elbowAt, wristAt)} />
      <line {...mark('hand')} x1={wristAt.x} y1={wristAt.y} x2={handAt.x} y2={handAt.y} />
      {pose.turn && <path className="posture-turn" d="M22 16 a14 5 0 0 1 20 0 m-1 -5 l1 5 l-5 0" />}
    </svg>
  )
}
