'use strict';
// The viewer of one snapshot.

const modes = [
  ['side', 'Side by side'], ['swipe', 'Swipe'], ['onion', 'Onion skin'], ['blink', 'Blink'],
  ['diff', 'Difference'], ['layout', 'Layout'],
];

const keys = [
  ['1 – 6', 'side by side, swipe, onion skin, blink, difference, layout'],
  ['← →', 'previous or next snapshot'], ['N P', 'next or previous difference'], ['[ ]', 'swipe or fade'],
  ['+ − 0', 'zoom in, zoom out, fit'], ['F', 'show changed frames in any view'],
  ['Space', 'pause or resume blinking'], ['C', 'copy the accept command'], ['Esc', 'all snapshots'],
  ...(server ? [['A R', 'accept or reject the snapshot'], ['U', 'undo that, for some seconds']] : []),
];

const view = {
  index: null, mode: 'side', zoom: null, part: 0.5, frames: false, isHeld: false, shown: 'now',
  order: [], timer: null, opener: null, stop: null,
};

const viewer = document.getElementById('viewer');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

function openViewer(index, mode, frames) {
  if (view.index === null) view.opener = document.activeElement;
  if (view.index !== index) Object.assign(view, { zoom: null, stop: null });
  Object.assign(view, { index, frames });
  view.mode = usable(index).includes(mode) ? mode : usable(index)[0];
  view.isHeld = reducedMotion.matches;
  view.shown = 'now';
  buildViewer();
}

function closeViewer() {
  clearInterval(view.timer);
  view.index = null;
  viewer.hidden = true;
  viewer.replaceChildren();
  document.getElementById('page').inert = false;
  document.body.classList.remove('viewing');
  if (view.opener?.isConnected) view.opener.focus({ preventScroll: true });
}

/** The modes that have something to show. */
function usable(index) {
  const verdict = report.verdicts[index];
  const { old, now, difference } = sidesOf(verdict);
  const both = hasContent(old) && hasContent(now);
  return modes.map(([mode]) => mode).filter((mode) =>
    mode === 'side' ? true
      : mode === 'diff' ? Boolean(difference)
      : mode === 'layout' ? both && verdict.changes.length > 0 : both);
}

function buildViewer() {
  const verdict = report.verdicts[view.index];
  document.getElementById('page').inert = true;
  document.body.classList.add('viewing');
  viewer.hidden = false;
  viewer.setAttribute('role', 'dialog');
  viewer.setAttribute('aria-modal', 'true');
  viewer.setAttribute('aria-label', nameOf(verdict));
  viewer.dataset.mode = view.mode;
  viewer.replaceChildren(viewerBar(verdict), make('div', { class: 'stage', id: 'stage' }), panel(verdict));
  buildStage();
  viewer.querySelector('.modes [aria-checked=true]')?.focus({ preventScroll: true });
}

function viewerBar(verdict) {
  const place = view.order.indexOf(view.index);
  const can = usable(view.index);
  const hasStops = stopsOf(verdict).length > 0;
  const step = (by, label, sign) => make('button', {
    type: 'button', class: 'sign', 'aria-label': label, title: label,
    disabled: !view.order[place + by] && view.order[place + by] !== 0, onclick: () => go(by),
  }, sign);
  return make('header', { class: 'bar' },
    make('button', { type: 'button', class: 'sign', 'aria-label': 'All snapshots', title: 'All snapshots (Esc)', onclick: leave }, '←'),
    make('div', { class: 'title' },
      make('h2', {}, verdict.name, ' ', make('span', {}, verdict.words)),
      make('span', { class: `status ${verdict.status}` }, statuses[verdict.status])),
    make('div', { class: 'modes', role: 'radiogroup', 'aria-label': 'View' },
      modes.map(([mode, label], index) => make('button', {
        type: 'button', role: 'radio', 'aria-checked': String(mode === view.mode), 'data-mode': mode,
        disabled: !can.includes(mode), title: `${label} (${index + 1})`, onclick: () => setMode(mode),
      }, label))),
    make('div', { class: 'tools' },
      make('button', { type: 'button', class: 'sign', 'aria-label': 'Zoom out', title: 'Zoom out (−)', onclick: () => zoomBy(0.8) }, '−'),
      make('button', { type: 'button', class: 'sign wide', id: 'zoom', 'aria-label': 'Fit', title: 'Fit (0)', onclick: () => setZoom(null) }, ''),
      make('button', { type: 'button', class: 'sign', 'aria-label': 'Zoom in', title: 'Zoom in (+)', onclick: () => zoomBy(1.25) }, '+'),
      make('button', {
        type: 'button', class: 'sign wide', id: 'frames', 'aria-pressed': String(view.frames),
        disabled: !verdict.changes.length, title: 'Changed frames (F)', onclick: toggleFrames,
      }, 'Frames'),
      make('button', { type: 'button', class: 'sign', 'aria-label': 'Previous difference', title: 'Previous difference (P)', disabled: !hasStops, onclick: () => goToStop(-1) }, '↑'),
      make('button', { type: 'button', class: 'sign', 'aria-label': 'Next difference', title: 'Next difference (N)', disabled: !hasStops, onclick: () => goToStop(1) }, '↓'),
      step(-1, 'Previous snapshot', '‹'), step(1, 'Next snapshot', '›')));
}

/** One version of the snapshot: its picture or, if there is none, its frames. */
function layer(side, name) {
  const [width] = sizeOf(report.verdicts[view.index]);
  const content = side.image
    ? make('img', { src: side.image, alt: name === 'old' ? 'Before' : 'Now', draggable: 'false' })
    : side.layout ? wireframe(side.layout) : make('p', { class: 'nothing' }, 'There is no baseline yet.');
  const box = make('div', { class: `layer ${name}` }, content);
  const fit = (points) => { content.style.width = `${(100 * points) / width}%`; };
  if (side.image) {
    const scale = scaleOf(report.verdicts[view.index]);
    content.addEventListener('load', () => { if (content.naturalWidth) fit(content.naturalWidth / scale); });
  } else if (side.layout) fit(side.layout.size[0]);
  return box;
}

function sheet(...layers) {
  const verdict = report.verdicts[view.index];
  const size = sizeOf(verdict);
  const marks = view.frames || view.mode === 'layout' ? overlay(verdict, size) : null;
  return make('div', { class: 'sheet', style: `--width: ${size[0]}; --height: ${size[1]}` }, layers, marks,
    make('i', { class: 'stop', hidden: true }));
}

function pane(label, content) {
  return make('section', { class: 'pane', tabindex: '0', 'aria-label': label, onscroll: follow },
    make('div', { class: 'label' }, label), content);
}

function buildStage() {
  clearInterval(view.timer);
  const verdict = report.verdicts[view.index];
  const { old, now, difference } = sidesOf(verdict);
  const stage = document.getElementById('stage');
  const builders = {
    side: () => [pane('Before', sheet(layer(old, 'old'))), pane('Now', sheet(layer(now, 'now')))],
    swipe: () => [pane('Before | now', sheet(layer(old, 'old'), layer(now, 'now'), make('i', { class: 'edge' }))), slider('Position of the divider')],
    onion: () => [pane('Before under now', sheet(layer(old, 'old'), layer(now, 'now'))), slider('Opacity of the current picture')],
    blink: () => [pane('Now', sheet(layer(old, 'old'), layer(now, 'now'))), holder()],
    diff: () => [pane(differenceLabel(verdict.pixels), sheet(layer({ image: difference }, 'difference')))],
    layout: () => [pane('Frames: dashed before, solid now', sheet(layer(now, 'now')))],
  };
  stage.replaceChildren(...builders[view.mode]());
  stage.dataset.mode = view.mode;
  if (view.mode === 'swipe') stage.querySelector('.sheet').addEventListener('pointerdown', dragEdge);
  if (view.mode === 'blink') blink();
  for (const one of stage.querySelectorAll('.pane')) one.addEventListener('wheel', zoomByWheel, { passive: false });
  setPart(view.part);
  setZoom(view.zoom);
  showStop();
}

// Differences, from top to bottom.

/** Where a snapshot differs, in points: places that were repainted, or else changed frames. */
function stopsOf(verdict) {
  const scale = scaleOf(verdict);
  const places = (verdict.pixels?.places ?? []).map((rect) => rect.map((length) => length / scale));
  const stops = verdict.pixels?.repainted ? [...places] : [];
  for (const change of verdict.changes) {
    for (const frame of change.frames) stops.push(frame.new ?? frame.old);
  }
  if (!stops.length) stops.push(...places);
  stops.sort((one, two) => one[1] - two[1] || one[0] - two[0]);
  // Neighbors are one stop.
  const merged = [];
  for (const [x, y, width, height] of stops) {
    const last = merged.at(-1);
    if (last && y <= last[1] + last[3] + 24 && y - last[1] < 320) {
      const [left, right] = [Math.min(last[0], x), Math.max(last[0] + last[2], x + width)];
      const bottom = Math.max(last[1] + last[3], y + height);
      last.splice(0, 4, left, last[1], right - left, bottom - last[1]);
    } else merged.push([x, y, width, height]);
  }
  return merged;
}

/** Shows the next or previous difference. */
function goToStop(by) {
  const stops = stopsOf(report.verdicts[view.index]);
  if (!stops.length) return;
  view.stop = ((view.stop ?? (by > 0 ? -1 : 0)) + by + stops.length) % stops.length;
  showStop();
  announce(`Difference ${view.stop + 1} of ${stops.length}`);
}

/** Scrolls to the current difference, or to the first one if it is out of sight. */
function showStop() {
  const verdict = report.verdicts[view.index];
  const rect = stopsOf(verdict)[view.stop ?? 0];
  const pane = viewer.querySelector('.pane');
  if (!rect || !pane) return;
  const [, height] = sizeOf(verdict);
  const ratio = view.zoom ?? fitting();
  const zoomed = (points) => `calc(var(--zoom) * ${points}px)`;
  for (const mark of viewer.querySelectorAll('.stop')) {
    mark.hidden = view.stop === null;
    mark.style.cssText = `left: ${zoomed(rect[0])}; top: ${zoomed(rect[1])}; `
      + `width: ${zoomed(rect[2])}; height: ${zoomed(rect[3])}`;
  }
  // Pictures that are not loaded yet have no height to scroll in.
  for (const sheet of viewer.querySelectorAll('.sheet')) sheet.style.minHeight = zoomed(height);
  const [top, bottom] = [rect[1] * ratio, (rect[1] + Math.min(rect[3], 40)) * ratio];
  const isSeen = top >= pane.scrollTop && bottom <= pane.scrollTop + pane.clientHeight - 60;
  if (view.stop === null && isSeen) return;
  for (const one of viewer.querySelectorAll('.pane')) {
    one.scrollTop = Math.max(0, top - one.clientHeight * 0.25);
    one.scrollLeft = Math.max(0, rect[0] * ratio - one.clientWidth * 0.25);
  }
}

/** The label of the difference picture, which leaves out what has only moved. */
function differenceLabel(pixels) {
  if (!pixels || pixels.repainted >= pixels.different) return 'Difference';
  return `Difference without moved frames: ${pixels.repainted} of ${pixels.different} pixels`;
}

// Swipe and fade.

function slider(label) {
  return make('input', {
    type: 'range', class: 'slider', min: 0, max: 100, value: view.part * 100, 'aria-label': label,
    oninput: (event) => setPart(event.target.value / 100),
  });
}

function setPart(part) {
  view.part = Math.min(1, Math.max(0, part));
  viewer.style.setProperty('--part', view.part);
  const input = viewer.querySelector('.slider');
  if (input) input.value = view.part * 100;
}

function dragEdge(start) {
  const box = start.currentTarget;
  const move = (event) => {
    const { left, width } = box.getBoundingClientRect();
    setPart((event.clientX - left) / width);
  };
  start.preventDefault();
  box.setPointerCapture(start.pointerId);
  box.addEventListener('pointermove', move);
  box.addEventListener('pointerup', () => box.removeEventListener('pointermove', move), { once: true });
  move(start);
}

// Blink.

function holder() {
  return make('button', { type: 'button', class: 'hold', id: 'hold', onclick: toggleHold }, '');
}

function blink() {
  const showIt = () => {
    document.getElementById('stage').dataset.shown = view.shown;
    viewer.querySelector('.pane .label').textContent = view.shown === 'now' ? 'Now' : 'Before';
    document.getElementById('hold').textContent = view.isHeld ? 'Resume (Space)' : 'Pause (Space)';
  };
  clearInterval(view.timer);
  if (!view.isHeld) {
    view.timer = setInterval(() => {
      view.shown = view.shown === 'now' ? 'old' : 'now';
      showIt();
    }, 800);
  }
  showIt();
}

/** Pauses or resumes blinking. With reduced motion it shows the other version instead. */
function toggleHold() {
  if (reducedMotion.matches) view.shown = view.shown === 'now' ? 'old' : 'now';
  else view.isHeld = !view.isHeld;
  blink();
}

// Zoom, shared by all panes.

function fitting() {
  const one = viewer.querySelector('.pane');
  const [width] = sizeOf(report.verdicts[view.index]);
  return Math.min(2, Math.max(0.05, (one.clientWidth - 48) / width));
}

function setZoom(zoom) {
  view.zoom = zoom === null ? null : Math.min(16, Math.max(0.05, zoom));
  const value = view.zoom ?? fitting();
  viewer.style.setProperty('--zoom', value);
  viewer.classList.toggle('near', value >= 3);
  document.getElementById('zoom').textContent = `${Math.round(value * 100)} %`;
}

/** Zooms around the center, or around a point of a pane. */
function zoomBy(factor, at) {
  const one = at?.pane ?? viewer.querySelector('.pane');
  const [x, y] = at ? [at.x, at.y] : [one.clientWidth / 2, one.clientHeight / 2];
  const before = view.zoom ?? fitting();
  setZoom(before * factor);
  const grown = view.zoom / before;
  one.scrollTo((one.scrollLeft + x) * grown - x, (one.scrollTop + y) * grown - y);
}

function zoomByWheel(event) {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  const { left, top } = event.currentTarget.getBoundingClientRect();
  zoomBy(Math.exp(-event.deltaY / 300), { pane: event.currentTarget, x: event.clientX - left, y: event.clientY - top });
}

function follow(event) {
  for (const other of viewer.querySelectorAll('.pane')) {
    if (other === event.target) continue;
    if (other.scrollTop !== event.target.scrollTop) other.scrollTop = event.target.scrollTop;
    if (other.scrollLeft !== event.target.scrollLeft) other.scrollLeft = event.target.scrollLeft;
  }
}

// The panel with the changes.

function panel(verdict) {
  const causes = data.causes.filter((cause) => cause.verdicts.includes(view.index));
  const part = (title, content) => content && make('section', {}, make('h3', {}, title), content);
  return make('aside', { class: 'panel', 'aria-label': 'Changes' },
    part('Causes', causes.length ? make('ul', { class: 'why' }, causes.map(causeLine)) : null),
    part('Failure', verdict.failure ? make('p', { class: 'failure' }, verdict.failure) : null),
    part('Changes', verdict.changes.length ? make('ol', { class: 'what' }, verdict.changes.map(changeLine)) : null),
    part('Content', verdict.contentSize ? make('p', {}, sizes(verdict.contentSize.old), ' → ', sizes(verdict.contentSize.new)) : null),
    part('Pixels', verdict.pixels ? pixelSummary(verdict.pixels) : null),
    part('Environment', verdict.environment.length ? make('div', {},
      verdict.environmentEffect ? make('p', {}, `It changes ${verdict.environmentEffect}.`) : null,
      make('ul', {}, verdict.environment.map((line) => make('li', {}, line)))) : null),
    part('Warning', verdict.warning ? make('p', { class: 'failure' }, verdict.warning) : null),
    part('Accept', isPending(verdict) ? settleButtons('this snapshot', { snapshot: data.names[view.index] }, nextAddress)
      ?? command(acceptCommand(view.index)) : null),
    part('Keys', make('dl', { class: 'keys' }, keys.map(([key, does]) => [make('dt', {}, key), make('dd', {}, does)]))));
}

/** The address of the next pending snapshot after the current one is settled. */
function nextAddress() {
  const place = view.order.indexOf(view.index);
  const rest = [...view.order.slice(place + 1), ...view.order.slice(0, place)];
  const next = rest.find((index) => isPending(report.verdicts[index]));
  return next === undefined ? '' : linkTo(next, view.mode, view.frames);
}

const settleSnapshot = (action) =>
  server && isPending(report.verdicts[view.index])
    && settle(action, { snapshot: data.names[view.index] }, nameOf(report.verdicts[view.index]), nextAddress());

const sizes = (size) => size.map((length) => +length.toFixed(3)).join(' × ');

function pixelSummary(result) {
  return make('div', {},
    make('p', {}, `${result.repainted} repainted of ${result.different} different`,
      result.isExact ? ', compared byte by byte' : ', compared visually'),
    make('ul', {}, result.charges.slice(0, 12).map(({ name, pixels }) =>
      make('li', {}, make('code', {}, name), ` ${pixels} px`))));
}

/** The index of a cause among those of the current snapshot. */
const indexOf = (cause) => cause.indexes[cause.verdicts.indexOf(view.index)];

function causeLine(cause) {
  const index = String(indexOf(cause));
  return highlightingLine((mark) => mark.dataset.causes?.split(' ').includes(index) ?? true,
    data.causes.length > 1 ? numberSign(cause) : null,
    make('span', {}, causeTitle(cause), places({ places: placesHere(cause) })));
}

/** The places of a cause's edits in the spec of the current snapshot. */
function placesHere(cause) {
  const { edits } = report.verdicts[view.index].causes[indexOf(cause)];
  const own = (edits ?? []).map((edit) => edit.place).filter(Boolean);
  return own.length ? own : cause.places;
}

function changeLine(change, index) {
  const words = change.text.slice(change.kind.length).trim();
  const named = new Set(change.frames.flatMap((frame) => frame.causes ?? []));
  const causes = data.causes.filter((cause) => named.has(indexOf(cause)));
  return highlightingLine((mark) => mark.parentNode.dataset.change === String(index),
    make('span', {}, make('span', { class: `kind ${change.kind}` }, kinds[change.kind]), ' ', make('code', {}, words)),
    causes.map(numberSign));
}

/** A line that highlights its frames on hover or focus and scrolls the first one into view. */
function highlightingLine(isOf, ...words) {
  const marks = () => [...viewer.querySelectorAll('.mark')];
  const light = (isLit) => {
    viewer.classList.toggle('lighting', isLit);
    for (const mark of marks()) mark.classList.toggle('lit', isLit && isOf(mark));
  };
  const reveal = () => {
    if (!view.frames && view.mode !== 'layout' && report.verdicts[view.index].changes.length) toggleFrames();
    light(true);
    marks().find(isOf)?.querySelector('.is')
      .scrollIntoView({ block: 'center', inline: 'center', behavior: reducedMotion.matches ? 'auto' : 'smooth' });
  };
  return make('li', {}, make('button', {
    type: 'button', onmouseenter: () => light(true), onmouseleave: () => light(false),
    onfocus: () => light(true), onblur: () => light(false), onclick: reveal,
  }, words));
}

// Navigation.

function setMode(mode) {
  if (!usable(view.index).includes(mode)) return;
  view.mode = mode;
  viewer.dataset.mode = mode;
  const hadFocus = Boolean(document.activeElement?.closest('.modes'));
  for (const button of viewer.querySelectorAll('.modes button')) {
    button.setAttribute('aria-checked', String(button.dataset.mode === mode));
    // Otherwise a key press would activate the previously focused button again.
    if (hadFocus && button.dataset.mode === mode) button.focus();
  }
  buildStage();
  note();
}

function toggleFrames() {
  view.frames = !view.frames;
  document.getElementById('frames').setAttribute('aria-pressed', String(view.frames));
  buildStage();
  note();
}

function go(by) {
  const next = view.order[view.order.indexOf(view.index) + by];
  if (next === undefined) return;
  openViewer(next, view.mode, view.frames);
  note();
}

/** Updates the address, so that it can be shared. */
function note() {
  history.replaceState(null, '', linkTo(view.index, view.mode, view.frames));
}

function linkTo(index, mode, frames) {
  const link = `#snapshot=${encodeURIComponent(nameOf(report.verdicts[index]))}`;
  return link + (mode ? `&mode=${mode}` : '') + (frames ? '&frames' : '');
}

function leave() {
  history.replaceState(null, '', location.pathname + location.search);
  closeViewer();
}

addEventListener('keydown', (event) => {
  if (view.index === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const slides = event.target.type === 'range' && event.key.startsWith('Arrow');
  const presses = event.key === ' ' && event.target.tagName === 'BUTTON' && view.mode !== 'blink';
  if (slides || presses) return;
  const number = '123456'.indexOf(event.key);
  const acts = {
    Escape: leave, ArrowLeft: () => go(-1), ArrowRight: () => go(1), k: () => go(-1), j: () => go(1),
    '+': () => zoomBy(1.25), '=': () => zoomBy(1.25), '-': () => zoomBy(0.8), 0: () => setZoom(null),
    '[': () => setPart(view.part - 0.05), ']': () => setPart(view.part + 0.05),
    f: () => report.verdicts[view.index].changes.length && toggleFrames(),
    n: () => goToStop(1), p: () => goToStop(-1),
    a: () => settleSnapshot('accept'), r: () => settleSnapshot('reject'),
    c: () => isPending(report.verdicts[view.index]) && copy(acceptCommand(view.index)),
    ' ': () => view.mode === 'blink' && toggleHold(),
  };
  const act = number >= 0 && event.key ? () => setMode(modes[number][0]) : acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return;
  event.preventDefault();
  act();
});

addEventListener('resize', () => { if (view.index !== null && view.zoom === null) setZoom(null); });
