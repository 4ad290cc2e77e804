import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ghsClassSeeds } from '../ghs/ghs-class.seed.ts'
import type { LabelKind } from '../ghs/label.logic.ts'
import { type LabelSource, labelStateOf, saidOn, statementText } from './label-said.logic.ts'

const source: fc.Arbitrary<LabelSource> = fc.record({
  matNm: fc.constantFrom('신너', '세척제'),
  supplierNm: fc.constantFrom('한빛화학', '대한화학'),
  supplierAddr: fc.constantFrom(null, '여수시'),
  supplierTel: fc.constantFrom(null, '061-000-0000'),
  unNo: fc.constantFrom(null, '1993', '2789'),
  isToxic: fc.boolean(),
  classes: fc.uniqueArray(fc.constantFrom(...ghsClassSeeds), { minLength: 1, maxLength: 4 }),
})
const kind = fc.constantFrom<LabelKind>('WHOLE', 'SMALL', 'SIGNAL')

test('whatever lists, compositions, classes and names do in whatever order, no label that says something else hangs unmarked', () => {
  const step = fc.record({ now: source, isOpen: fc.boolean(), printsKind: fc.option(kind, { nil: undefined }) })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const hanging: { kindCd: LabelKind; said: NonNullable<ReturnType<typeof saidOn>> }[] = []
      for (const { now, isOpen, printsKind } of steps) {
        const said = printsKind && !isOpen ? saidOn(now, printsKind) : undefined
        if (printsKind && said) hanging.push({ kindCd: printsKind, said })
        for (const label of hanging) {
          const current = saidOn(now, label.kindCd)
          const state = labelStateOf({ said: label.said, leftCnt: 1 }, { isOpen, now: current })
          const isRight = JSON.stringify(current) === JSON.stringify(label.said)
          expect(state).toBe(isOpen ? 'CHECK' : isRight ? 'OK' : 'OLD')
          expect(labelStateOf({ said: label.said, leftCnt: 0 }, { isOpen, now: current })).toBe('DONE')
        }
      }
    }),
  )
})

test('a combined statement is read by its parts where it has no text of its own; without one of them not at all', () => {
  const texts = new Map([
    ['P301', '삼켰다면:'],
    ['P310', '즉시 의사의 진찰을 받으시오.'],
    ['P303+P361', '벗으시오.'],
  ])
  expect(statementText('P301+P310', texts)).toBe('삼켰다면: 즉시 의사의 진찰을 받으시오.')
  expect(statementText('P303+P361', texts)).toBe('벗으시오.')
  expect(statementText('P301+P999', texts)).toBeUndefined()
})
