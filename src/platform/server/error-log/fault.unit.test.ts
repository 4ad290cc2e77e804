import { expect, test } from 'vitest'
import { faultOf } from './fault.ts'

const at = (place: string) => `Error: x\n    at run (/srv/app/node_modules/pg/lib/client.js:12:3)\n    at ${place}`
const fault = (more: object = {}) =>
  faultOf({
    sideCd: 'SERVER',
    errorCd: null,
    message: 'no row 12',
    stack: at('save (/srv/app/src/a.ts:10:5)'),
    ...more,
  })

test('a fault is the same whatever the number in its words, the machine and the line', () => {
  expect(fault({ message: 'no row 977' })).toBe(fault())
  expect(fault({ stack: at('save (/home/other/src/a.ts:11:9)') })).toBe(fault())
})

test('another place, another side and other words are other faults', () => {
  expect(fault({ stack: at('load (/srv/app/src/b.ts:10:5)') })).not.toBe(fault())
  expect(fault({ sideCd: 'CLIENT' })).not.toBe(fault())
  expect(fault({ message: 'no column 12' })).not.toBe(fault())
  expect(fault({ stack: null })).not.toBe(fault())
})

test('a new build of the web app does not make a known fault a new one', () => {
  const built = (file: string) => fault({ sideCd: 'CLIENT', stack: `f@http://site/assets/${file}:1:234` })
  expect(built('page-Ab12Cd34.js')).toBe(built('page-Zz98Yy76.js'))
})
