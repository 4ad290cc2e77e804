import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { baseinfoTexts } from '#modules/baseinfo/baseinfo.i18n.ts'
import { manageTexts } from '#modules/manage/manage.i18n.ts'
import { platformTexts } from '#platform/model/platform.i18n.ts'
import { documentTexts } from '#platform/web/document/document.i18n.ts'
import { formTexts } from '#platform/web/form/form.i18n.ts'
import { masterTexts } from '#platform/web/master/master.i18n.ts'
import { webTexts } from '#platform/web/web.i18n.ts'
import { heaTexts } from '../hea.i18n.ts'

const known = new Set(
  Object.keys({
    ...{ ...heaTexts, ...baseinfoTexts, ...manageTexts, ...webTexts, ...documentTexts },
    ...{ ...platformTexts, ...masterTexts, ...formTexts },
  }),
)
const texts = /'([^'\n]*[가-힣][^'\n]*)'|"([^"\n]*[가-힣][^"\n]*)"/g
/** The law is quoted as it is called. */
const isQuoted = (text: string) => /^(산업안전보건법|시행규칙)/.test(text)

test('S-117 no text of exposures and due dates stays Korean for who reads another language', () => {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|e2e|i18n|demo)\.tsx?$/.test(file),
  )
  const missing = files.flatMap((file) => {
    const code = readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    return [...code.matchAll(texts)]
      .map(([, one, other]) => one ?? other ?? '')
      .filter((text) => !known.has(text) && !isQuoted(text))
  })
  expect([...new Set(missing)]).toEqual([])
})
