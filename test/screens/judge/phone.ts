/** What is wrong with a phone's page as it is laid out. */
export function phoneGeometry(): string[] {
  const faults: string[] = [];
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  const isSeat = document.querySelector('main.seat') !== null;
  if (isSeat && document.documentElement.scrollHeight > innerHeight) faults.push('the page scrolls while a seat plays');

  for (const button of document.querySelectorAll('button')) {
    const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
    if (width < 63.5 || height < 63.5) faults.push(`“${nameOf(button)}” is ${width.toFixed()} by ${height.toFixed()}`);
    if (left < 0 || right > innerWidth) faults.push(`“${nameOf(button)}” is out of the window`);
    if (isSeat && button.closest('.say') === null && (top < 0 || bottom > innerHeight))
      faults.push(`“${nameOf(button)}” is out of the window`);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || (node as Text).data.trim() === '' || !element.checkVisibility()) continue;
    if (element.closest('svg, script, style') !== null) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < 16) faults.push(`“${nameOf(element)}” is ${size.toFixed(1)} px`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const box = element.closest('button, p, h1, h2, li, label, main')?.getBoundingClientRect();
    if (box && (left < box.left - 1 || right > box.right + 1 || top < box.top - 3 || bottom > box.bottom + 3))
      faults.push(`“${nameOf(element)}” stands out of its box`);
  }

  const boxes = [...document.querySelectorAll('main > *, .foot > *')].map((part) => ({
    part,
    box: part.getBoundingClientRect(),
  }));
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1)) {
      if (one.part.contains(other.part)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 1 && down > 1) faults.push(`“${nameOf(one.part)}” and “${nameOf(other.part)}” overlap`);
    }

  const say = document.querySelector('.say');
  if (say !== null && say.textContent.trim() !== '' && say.clientHeight < 44)
    faults.push(`what is said has ${String(say.clientHeight)} px`);
  return faults;
}
