/** A new contractor from its invitation to its grade: the site at its desks, the vendor in one hand. */
import { test } from '#platform/test/journey.ts'
import { analysed } from './analysis.ts'
import { accounts, appliedFor, carded, held, taught } from './education.ts'
import { admitted, contracted, informed } from './entry.ts'
import { evaluated } from './evaluation.ts'
import { registered } from './invitation.ts'
import { aJourney } from './journey.ts'
import { aPainter, theProcess } from './neighbour.ts'
import { asked, reviewed } from './permit.ts'
import { planned } from './plan.ts'
import { approved, closed, gatedIn, issued, readOut, resumed, stopped } from './work.ts'

test('a new vendor registers, learns, plans with its analysis, is kept from solvent, works hot, is stopped for want of a measurement, goes on, ends and is evaluated', async ({
  open,
  browser,
  program,
  moveTo,
  sql,
}) => {
  test.setTimeout(900_000)
  const journey = await aJourney({ open, browser, baseURL: program.address, moveTo, sql })
  const { days } = journey
  const { step } = test

  const vendor = await step('invited, it registers itself, is qualified and approved', () => registered(journey))
  await journey.moveTo(days.apply, '07:00')
  const crew = await step('it gives accounts to its site manager and its work leader', () => accounts(journey, vendor))
  await step('it brings its workers through the education of the site and its own to their cards', async () => {
    const eduRoundNo = await appliedFor(journey, crew)
    await taught(journey, crew)
    await held(journey, eduRoundNo)
    await carded(journey, crew)
  })
  await step('under a contract it asks for their entry and reads what every vendor must have read', async () => {
    await contracted(journey, crew)
    await admitted(journey, crew)
    await informed(journey, crew)
  })
  const processNm = await theProcess(journey)
  await step('it analyses the work with those who do it', () => analysed(journey, crew, processNm))
  await step('it plans the work, and everybody is told the plan', () => planned(journey, crew))

  await journey.moveTo(days.learn, '14:00')
  await aPainter(journey)
  const permit = await step('hot work beside solvent is refused; moved, it is asked for', () =>
    asked(journey, crew, processNm),
  )
  await step('the area reviews it, the vendor prepares it', () => reviewed(journey, permit))

  await journey.moveTo(days.work, '07:45')
  await step('through the gate; what workers must know is read out to them', async () => {
    await gatedIn(journey)
    await readOut(journey, permit)
  })
  await step('the air is measured, the area approves', () => approved(journey, permit))
  await step('signed at the place by leader and crew, it is issued', () => issued(journey, permit))
  await step('work begins; later than it should nobody has measured again, and it stands still', () =>
    stopped(journey, permit),
  )
  await step('measured again it goes on', () => resumed(journey, permit))
  await step('the place is watched for an hour, then the area closes the permit', () => closed(journey, permit))
  await step('the site evaluates the vendor, which reads its grade', () => evaluated(journey, permit))
})
