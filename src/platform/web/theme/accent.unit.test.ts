import { describe, expect, test } from 'vitest'
import { contrast, fillFor, READABLE, textOn } from './accent.ts'
import { palette } from './palette.ts'

const chosen = ['#409EFF', '#FFD400', '#67C23A', '#F56C6C', '#909399', '#000000', '#FFFFFF', '#7A5AF8', '#00B8D9']

const themes = ['light', 'dark'] as const
const grounds = themes.flatMap((theme) => [palette[theme].bg, palette[theme].bgSubtle, palette[theme].bgRaised])
const tones = ['Draft', 'Progress', 'Waiting', 'Done', 'Danger', 'Suspended'] as const

describe('S-119', () => {
  test('the default accent has the fill the design names', () => {
    expect(contrast('#FFFFFF', '#409EFF')).toBeCloseTo(2.8, 1)
    expect(fillFor('#409EFF')).toBe('#0072E8')
  })

  test.each(chosen)('white on the fill of %s can be read', (color) => {
    expect(contrast('#FFFFFF', fillFor(color))).toBeGreaterThanOrEqual(READABLE)
  })

  test.each(chosen)('links in %s can be read in both themes', (color) => {
    for (const ground of grounds) expect(contrast(textOn(color, ground), ground)).toBeGreaterThanOrEqual(READABLE)
  })

  test('a colour that is readable already stays as chosen', () => {
    expect(fillFor('#0B5FBF')).toBe('#0B5FBF')
  })
})

describe.each(themes)('the %s theme', (theme) => {
  const colors = palette[theme]

  test('every text can be read on every ground', () => {
    for (const ground of [colors.bg, colors.bgSubtle, colors.bgRaised, colors.bgHover])
      for (const text of [colors.text, colors.text2, colors.text3, colors.danger])
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(READABLE)
  })

  test.each(tones)('the status colour %s can be read on its own ground and on the page', (tone) => {
    for (const ground of [colors[`tone${tone}Bg`], colors.bg])
      expect(contrast(colors[`tone${tone}`], ground)).toBeGreaterThanOrEqual(READABLE)
  })
})
