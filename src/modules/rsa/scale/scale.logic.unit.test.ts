import { describe, expect, test } from 'vitest'
import { acceptedBand, bandOf, presets, riskOn, type Scale, scaleProblems } from './scale.logic.ts'

const s54: Scale = presets.S54.scale
const codes = (scale: Scale) => scaleProblems(scale).map(({ code }) => code)
const cells = (values: readonly (readonly number[])[]) =>
  values.flatMap((row, freq) => row.map((riskVal, sev) => ({ freqVal: freq + 1, sevVal: sev + 1, riskVal })))
const matrix: Scale = {
  ...s54,
  combineCd: 'MATRIX',
  freqMaxVal: 2,
  sevMaxVal: 3,
  bands: [
    { gradeCd: 'LOW', maxVal: 1 },
    { gradeCd: 'HIGH', maxVal: 3 },
  ],
  acceptMaxVal: 1,
  cells: cells([
    [1, 1, 2],
    [1, 2, 3],
  ]),
}

test('the presets are scales by which one can judge', () => {
  for (const { scale } of Object.values(presets)) expect(scaleProblems(scale)).toEqual([])
})

describe('R1: the risk of a pair of steps', () => {
  test.each([
    ['multiplied', s54, 2, 3, 6],
    ['added', { ...s54, combineCd: 'ADD' } as Scale, 2, 3, 5],
    ['by the matrix', matrix, 2, 3, 3],
    ['of three levels the level', presets.L3.scale as Scale, null, 2, 2],
    ['off the scale', s54, 6, 1, null],
    ['half a step', s54, 1.5, 1, null],
    ['not judged yet', s54, null, 3, null],
  ])('%s', (_, scale, freq, sev, risk) => {
    expect(riskOn(scale, freq, sev)).toBe(risk)
  })

  test('a risk on the limit of a band is still of it', () => {
    expect([3, 4, 8, 9, 20, 21].map((risk) => bandOf(s54, risk))).toEqual([0, 1, 2, 3, 5, null])
    expect(acceptedBand(s54)).toBe(2)
  })
})

describe('what is no scale', () => {
  test.each<[string, Partial<Scale>, string]>([
    ['one step', { freqMaxVal: 1 }, 'RSA_SCALE_STEPS'],
    ['ten steps', { sevMaxVal: 10 }, 'RSA_SCALE_STEPS'],
    ['one band', { bands: [{ gradeCd: 'LOW', maxVal: 20 }] }, 'RSA_SCALE_BANDS'],
    [
      'a band below the one before',
      { bands: [...presets.S54.scale.bands.slice(0, 2), { gradeCd: 'MID', maxVal: 5 }] },
      'RSA_SCALE_ORDER',
    ],
    [
      'a better grade after a worse',
      {
        bands: [
          { gradeCd: 'HIGH', maxVal: 8 },
          { gradeCd: 'LOW', maxVal: 20 },
        ],
      },
      'RSA_SCALE_ORDER',
    ],
    ['a risk above all bands', { bands: presets.S54.scale.bands.slice(0, 4) }, 'RSA_SCALE_TOP'],
    ['the top band accepted', { acceptMaxVal: 16 }, 'RSA_SCALE_ACCEPT'],
    ['nothing accepted', { acceptMaxVal: null }, 'REQUIRED'],
    ['a matrix without cells', { combineCd: 'MATRIX' }, 'RSA_SCALE_CELLS'],
  ])('%s', (_, change, code) => {
    expect(codes({ ...s54, ...change })).toContain(code)
  })

  test('in a matrix a worse step never comes to less', () => {
    expect(codes(matrix)).toEqual([])
    const falling = cells([
      [1, 2, 2],
      [1, 1, 3],
    ])
    expect(codes({ ...matrix, cells: falling })).toEqual(['RSA_SCALE_FALLS'])
  })

  test.each(['CHK', 'OPS'] as const)('what is answered needs neither steps nor bands: %s', (methodCd) => {
    expect(codes({ ...s54, methodCd, freqMaxVal: null, sevMaxVal: null, bands: [], acceptMaxVal: null })).toEqual([])
  })
})
