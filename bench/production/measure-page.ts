/** The first list in a browser that has none of its files, beside a bare page with its rows. */
import { chromium as launcher } from 'playwright-core'
import { chromium } from '../../playwright.config.ts'
import { measureFirstList } from '../pages/first-list.ts'
import type { Line } from './line.ts'
import type { Opened } from './opened.ts'

export async function measurePage({ site, program }: Opened): Promise<Line[]> {
  const browser = await launcher.launch(chromium)
  try {
    return await measureFirstList(browser, `http://127.0.0.1:${program.port}`, site.bareUrl)
  } finally {
    await browser.close()
  }
}
