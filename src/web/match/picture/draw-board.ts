/** How much sharper than on the screen a picture is. */
const SHARPNESS = 2;
const SVG = 'http://www.w3.org/2000/svg';

/** A picture of a part of the page: a drawing with everything it needs, and its size. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws what an element shows, from the page's own elements and styles, into one SVG. The picture is as large as the window, so
 * that rules for sizes of screens hold in it as on the page, and only the element's own part of it is shown. It is put together as
 * a text: the page's policy refuses styles that are written into elements.
 */
export async function drawElement(element: HTMLElement): Promise<Drawing> {
  const { width, height } = element.getBoundingClientRect();
  const page = document.documentElement;
  const named = [...page.attributes].filter(
    ({ name }) => name.startsWith('data-') || name === 'lang' || name === 'class',
  );
  const attributes = named.map(({ name, value }) => `${name}="${escaped(value)}"`).join(' ');
  const size = `width="${innerWidth}" height="${Math.max(innerHeight, Math.ceil(height))}"`;
  const frame = `:root{font-size:${getComputedStyle(page).fontSize};background:${getComputedStyle(document.body).backgroundColor}}
[data-drawn="parent"]{display:block!important;box-sizing:border-box!important;position:static!important;width:${width}px!important;
height:${height}px!important;min-height:0!important;max-width:none!important;margin:0!important;padding:0!important;border:0!important;
overflow:visible!important;transform:none!important;background:none!important;box-shadow:none!important}
[data-drawn="element"]{width:100%!important;height:100%!important}`;
  const defs = document.querySelector('.ink-defs');
  const svg = [
    `<svg xmlns="${SVG}" ${attributes} ${size}>`,
    `<style><![CDATA[${await ownStyles()}\n${frame}]]></style>`,
    defs === null ? '' : new XMLSerializer().serializeToString(defs),
    `<foreignObject width="${width}" height="${height}">${withParents(element)}</foreignObject></svg>`,
  ].join('');
  return { svg, width: Math.ceil(width), height: Math.ceil(height) };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** A copy of the element within bare copies of its parents, so that styles that ask for these hold. */
function withParents(element: HTMLElement): string {
  let copy = element.cloneNode(true) as HTMLElement;
  copy.dataset.drawn = 'element';
  // Nothing waits to be chosen on a picture.
  for (const each of copy.querySelectorAll('[data-mood]')) each.removeAttribute('data-mood');
  for (let { parentElement: parent } = element; parent !== null; { parentElement: parent } = parent) {
    if (parent === document.documentElement) break;
    const bare = parent.cloneNode(false) as HTMLElement;
    bare.dataset.drawn = 'parent';
    bare.append(copy);
    copy = bare;
  }
  return new XMLSerializer().serializeToString(copy);
}

/** All rules of the page, with the files that they name as data: a picture may load nothing. */
async function ownStyles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  const text = rules.join('\n');
  const files = new Map<string, string>();
  for (const [, name] of text.matchAll(/url\("([^"#][^"]*)"\)/g)) {
    if (name !== undefined && !name.startsWith('data:') && !files.has(name)) files.set(name, await asData(name));
  }
  return text.replaceAll(/url\("([^"#][^"]*)"\)/g, (whole, name: string) => {
    const data = files.get(name);
    return data === undefined ? whole : `url("${data}")`;
  });
}

async function asData(name: string): Promise<string> {
  const sheet = [...document.styleSheets].find(({ href }) => href !== null)?.href ?? location.href;
  const response = await fetch(new URL(name, sheet));
  const file = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** The drawing as a PNG. Rejects where a browser lets no page read what such a drawing became. */
export async function paintDrawing({ svg, width, height }: Drawing): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser paints nothing');
  context.scale(SHARPNESS, SHARPNESS);
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('nothing was painted')) : resolve(blob)), 'image/png');
  });
}
