import type { Translate } from '#platform/web/i18n/i18n.ts'

const ARTICLE = /제(\d+)조(?:의(\d+))?(?:제(\d+)항)?(?:제(\d+)호)?/g

/**
 * A legal reference for its reader: as a whole where it was translated so, else the act by its name, and what stands in it
 * by its numbers: article, paragraph in brackets, item.
 */
export function lawText(law: string, t: Translate): string {
  const whole = t(law)
  const at = law.search(/ ?(제\d+조|별표)/)
  if (whole !== law || at < 1 || t('제{n}조') === '제{n}조') return whole
  const numbers = law
    .slice(at)
    .trim()
    .replaceAll(ARTICLE, (_, article, branch, paragraph, item) =>
      t('제{n}조', {
        n: [article, branch && `-${branch}`, paragraph && `(${paragraph})`, item && ` ${item}`]
          .filter(Boolean)
          .join(''),
      }),
    )
    .replaceAll(/별표 ?(\d+)/g, (_, n) => t('별표 {n}', { n }))
  return `${t(law.slice(0, at))} ${numbers}`
}
