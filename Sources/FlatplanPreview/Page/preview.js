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
  byId('zoom').value = options.get('zoom') || '';
  syncForm();
  resize();
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
  remember();
}

/** Writes the selected options to the URL's fragment. */
function remember() {
  // Browsers limit the rate of history changes, and a slider sends many events.
  clearTimeout(historyTimer);
  historyTimer = setTimeout(() => {
    const options = query();
    if (byId('zoom').value) options.set('zoom', byId('zoom').value);
    history.replaceState(null, '', '#' + options);
  }, 300);
}

/** Shows the pictures in the selected size. Only the page changes. */
function resize() {
  const zoom = byId('zoom').value;
  byId('pictures').dataset.zoom = zoom;
  for (const image of document.querySelectorAll('#pictures img')) {
    image.style.width = image.naturalWidth ? `${image.naturalWidth * (parseFloat(zoom) || 1)}px` : '';
  }
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
      for (let seen = 0, isDone = false; !isDone && !isOutdated;) {
        const request = new URLSearchParams(options);
        request.set('seen', seen);
        const response = await fetch('/pictures?' + request, { cache: 'no-store' });
        const result = await response.json();
        await show(result, options);
        ({ length: seen } = result.names);
        ({ isDone } = result);
      }
    } catch { showStopped(); }
  } while (isOutdated);
  isLoading = false;
  byId('state').classList.remove('busy');
}

/** Shows the pictures that are drawn so far. */
async function show(result, options) {
  version = Math.max(version, result.version);
  if (result.isDone) {
    setState(result.isWhole ? '' : 'wrong', result.isWhole ? 'waiting for changes' : 'drawing failed');
    setMessage(result.words, !result.isWhole);
  }
  const shown = [...byId('pictures').children];
  const figures = await Promise.all(result.names.map((name, index) => {
    const same = shown.find((each) => each.dataset.name === name && each.dataset.mark === result.marks[index]);
    if (!same) return figure(name, result.marks[index], result.scales[index], options);
    same.classList.remove('old');
    return same;
  }));
  const oldFigures = !result.isDone ? figuresAfter(shown, result.names)
    : result.isWhole && figures.length ? [] : figuresToKeep(shown, result.names);
  if (result.isDone) for (const each of oldFigures) each.classList.add('old');
  // New pictures arrive sorted; together with old ones they must be sorted again.
  if (oldFigures.length) figures.push(...oldFigures), figures.sort(byName);
  byId('pictures').replaceChildren(...figures);
  resize();
}

/** Returns the displayed figures of specs that have no new pictures. */
function figuresToKeep(shown, names) {
  const specs = new Set(names.map(spec));
  return shown.filter((each) => !specs.has(spec(each.dataset.name)));
}

/** Returns the displayed figures that new ones will replace: of each spec, those after the first ones. */
function figuresAfter(shown, names) {
  const counts = Map.groupBy(names, spec);
  const places = {};
  return shown.filter((each) => {
    const name = spec(each.dataset.name);
    places[name] = (places[name] || 0) + 1;
    return !names.includes(each.dataset.name) && places[name] > (counts.get(name)?.length || 0);
  });
}

/** Returns the part of a picture's name that names its spec; empty if there is only one spec. */
const spec = (name) => name.slice(0, name.lastIndexOf('/') + 1);

const byName = (one, other) => one.dataset.name.localeCompare(other.dataset.name, 'en', { numeric: true });

/** Loads a picture completely, so that replacing the old one does not flicker. */
async function picture(name, mark, scale, options) {
  const image = new Image();
  const address = new URLSearchParams(options);
  address.set('name', name);
  address.set('v', mark);
  image.alt = name;
  image.dataset.address = `/picture?${address}`;
  // The size of an image is that of its pixels, unless the source states their density.
  image.srcset = `${image.dataset.address} ${scale}x`;
  try { await image.decode(); } catch { /* The browser shows a broken image. */ }
  return image;
}

async function figure(name, mark, scale, options) {
  const image = await picture(name, mark, scale, options);
  const figure = document.createElement('figure');
  const caption = document.createElement('figcaption');
  Object.assign(figure.dataset, { name, mark });
  const size = image.naturalWidth ? ` · ${image.naturalWidth} × ${image.naturalHeight}` : '';
  caption.textContent = name.replaceAll('/', ' · ') + size;
  figure.append(image, caption);
  image.addEventListener('click', (event) => findSource(image, name, event));
  return figure;
}

/** Shows the line that wrote the element below the pointer, which the names in the SVG tell. */
async function findSource(image, name, { clientX, clientY }) {
  const options = query();
  options.set('name', name);
  try {
    for (const [key, value] of Object.entries(await elementAt(image, clientX, clientY))) {
      if (value !== undefined) options.set(key, value);
    }
    const response = await fetch('/source?' + options, { cache: 'no-store' });
    byId('source').hidden = !response.ok;
    if (!response.ok) return;
    const source = await response.json();
    const link = byId('source').querySelector('a');
    const path = source.path.split('/').map(encodeURIComponent).join('/');
    link.href = byId('source').dataset.editor.replace(/{(path|line|column)}/g, (_, key) => key === 'path' ? path : source[key]);
    link.textContent = `${source.name}:${source.line}:${source.column}`;
    byId('source').querySelector('code').textContent = source.text.trim();
  } catch { byId('source').hidden = true; }
}

/** Returns the names of the smallest element at a point: its section, its item and its kind. */
async function elementAt(image, x, y) {
  const response = await fetch(image.dataset.address, { cache: 'no-store' });
  if (!response.headers.get('Content-Type').startsWith('image/svg')) return {};
  const drawing = new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement;
  // The drawing is measured where the image is, and never seen.
  const { left, top, width, height } = image.getBoundingClientRect();
  Object.assign(drawing.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, visibility: 'hidden' });
  document.body.append(drawing);
  const area = (box) => box.width * box.height;
  const found = [...drawing.querySelectorAll('[data-index], [data-kind]')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
    .sort((one, other) => area(one.box) - area(other.box))[0]?.element;
  drawing.remove();
  return {
    section: found?.closest('[data-section]')?.dataset.section, item: found?.dataset.index,
    kind: found?.dataset.kind,
  };
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

/** Sets the size on the page, or the usual one if it is set already. */
function zoom(value) {
  byId('zoom').value = byId('zoom').value === value ? '' : value;
  resize();
  remember();
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
    '+': () => zoom('2'), '-': () => zoom('0.5'), f: () => zoom('fit'),
    Escape: () => close() || reset(),
  };
  const act = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act) { event.preventDefault(); act(); }
});
byId('slide').addEventListener('input', () => { fields.width.value = byId('slide').value; update(); });
form.addEventListener('input', (event) => {
  if (event.target === byId('slide')) return;
  if (event.target === byId('zoom')) { resize(); remember(); return; }
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
