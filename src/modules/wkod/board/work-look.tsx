/** How works look: an icon for each kind, a colour for each state. Filled: people are there; hollow: not yet, or no more. */
import {
  ArrowUpFromLine,
  Construction,
  Container,
  Cylinder,
  Flame,
  FlaskConical,
  HardHat,
  type LucideIcon,
  Paintbrush,
  Radiation,
  Shovel,
  Zap,
} from 'lucide-react'
import type { Tone } from '#platform/model/document.ts'
import { permit } from '../permit/permit.model.ts'

const icons: Readonly<Record<string, LucideIcon>> = {
  GEN: HardHat,
  HOT: Flame,
  CSE: Container,
  ELE: Zap,
  EXC: Shovel,
  RAD: Radiation,
  HGT: ArrowUpFromLine,
  HVY: Construction,
  LNB: Cylinder,
  CHM: FlaskConical,
  PNT: Paintbrush,
}
export const KindIcon = ({ kindCd, size }: { kindCd: string; size: number }) => {
  const Icon = icons[kindCd] ?? HardHat
  return <Icon size={size} aria-hidden />
}

/** The kind that says most of a work: what supplements it before what it is at least. */
export const leadKind = (kindCds: readonly string[]): string =>
  kindCds.includes('HOT') ? 'HOT' : (kindCds.find((kind) => kind !== 'GEN') ?? 'GEN')

const states: Readonly<Record<string, { label: string; tone: Tone }>> = permit.lifecycle.states
export const stateOf = (statusCd: string) => states[statusCd] ?? { label: statusCd, tone: 'draft' as const }
