/** From spawning the program, its database up and its site loaded, to the first signed-in list. */
import { median } from '../measure.ts'
import { askedOn } from './asked.ts'
import type { Line } from './line.ts'
import type { Site } from './site.ts'

const STARTS = 5
const MOST_MS = 1_200

export async function measureStart(site: Site): Promise<Line[]> {
  const tokens = await site.tokens()
  const [list] = askedOn(1)
  const times: number[] = []
  for (let turn = 0; turn < STARTS; turn++) {
    const began = performance.now()
    const program = await site.start()
    const { status } = await fetch(`http://127.0.0.1:${program.port}${list?.path}`, {
      headers: { 'x-authorization': `Bearer ${tokens.reader}` },
    })
    if (status !== 200) throw new Error(`The first list answered ${status}`)
    times.push(performance.now() - began)
    await program.stop()
  }
  const ms = median(times)
  return [
    {
      what: 'program to the first signed-in list',
      seen: `${Math.round(ms)} ms`,
      wanted: `≤ ${MOST_MS} ms`,
      isMet: ms <= MOST_MS,
    },
  ]
}
