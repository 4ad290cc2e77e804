import { describe, expect, test } from 'vitest'
import { presets } from '../scale/scale.logic.ts'
import {
  type Carried,
  type Control,
  completionProblems,
  controlProblems,
  decisionProblems,
  type Item,
  type Standing,
} from './completion.logic.ts'

const scale = presets.S54.scale
const item = (values: Partial<Item> = {}): Item => ({
  rsaItemNo: 1,
  taskNm: '시료 채취',
  hazardDesc: '증기 흡입',
  harmDesc: null,
  existMeasureDesc: null,
  noteDesc: null,
  interimDt: null,
  freqVal: 4,
  sevVal: 3,
  checkCd: null,
  lawOkYn: 'Y',
  fatalYn: 'N',
  similarYn: 'N',
  exposedCnt: 1,
  ...values,
})
const control = (values: Partial<Control> = {}): Control => ({
  rsaItemNo: 1,
  measureTypeCd: 'ENG',
  controlDesc: '국소배기',
  ownerUserId: 'maint',
  vendorCd: null,
  dueYmd: '2026-12-31',
  whyDesc: null,
  ...values,
})
const codes = (items: Item[], controls: Control[] = []) =>
  decisionProblems(items, controls, scale).map(({ code }) => code)

describe('R3: before it is decided', () => {
  test.each<[string, Partial<Item>, Control[], string[]]>([
    ['an accepted item needs no measure', { freqVal: 1 }, [], []],
    ['an unaccepted one does', {}, [], ['RSA_NO_CONTROL']],
    ['of its own, not of another item', {}, [control({ rsaItemNo: 2 })], ['RSA_NO_CONTROL']],
    ['and has one', {}, [control()], []],
    ['a duty of the law comes first', { freqVal: 1, lawOkYn: 'N' }, [control()], ['RSA_LAW_FIRST']],
    ['and is met by a measure of the law', { freqVal: 1, lawOkYn: 'N' }, [control({ measureTypeCd: 'LAW' })], []],
    [
      'a high risk is not left to people alone',
      { freqVal: 5 },
      [control({ measureTypeCd: 'PPE' })],
      ['RSA_PEOPLE_ONLY'],
    ],
    ['but with a reason', { freqVal: 5 }, [control({ measureTypeCd: 'ADMIN', whyDesc: '노후 설비' })], []],
    ['a risk below high may be', {}, [control({ measureTypeCd: 'PPE' })], []],
    ['not judged', { sevVal: null }, [], ['RSA_NOT_RATED']],
    ['not told', { taskNm: null, hazardDesc: null, freqVal: 1 }, [], ['REQUIRED', 'REQUIRED']],
  ])('%s', (_, values, controls, expected) => {
    expect(codes([item(values)], controls)).toEqual(expected)
  })

  test('what does not apply on a check list needs its reason', () => {
    const list = { ...scale, methodCd: 'CHK' as const }
    const told = (noteDesc: string | null) => decisionProblems([item({ checkCd: 'NA', noteDesc })], [], list)
    expect(told(null).map(({ code }) => code)).toEqual(['RSA_NA_REASON'])
    expect(told('그런 설비가 없음')).toEqual([])
  })

  test('a point sheet says who is hurt and how, what is done now, and what more is needed where that is not enough', () => {
    const sheet = { ...scale, methodCd: 'OPS' as const }
    const told = (values: Partial<Item>, controls: Control[] = []) =>
      decisionProblems([item(values)], controls, sheet).map(({ code, field }) => [code, field])
    const whole = { checkCd: 'OK', harmDesc: '채취하는 사람이 증기를 마심', existMeasureDesc: '방독마스크' } as const
    expect(told(whole)).toEqual([])
    expect(told({ checkCd: 'OK' })).toEqual([
      ['REQUIRED', 'harmDesc'],
      ['REQUIRED', 'existMeasureDesc'],
    ])
    expect(told({ ...whole, checkCd: 'NO' })).toEqual([['RSA_NO_CONTROL', undefined]])
    expect(told({ ...whole, checkCd: 'NO' }, [control()])).toEqual([])
    expect(told({ ...whole, checkCd: 'NA' })).toEqual([['RSA_NOT_RATED', 'checkCd']])
  })

  test('where nothing is graded what is foreseen to kill is not left to people alone', () => {
    const list = { ...scale, methodCd: 'CHK' as const }
    const found = decisionProblems([item({ checkCd: 'NO', fatalYn: 'Y' })], [control({ measureTypeCd: 'PPE' })], list)
    expect(found.map(({ code }) => code)).toEqual(['RSA_PEOPLE_ONLY'])
  })

  test('a measure has one owner, who does not verify himself', () => {
    const found = (values: Partial<Control>, verifier: string | null = null) =>
      controlProblems([control(values)], 'sup', [verifier]).map(({ code }) => code)
    expect(found({})).toEqual([])
    expect(found({ ownerUserId: null })).toEqual(['RSA_ONE_OWNER'])
    expect(found({ vendorCd: 'V1' })).toEqual(['RSA_ONE_OWNER'])
    expect(found({ ownerUserId: 'sup' })).toEqual(['RSA_OWN_VERIFIER'])
    expect(found({ ownerUserId: 'sup' }, 'mgr')).toEqual([])
    expect(found({ dueYmd: null, controlDesc: '' })).toEqual(['REQUIRED', 'REQUIRED'])
  })
})

describe('R5: before it is done', () => {
  const standing = (values: Partial<Item> = {}, acceptYn: 'Y' | 'N' = 'N'): Standing => ({
    ...item(values),
    verdict: { acceptYn },
  })
  const open: Carried[] = [{ rsaItemNo: 1, stateCd: 'OPEN' }]
  const interimDt = '2026-11-23T10:00:00+09:00'
  test.each<[string, Standing, Carried[], string[]]>([
    ['what is accepted is done', standing({}, 'Y'), [], []],
    ['what is not is open', standing(), open, ['RSA_OPEN_ITEMS']],
    ['it remains with something done for now and an open measure', standing({ interimDt }), open, []],
    [
      'not once the measure was given up',
      standing({ interimDt }),
      [{ rsaItemNo: 1, stateCd: 'CANC' }],
      ['RSA_OPEN_ITEMS'],
    ],
    [
      'nor with the measure of another item',
      standing({ interimDt }),
      [{ rsaItemNo: 2, stateCd: 'OPEN' }],
      ['RSA_OPEN_ITEMS'],
    ],
    ['RA-A07 a duty of the law never remains', standing({ interimDt, lawOkYn: 'N' }), open, ['RSA_LAW_REMAINS']],
    ['nor what is foreseen to kill', standing({ interimDt, fatalYn: 'Y' }), open, ['RSA_LAW_REMAINS']],
  ])('%s', (_, one, carried, expected) => {
    expect(completionProblems([one], carried).map(({ code }) => code)).toEqual(expected)
  })
})
