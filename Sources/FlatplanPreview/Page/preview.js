'use strict';
// Asks for the pictures of what is wished, and again when the files have changed.

const byId = (id) => document.getElementById(id);
const form = byId('wishes');
const fields = form.elements;
let version = -1;
let isAsking = false;
let isAskedAgain = false;

/** What is wished, as a query; what the spec says is left out. */
function query() {
  const wishes = new URLSearchParams();
  const overlays = [];
  for (const [name, value] of new FormData(form)) {
    if (name === 'overlay') overlays.push(value);
    else if (value.trim()) wishes.set(name, value.trim());
  }
  if (overlays.length) wishes.set('overlay', overlays.join(','));
  return wishes;
}

/** Puts the wishes of the address into the form. */
function restore() {
  const wishes = new URLSearchParams(location.hash.slice(1));
  form.reset();
  for (const name of ['width', 'appearance', 'direction', 'theme']) {
    if (wishes.has(name)) fields[name].value = wishes.get(name);
  }
  const overlays = (wishes.get('overlay') || '').split(',');
  for (const box of form.querySelectorAll('[name=overlay]')) box.checked = overlays.includes(box.value);
  follow();
}

/** Lets the parts of the form say the same. */
function follow() {
  const width = parseFloat(fields.width.value);
  if (width) byId('slide').value = width;
  const overlays = form.querySelectorAll('[name=overlay]:checked');
  form.querySelector('summary').dataset.count = overlays.length;
}

function wish() {
  follow();
  history.replaceState(null, '', '#' + query());
  ask();
}

/** One question at a time; the last one wins. */
async function ask() {
  if (isAsking) { isAskedAgain = true; return; }
  isAsking = true;
  byId('state').classList.add('busy');
  do {
    isAskedAgain = false;
    const wishes = query();
    try {
      const answer = await fetch('/pictures?' + wishes, { cache: 'no-store' });
      await show(await answer.json(), wishes);
    } catch { say('away', 'flatplan watch has ended'); }
  } while (isAskedAgain);
  isAsking = false;
  byId('state').classList.remove('busy');
}

async function show(result, wishes) {
  version = Math.max(version, result.version);
  say(result.isWhole ? '' : 'wrong', result.isWhole ? 'waiting for changes' : 'something is wrong');
  byId('words').textContent = result.words;
  byId('words').hidden = !result.words;
  byId('words').classList.toggle('wrong', !result.isWhole);
  const main = byId('pictures');
  main.classList.toggle('old', !result.names.length);
  if (!result.names.length) return;
  const images = await Promise.all(result.names.map((name) => picture(name, wishes, result.version)));
  main.replaceChildren(...images.map((image, index) => figure(image, result.names[index])));
}

/** A picture, loaded before it is put in the place of the last one: nothing flickers. */
async function picture(name, wishes, version) {
  const image = new Image();
  const address = new URLSearchParams(wishes);
  address.set('name', name);
  address.set('v', version);
  image.alt = name;
  image.src = '/picture?' + address;
  try { await image.decode(); } catch { /* It is shown as missing. */ }
  return image;
}

function figure(image, name) {
  const figure = document.createElement('figure');
  const caption = document.createElement('figcaption');
  const size = image.naturalWidth ? ` · ${image.naturalWidth} × ${image.naturalHeight}` : '';
  caption.textContent = name.replaceAll('/', ' · ') + size;
  figure.append(image, caption);
  return figure;
}

function say(state, words) {
  byId('state').classList.remove('wrong', 'away');
  if (state) byId('state').classList.add(state);
  byId('state').title = words;
}

/** Waits for changes for ever. */
async function wait() {
  for (;;) {
    try {
      const answer = await fetch('/changes?after=' + version, { cache: 'no-store' });
      const known = version;
      version = (await answer.json()).version;
      if (version !== known || byId('state').classList.contains('away')) await ask();
    } catch {
      say('away', 'flatplan watch has ended');
      version = -1;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

function plain() {
  form.reset();
  wish();
}

function press(name, on, off) {
  fields[name].value = fields[name].value === on ? off : on;
  wish();
}

function widen(points) {
  const drawn = document.querySelector('#pictures img');
  const width = parseFloat(fields.width.value) || (drawn && drawn.naturalWidth) || 390;
  fields.width.value = Math.min(1400, Math.max(280, Math.round(width) + points));
  wish();
}

document.addEventListener('keydown', (event) => {
  if (event.target.matches?.('input:not([type=radio]):not([type=checkbox]), select')) return;
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const step = event.shiftKey ? 10 : 1;
  const actions = {
    ArrowLeft: () => widen(-step), ArrowRight: () => widen(step),
    d: () => press('appearance', 'dark', ''), r: () => press('direction', 'rtl', ''),
    o: () => form.querySelector('details').toggleAttribute('open'),
    Escape: plain,
  };
  const act = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act) { event.preventDefault(); act(); }
});
byId('slide').addEventListener('input', () => { fields.width.value = byId('slide').value; wish(); });
form.addEventListener('input', (event) => { if (event.target !== byId('slide')) wish(); });
form.addEventListener('submit', (event) => event.preventDefault());
byId('plain').addEventListener('click', plain);
addEventListener('hashchange', () => { restore(); ask(); });

restore();
ask();
wait();
