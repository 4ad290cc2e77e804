/** What people of the demo site would have photographed, drawn, before it was put right and after: 960 × 720, without words. */

const WALL = '#c9ced3'
const FLOOR = '#8d9297'
const STEEL = '#5f6b76'
const LIGHT = '#e9ecef'

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`
const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
const bolts = (x: number, ys: readonly number[]) => ys.map((y) => circle(x, y, 8, '#3c444c')).join('')

const room = (floorY: number, inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720">
  <defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#dfe3e6"/><stop offset="1" stop-color="${WALL}"/></linearGradient>
  <linearGradient id="floor" x2="0" y2="1"><stop stop-color="${FLOOR}"/><stop offset="1" stop-color="#6f757a"/></linearGradient></defs>
  ${rect(0, 0, 960, floorY, 'url(#wall)')}${rect(0, floorY, 960, 720 - floorY, 'url(#floor)')}${inside}</svg>`

const pipe = (y: number, height: number) =>
  rect(0, y, 960, height, STEEL) + rect(0, y + height * 0.15, 960, height * 0.2, '#8a97a3')

const flange =
  pipe(250, 120) +
  rect(430, 205, 34, 210, '#74818d') +
  rect(468, 205, 34, 210, '#74818d') +
  bolts(447, [225, 270, 350, 395]) +
  bolts(485, [225, 270, 350, 395]) +
  pipe(90, 60)
const leak =
  flange +
  path('M466 418q-16 30 0 42q16-12 0-42z', '#5b8c3a') +
  path('M466 490q-14 26 0 38q14-12 0-38z', '#5b8c3a') +
  `<ellipse cx="470" cy="640" rx="150" ry="28" fill="#5b8c3a" opacity=".75"/>`

const walkway = rect(0, 470, 960, 10, '#f2c230') + rect(80, 120, 220, 420, '#d8b13f') + rect(110, 160, 160, 90, LIGHT)
const oil =
  walkway +
  path('M330 600q40-60 150-45t180 10q120-5 150 45t-80 75q-160 30-290 10t-110-95z', '#2b2b22', 'opacity=".82"') +
  path('M470 605q60-20 130 0', 'none', 'stroke="#77775f" stroke-width="10" stroke-linecap="round"') +
  path('M700 500l70-22l26 60l-76 20z', '#3f4a55')
const wiped = walkway + rect(120, 560, 220, 60, '#4c555e', 'rx="12"') + rect(140, 574, 180, 12, '#5f6b76')

const frame =
  [140, 480, 820].map((x) => rect(x, 60, 18, 600, '#9aa4ad')).join('') +
  rect(120, 250, 740, 14, '#9aa4ad') +
  rect(120, 140, 740, 14, '#9aa4ad') +
  path('M150 655L490 265M490 655L830 265', 'none', 'stroke="#7f8a94" stroke-width="10"') +
  path('M150 420L820 420L820 452L150 452z', '#b98b4e')
const scaffold = frame + path('M488 470L836 560L828 592L480 502z', '#a67838') + rect(470, 455, 38, 30, '#c33b2e')
const clamped =
  frame +
  path('M150 460L820 460L820 492L150 492z', '#a67838') +
  [130, 470, 810].map((x) => rect(x, 405, 38, 96, '#3c8a5b')).join('')

const pump =
  rect(70, 520, 820, 60, '#4c555e') +
  rect(110, 300, 300, 220, '#2f6db0', 'rx="26"') +
  [150, 200, 250, 300, 350].map((x) => rect(x, 300, 12, 220, '#255a93')).join('') +
  circle(740, 410, 130, '#3c8a5b') +
  circle(740, 410, 70, '#2f7049') +
  rect(410, 395, 200, 30, '#a3adb5') +
  rect(700, 160, 60, 140, '#3c8a5b')
const coupling =
  pump +
  rect(470, 350, 34, 120, '#8d979f') +
  rect(512, 350, 34, 120, '#8d979f') +
  path('M430 610q80-90 190 0z', '#f2c230')
const covered = pump + path('M420 520v-110q90-110 190 0v110z', '#f2c230') + bolts(440, [500]) + bolts(590, [500])

const cabinet = rect(330, 90, 320, 500, '#aab3bb')
const panel =
  cabinet +
  rect(350, 110, 280, 460, '#3b434b') +
  [150, 250, 350]
    .map((y) => [375, 445, 515].map((x) => rect(x, y, 50, 76, LIGHT) + rect(x + 17, y + 20, 16, 30, '#222')).join(''))
    .join('') +
  path('M650 90L810 40L810 640L650 590z', '#98a2ab') +
  path('M690 250l50-8l-22 70l34-4l-66 110l16-80l-30 4z', '#f2c230') +
  path('M370 470q90 60 240 10', 'none', 'stroke="#c33b2e" stroke-width="9"') +
  path('M370 500q90 60 240 10', 'none', 'stroke="#2f6db0" stroke-width="9"')
const shut =
  cabinet +
  rect(346, 106, 288, 468, '#98a2ab') +
  path('M470 220l50-8l-22 70l34-4l-66 110l16-80l-30 4z', '#f2c230') +
  rect(604, 330, 16, 60, '#3c444c')

const door =
  rect(350, 120, 280, 460, '#6f8f7d') +
  rect(370, 140, 240, 440, '#86a894') +
  rect(400, 60, 180, 46, '#1f9d55', 'rx="6"') +
  path('M440 92l20-20l14 10l22-8', 'none', 'stroke="#fff" stroke-width="6"') +
  circle(590, 370, 12, LIGHT)
const blocked =
  door +
  rect(270, 500, 430, 26, '#d8652f') +
  rect(300, 350, 150, 150, '#b98b4e') +
  rect(460, 400, 170, 100, '#a67838') +
  rect(680, 300, 18, 220, '#d8652f') +
  circle(330, 560, 34, '#2a2f34') +
  circle(640, 560, 34, '#2a2f34')
const freed = door + path('M330 590L650 590L720 710L260 710z', '#f2c230', 'opacity=".8"')

const scene = (floorY: number, before: string, after: string) => ({
  before: room(floorY, before),
  after: room(floorY, after),
})

export const leakingFlange = scene(560, leak, flange)
export const oilyFloor = scene(470, oil, wiped)
export const looseScaffold = scene(650, scaffold, clamped)
export const bareCoupling = scene(560, coupling, covered)
export const openPanel = scene(600, panel, shut)
export const blockedExit = scene(580, blocked, freed)
