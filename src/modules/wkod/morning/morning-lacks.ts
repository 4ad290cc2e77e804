/** What works of the day still lack, by the conditions of permits: once for each thing, beside the person whom it is about. */
import type { Transaction } from '#platform/server/database/database.ts'
import { isFilled, namesOfAll } from '../permit/ask/permit-facts.ts'
import { askAll, askedAt, checksOf, type Finding, type Moment, type NameOf } from '../permit/conditions/condition.ts'
import { withoutMender } from '../permit/conditions/menders.ts'
import { conditions } from '../permit/conditions/permit-conditions.ts'
import { type Ready, readyOf } from '../permit/crew/crew-ready.ts'
import { isSame, type Whom } from '../permit/crew/party.logic.ts'
import type { Colour } from '../permit/permit.calls.ts'
import type { Permit } from '../permit/permit.model.ts'

/** Told beside each of the people (`crew-ready.ts`), and in a part of their own. */
const elsewhere: ReadonlySet<string> = new Set([
  ...(['persons', 'taught', 'oneWork', 'fatigue', 'gate', 'talk', 'planSigns', 'locks', 'weather'] as const),
])
/** Hours are told beside the work. */
const asked = conditions.filter(({ name }) => !withoutMender.has(name) && !elsewhere.has(name))

/** What stands before it next: of work that has not begun all that its start will ask. */
const momentOf = ({ statusCd }: Permit): Moment =>
  statusCd === 'WORK' ? 'work' : statusCd === 'SUSP' ? 'resume' : 'start'

export type Lack = ReturnType<typeof checksOf>[number]
export interface WorkLacks {
  readonly work: Permit
  readonly lacks: readonly Lack[]
}
export interface PersonLacks {
  readonly name: string
  readonly colourCd: Colour
  readonly tone: (typeof tones)[Colour]
  readonly lacks: readonly Lack[]
}

export async function lacksOf(
  tx: Transaction,
  works: readonly Permit[],
  now: Date,
): Promise<{ works: WorkLacks[]; people: PersonLacks[] }> {
  const found: Finding[] = []
  for (const [moment, some] of Map.groupBy(works.filter(isFilled), momentOf)) {
    const all = await askAll(asked, some, await askedAt({ db: tx, now, moment }))
    found.push(...all.flatMap(({ findings }) => findings))
  }
  const ready = await readyOf(tx, works, now)
  const people = onceEach(ready.map(({ whom }) => whom))
  const names = await namesOfAll(tx, people)
  return {
    works: works.map((work) => ({ work, lacks: ofWork(work, found, names) })),
    people: people.map((whom) => ofPerson(whom, ready, names)).toSorted(byWorst),
  }
}

const onceEach = (all: readonly Whom[]): Whom[] =>
  all.filter((whom, at) => all.findIndex((one) => isSame(one, whom)) === at)

const ofWork = (work: Permit, found: readonly Finding[], names: NameOf): Lack[] =>
  checksOf(
    found.filter(({ permitNo }) => permitNo === work.permitNo),
    names,
  )

const tones = { RED: 'danger', AMBER: 'waiting', GREEN: 'done' } as const
const colours = ['RED', 'AMBER', 'GREEN'] as const
const byWorst = (one: PersonLacks, other: PersonLacks) =>
  colours.indexOf(one.colourCd) - colours.indexOf(other.colourCd) || one.name.localeCompare(other.name, 'ko')

/** As on the lists of his works, the worst of them; said once, however many of them ask for it. */
function ofPerson(whom: Whom, ready: readonly Ready[], names: NameOf): PersonLacks {
  const his = ready.filter((one) => isSame(one.whom, whom))
  const findings = his.flatMap((one) => one.findings)
  const once = findings.filter((one, at) => findings.findIndex(({ ruleCd }) => ruleCd === one.ruleCd) === at)
  const colourCd = colours.find((one) => his.some((ready) => ready.colourCd === one)) ?? 'GREEN'
  return {
    ...{ name: names(whom), colourCd, tone: tones[colourCd] },
    lacks: checksOf(once, names).map(({ evidenceDesc: _, ...check }) => check),
  }
}
