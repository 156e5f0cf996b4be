'use strict';
// Requests pictures for the options in the form, and again after every change of the files.

const byId = (id) => document.getElementById(id);
const form = byId('options');
const fields = form.elements;
let version = -1;
let isLoading = false;
let isOutdated = false;
let historyTimer;
let typingTimer;

/** Returns the selected options as a query, omitting those left to the spec. */
function query() {
  const options = new URLSearchParams();
  const overlays = [];
  for (const [name, value] of new FormData(form)) {
    if (name === 'overlay') overlays.push(value);
    else if (value.trim()) options.set(name, value.trim());
  }
  if (overlays.length) options.set('overlay', overlays.join(','));
  return options;
}

/** Sets the form to the options in the URL's fragment. */
function restore() {
  const options = new URLSearchParams(location.hash.slice(1));
  form.reset();
  for (const name of ['width', 'appearance', 'direction', 'theme']) {
    if (options.has(name)) choose(name, options.get(name));
  }
  const overlays = (options.get('overlay') || '').split(',');
  for (const box of form.querySelectorAll('[name=overlay]')) box.checked = overlays.includes(box.value);
  syncForm();
}

/** Sets a field to a value, unless the value is not among its choices. */
function choose(name, value) {
  const field = fields[name];
  const choices = [...(field.options || (field instanceof RadioNodeList ? field : []))];
  const choice = choices.find((each) => each.value === value);
  if (!choices.length) field.value = value;
  else if (choice) choice[field.options ? 'selected' : 'checked'] = true;
}

/** Updates the slider and the number of overlays to match the fields. */
function syncForm() {
  const width = parseFloat(fields.width.value);
  if (width) byId('slide').value = width;
  const overlays = form.querySelectorAll('[name=overlay]:checked');
  form.querySelector('summary').dataset.count = overlays.length;
}

function update() {
  syncForm();
  load();
  // Browsers limit the rate of history changes, and a slider sends many events.
  clearTimeout(historyTimer);
  historyTimer = setTimeout(() => history.replaceState(null, '', '#' + query()), 300);
}

/** Requests pictures, one request at a time; while one runs, only the latest options are kept. */
async function load() {
  if (isLoading) { isOutdated = true; return; }
  isLoading = true;
  byId('state').classList.add('busy');
  do {
    isOutdated = false;
    const options = query();
    try {
      const response = await fetch('/pictures?' + options, { cache: 'no-store' });
      await show(await response.json(), options);
    } catch { showStopped(); }
  } while (isOutdated);
  isLoading = false;
  byId('state').classList.remove('busy');
}

async function show(result, options) {
  version = Math.max(version, result.version);
  setState(result.isWhole ? '' : 'wrong', result.isWhole ? 'waiting for changes' : 'drawing failed');
  setMessage(result.words, !result.isWhole);
  const images = await Promise.all(
    result.names.map((name, index) => picture(name, options, result.version, result.scales[index])));
  const figures = images.map((image, index) => figure(image, result.names[index]));
  const oldFigures = result.isWhole && figures.length ? [] : figuresToKeep(result.names);
  for (const each of oldFigures) each.classList.add('old');
  // New pictures arrive sorted; together with old ones they must be sorted again.
  if (oldFigures.length) figures.push(...oldFigures), figures.sort(byName);
  byId('pictures').replaceChildren(...figures);
}

/** Returns the displayed figures of specs that have no new pictures. */
function figuresToKeep(names) {
  const specs = new Set(names.map(spec));
  return [...byId('pictures').children].filter((each) => !specs.has(spec(each.dataset.name)));
}

/** Returns the part of a picture's name that names its spec; empty if there is only one spec. */
const spec = (name) => name.slice(0, name.lastIndexOf('/') + 1);

const byName = (one, other) => one.dataset.name.localeCompare(other.dataset.name, 'en', { numeric: true });

/** Loads a picture completely, so that replacing the old one does not flicker. */
async function picture(name, options, version, scale) {
  const image = new Image();
  const address = new URLSearchParams(options);
  address.set('name', name);
  address.set('v', version);
  image.alt = name;
  // The size of an image is that of its pixels, unless the source states their density.
  image.srcset = `/picture?${address} ${scale}x`;
  try { await image.decode(); } catch { /* The browser shows a broken image. */ }
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

function setState(state, message) {
  byId('state').classList.remove('wrong', 'away');
  if (state) byId('state').classList.add(state);
  byId('state').title = message;
  byId('state').ariaLabel = message;
}

function setMessage(message, isWrong) {
  if (byId('message').textContent !== message) byId('message').textContent = message;
  byId('message').hidden = !message;
  byId('message').classList.toggle('wrong', isWrong);
}

/** Shows that the server has stopped. The last pictures stay visible until it is back. */
function showStopped() {
  const message = 'flatplan watch has stopped.';
  setState('away', message);
  setMessage(message + ' These are the last pictures it drew.', false);
  for (const each of byId('pictures').children) each.classList.add('old');
}

/** Polls for changes while the page is visible: browsers limit the connections of all tabs together. */
async function pollChanges() {
  for (;;) {
    await untilVisible();
    try {
      const response = await fetch('/changes?after=' + version, { cache: 'no-store' });
      const known = version;
      version = (await response.json()).version;
      if (version !== known || byId('state').classList.contains('away')) await load();
    } catch {
      showStopped();
      version = -1;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

/** Resolves when the page is visible. */
function untilVisible() {
  if (!document.hidden) return;
  return new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

function reset() {
  form.reset();
  update();
}

function toggle(name, on, off) {
  choose(name, fields[name].value === on ? off : on);
  update();
}

/** Changes the selected width or else that of the first picture, taken from its name: overlays make the image wider. */
function changeWidth(points) {
  const drawn = document.querySelector('#pictures img');
  const named = drawn && parseFloat(drawn.alt.split('/').pop());
  const width = parseFloat(fields.width.value) || named || (drawn && drawn.naturalWidth) || 390;
  fields.width.value = Math.max(1, Math.round(width) + points);
  update();
}

const overlays = form.querySelector('details');

/** Closes the overlays menu; returns false if it was closed. */
function close() {
  if (!overlays.open) return false;
  overlays.open = false;
  overlays.querySelector('summary').focus();
  return true;
}

document.addEventListener('keydown', (event) => {
  if (event.target.matches?.('input:not([type=radio]):not([type=checkbox]), select')) return;
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  // Arrow keys select radio buttons.
  if (event.target.matches?.('input[type=radio]') && event.key.startsWith('Arrow')) return;
  const step = event.shiftKey ? 10 : 1;
  const actions = {
    ArrowLeft: () => changeWidth(-step), ArrowRight: () => changeWidth(step),
    d: () => toggle('appearance', 'dark', ''), r: () => toggle('direction', 'rtl', ''),
    o: () => overlays.toggleAttribute('open'),
    Escape: () => close() || reset(),
  };
  const act = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act) { event.preventDefault(); act(); }
});
byId('slide').addEventListener('input', () => { fields.width.value = byId('slide').value; update(); });
form.addEventListener('input', (event) => {
  if (event.target === byId('slide')) return;
  // Wait until a width is typed completely.
  clearTimeout(typingTimer);
  typingTimer = setTimeout(update, event.target === fields.width ? 300 : 0);
});
// After a click, the arrow keys change the width instead of the radio button.
form.addEventListener('click', (event) => {
  if (event.detail && event.target.closest('[role=radiogroup]')) setTimeout(() => document.activeElement.blur());
});
document.addEventListener('pointerdown', (event) => {
  if (!overlays.contains(event.target)) overlays.open = false;
});
form.addEventListener('submit', (event) => event.preventDefault());
byId('reset-button').addEventListener('click', reset);
addEventListener('hashchange', () => { restore(); load(); });

restore();
load();
pollChanges();
