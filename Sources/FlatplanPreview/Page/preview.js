'use strict';
// Asks for the pictures of what is wished, and again when the files have changed.

const byId = (id) => document.getElementById(id);
const form = byId('wishes');
const fields = form.elements;
let version = -1;
let isAsking = false;
let isAskedAgain = false;
let noting;
let typing;

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
    if (wishes.has(name)) choose(name, wishes.get(name));
  }
  const overlays = (wishes.get('overlay') || '').split(',');
  for (const box of form.querySelectorAll('[name=overlay]')) box.checked = overlays.includes(box.value);
  follow();
}

/** Sets a field to a value that it can have. */
function choose(name, value) {
  const field = fields[name];
  const choices = [...(field.options || (field instanceof RadioNodeList ? field : []))];
  const choice = choices.find((each) => each.value === value);
  if (!choices.length) field.value = value;
  else if (choice) choice[field.options ? 'selected' : 'checked'] = true;
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
  ask();
  // Browsers refuse to be told of each step of a slider.
  clearTimeout(noting);
  noting = setTimeout(() => history.replaceState(null, '', '#' + query()), 300);
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
    } catch { leave(); }
  } while (isAskedAgain);
  isAsking = false;
  byId('state').classList.remove('busy');
}

async function show(result, wishes) {
  version = Math.max(version, result.version);
  say(result.isWhole ? '' : 'wrong', result.isWhole ? 'waiting for changes' : 'something is wrong');
  tell(result.words, !result.isWhole);
  const images = await Promise.all(result.names.map((name) => picture(name, wishes, result.version)));
  const figures = images.map((image, index) => figure(image, result.names[index]));
  const kept = result.isWhole && figures.length ? [] : left(result.names);
  for (const each of kept) each.classList.add('old');
  // Among themselves the new ones are in order.
  if (kept.length) figures.push(...kept), figures.sort(byName);
  byId('pictures').replaceChildren(...figures);
}

/** The last pictures of the specs that none of these names is of. */
function left(names) {
  const specs = new Set(names.map(spec));
  return [...byId('pictures').children].filter((each) => !specs.has(spec(each.dataset.name)));
}

/** A picture's name begins with that of its spec, where there are several. */
const spec = (name) => name.slice(0, name.lastIndexOf('/') + 1);

const byName = (one, other) => one.dataset.name.localeCompare(other.dataset.name, 'en', { numeric: true });

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
  figure.dataset.name = name;
  const size = image.naturalWidth ? ` · ${image.naturalWidth} × ${image.naturalHeight}` : '';
  caption.textContent = name.replaceAll('/', ' · ') + size;
  figure.append(image, caption);
  return figure;
}

function say(state, words) {
  byId('state').classList.remove('wrong', 'away');
  if (state) byId('state').classList.add(state);
  byId('state').title = words;
  byId('state').ariaLabel = words;
}

function tell(words, isWrong) {
  if (byId('words').textContent !== words) byId('words').textContent = words;
  byId('words').hidden = !words;
  byId('words').classList.toggle('wrong', isWrong);
}

/** Nobody answers: the last pictures stay until somebody does. */
function leave() {
  const words = 'flatplan watch has ended';
  say('away', words);
  tell(words + ': these are its last pictures', false);
  for (const each of byId('pictures').children) each.classList.add('old');
}

/** Waits for changes for ever, while it is looked at: browsers keep few connections open for all tabs. */
async function wait() {
  for (;;) {
    await seen();
    try {
      const answer = await fetch('/changes?after=' + version, { cache: 'no-store' });
      const known = version;
      version = (await answer.json()).version;
      if (version !== known || byId('state').classList.contains('away')) await ask();
    } catch {
      leave();
      version = -1;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

/** Comes back at once where the page is seen, and else when it is. */
function seen() {
  if (!document.hidden) return;
  return new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

function plain() {
  form.reset();
  wish();
}

function press(name, on, off) {
  choose(name, fields[name].value === on ? off : on);
  wish();
}

/** From the width that is wished, or else that of the first picture: overlays make it wider than its name says. */
function widen(points) {
  const drawn = document.querySelector('#pictures img');
  const named = drawn && parseFloat(drawn.alt.split('/').pop());
  const width = parseFloat(fields.width.value) || named || (drawn && drawn.naturalWidth) || 390;
  fields.width.value = Math.max(1, Math.round(width) + points);
  wish();
}

const overlays = form.querySelector('details');

/** Closes the list of overlays, if it is open. */
function close() {
  if (!overlays.open) return false;
  overlays.open = false;
  overlays.querySelector('summary').focus();
  return true;
}

document.addEventListener('keydown', (event) => {
  if (event.target.matches?.('input:not([type=radio]):not([type=checkbox]), select')) return;
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  // They choose among radio buttons.
  if (event.target.matches?.('input[type=radio]') && event.key.startsWith('Arrow')) return;
  const step = event.shiftKey ? 10 : 1;
  const actions = {
    ArrowLeft: () => widen(-step), ArrowRight: () => widen(step),
    d: () => press('appearance', 'dark', ''), r: () => press('direction', 'rtl', ''),
    o: () => overlays.toggleAttribute('open'),
    Escape: () => close() || plain(),
  };
  const act = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act) { event.preventDefault(); act(); }
});
byId('slide').addEventListener('input', () => { fields.width.value = byId('slide').value; wish(); });
form.addEventListener('input', (event) => {
  if (event.target === byId('slide')) return;
  // Not at each digit of a width.
  clearTimeout(typing);
  typing = setTimeout(wish, event.target === fields.width ? 300 : 0);
});
// Who uses a pointer has the arrow keys for the width.
form.addEventListener('click', (event) => {
  if (event.detail && event.target.closest('[role=radiogroup]')) setTimeout(() => document.activeElement.blur());
});
document.addEventListener('pointerdown', (event) => {
  if (!overlays.contains(event.target)) overlays.open = false;
});
form.addEventListener('submit', (event) => event.preventDefault());
byId('plain').addEventListener('click', plain);
addEventListener('hashchange', () => { restore(); ask(); });

restore();
ask();
wait();
