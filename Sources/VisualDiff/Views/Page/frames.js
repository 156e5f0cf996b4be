'use strict';
// The report's data, and helpers for elements and frame drawings.

const data = JSON.parse(document.getElementById('data').textContent);
const report = data.report;

const kinds = {
  inserted: 'Inserted', removed: 'Removed', resized: 'Resized', moved: 'Moved',
  'z-order': 'Reordered', repainted: 'Repainted',
};

const statuses = {
  layout: 'Changed', pixels: 'Repainted', size: 'Size changed', missing: 'No baseline',
  error: 'Not compared', obsolete: 'Obsolete', environment: 'Environment changed', due: 'Picture due', match: 'Match',
};

/** Creates an HTML element with attributes and children. Attributes 'on…' are event listeners. */
function make(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** Creates an SVG element in the same way. */
function draw(tag, attributes = {}, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return element;
}

/** The token of the server that shows the page; null if the page was opened from a file. */
const server = document.querySelector('meta[name="flatplan-server"]')?.content ?? null;

/** Whether a snapshot can be accepted or rejected. */
const isPending = (verdict) => Boolean(verdict.files.actualLayout) && !verdict.recorded;

const counted = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;
const nameOf = (verdict) => `${verdict.spec} ${verdict.variant}`;

/** The pictures and layouts of a snapshot, before ('old') and now ('now'). */
function sidesOf(verdict) {
  const files = verdict.files;
  const side = (picture, layout) => ({
    image: data.images[picture] ?? null, layout: data.layouts[layout] ?? null,
  });
  return {
    old: side(files.baselinePicture, files.baselineLayout),
    now: side(files.actualPicture, files.actualLayout),
    difference: data.images[files.difference] ?? null,
  };
}

const hasContent = (side) => Boolean(side.image || side.layout);

/** The number of pixels per point in a snapshot's pictures. */
function scaleOf(verdict) {
  const { old, now } = sidesOf(verdict);
  return (now.layout ?? old.layout)?.scale ?? 2;
}

/** The size of a snapshot in points: the maximum of both versions. */
function sizeOf(verdict) {
  const { old, now } = sidesOf(verdict);
  const scale = scaleOf(verdict);
  const sizes = [old.layout?.size, now.layout?.size];
  if (verdict.pixels) {
    for (const size of [verdict.pixels.oldSize, verdict.pixels.newSize]) {
      sizes.push(size.map((length) => length / scale));
    }
  }
  const known = sizes.filter(Boolean);
  const widest = (axis, plain) => Math.max(1, ...known.map((size) => size[axis])) || plain;
  return known.length ? [widest(0, 390), widest(1, 844)] : [390, 844];
}

/** Draws the frames of a snapshot without a picture. */
function wireframe(layout) {
  const [width, height] = layout.size;
  return draw('svg', { class: 'wireframe', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    layout.frames.map(({ rect: [x, y, w, h], kind }) =>
      draw('rect', { x, y, width: Math.max(w, 0), height: Math.max(h, 0), class: kind })));
}

const center = ([x, y, width, height]) => [x + width / 2, y + height / 2];

/** The frames of a change that have a given cause, or all frames if none is given. */
const framesOf = (change, cause) => change.frames.filter((frame) =>
  cause === undefined || !frame.causes || frame.causes.includes(cause));

/** Draws the changed frames of a snapshot: old and new positions with arrows between. */
function overlay(verdict, [width, height]) {
  return draw('svg', { class: 'overlay', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    draw('defs', {}, Object.keys(kinds).map((kind) =>
      draw('marker', {
        id: `tip-${kind}`, viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 5, markerHeight: 5,
        orient: 'auto-start-reverse', class: `tip ${kind}`,
      }, draw('path', { d: 'M0 0 8 4 0 8z' })))),
    verdict.changes.map((change, index) =>
      draw('g', { class: `change ${change.kind}`, 'data-change': index },
        change.frames.map((frame) => frameMarks(change, frame)))));
}

/** Tints at most `most` changed frames of one cause, or of all. */
function tint(verdict, [width, height], cause, most) {
  let left = most;
  return draw('svg', { class: 'overlay', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    verdict.changes.map((change) => {
      const frames = framesOf(change, cause).slice(0, left);
      left -= frames.length;
      if (!frames.length) return null;
      return draw('g', { class: `change ${change.kind}` },
        frames.map((frame) => outline(frame.new ?? frame.old, 'is')));
    }));
}

const outline = ([x, y, width, height], type) =>
  draw('rect', { x, y, width: Math.max(width, 0), height: Math.max(height, 0), class: type });

function frameMarks(change, { path, kind, old, new: now, causes }) {
  const name = kind === 'cell' ? path : `${path} ${kind}`;
  const marks = [draw('title', {}, `${name}: ${kinds[change.kind].toLowerCase()}`)];
  if (old) marks.push(outline(old, now ? 'was' : 'is'));
  if (now) marks.push(outline(now, 'is'));
  if (old && now) {
    const [[x1, y1], [x2, y2]] = [center(old), center(now)];
    if (Math.hypot(x2 - x1, y2 - y1) >= 2) {
      marks.push(draw('line', { x1, y1, x2, y2, 'marker-end': `url(#tip-${change.kind})` }));
    }
  }
  return draw('g', { class: 'mark', 'data-causes': causes?.join(' ') }, marks);
}

/** A command with a copy button. */
function command(text) {
  return make('span', { class: 'command' },
    make('code', {}, text),
    make('button', { type: 'button', 'aria-label': `Copy: ${text}`, onclick: () => copy(text) }, 'Copy'));
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = make('textarea', { readonly: true, class: 'unseen' }, text);
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  announce(`Copied: ${text}`);
}

let announcementTimer;
function announce(text, time = 2200) {
  const element = document.getElementById('announcement');
  element.replaceChildren(...[text].flat());
  element.classList.add('visible');
  clearTimeout(announcementTimer);
  announcementTimer = setTimeout(() => element.classList.remove('visible'), time);
}

/** Quotes a shell argument if needed. */
const shellQuoted = (text) =>
  /^[\w./@~+-]+$/.test(text) && !text.startsWith('~') ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** A filter may contain wildcards, so a name with an asterisk needs the exact option. */
const acceptCommand = (index) => {
  const name = data.names[index];
  return `flatplan accept ${name.includes('*') ? '--snapshot' : '--filter'} ${shellQuoted(name)}`;
};

/** The decision that is sent after a while, unless it is undone. */
let decision = null;
const timeToUndo = 7000;

/**
 * Accepts or rejects snapshots, unless the user undoes it within some seconds.
 *
 * @param action `accept` or `reject`
 * @param selection the snapshots: `{ cause }`, `{ snapshot }`, or `{}` for all
 * @param what the words for the selection
 * @param next the address to show afterwards
 */
function settle(action, selection, what, next = location.hash) {
  const text = data.causes.find((cause) => cause.number === selection.cause)?.text;
  const made = { action, selection, what, next, text };
  if (decision) {
    // The page is loaded again after the first decision, and then makes this one.
    sessionStorage.setItem('decision', JSON.stringify(made));
    send();
  } else decide(made);
}

function decide(made) {
  decision = { ...made, timer: setTimeout(send, timeToUndo) };
  const undo = make('button', { type: 'button', onclick: undoDecision }, 'Undo (U)');
  announce([`${made.action === 'accept' ? 'Accepted' : 'Rejected'}: ${made.what} `, undo], timeToUndo);
}

/** Makes the decision that waited for the page to be loaded again. */
function resume() {
  const saved = sessionStorage.getItem('decision');
  sessionStorage.removeItem('decision');
  if (!saved) return;
  const made = JSON.parse(saved);
  const cause = data.causes.find((one) => one.text === made.text);
  if (made.text && !cause) return;
  decide({ ...made, selection: cause ? { cause: cause.number } : made.selection });
}

/** Takes the last decision back, if it has not been sent. */
function undoDecision() {
  if (!decision) return;
  clearTimeout(decision.timer);
  decision = null;
  announce('Undone');
}

/** Sends the decision to the server, and loads the page again. */
async function send() {
  const { action, selection, next, timer } = decision;
  clearTimeout(timer);
  decision = null;
  try {
    const response = await fetch(`/${action}`, {
      method: 'POST', keepalive: true,
      headers: { 'X-Flatplan-Token': server, 'Content-Type': 'application/json' },
      body: JSON.stringify(selection),
    });
    const words = (await response.text()).trim();
    if (!response.ok) {
      announce(words, 8000);
      return;
    }
    history.replaceState(null, '', location.pathname + next);
    location.reload();
  } catch {
    announce('The server has stopped. Run flatplan review --open again.', 8000);
  }
}

addEventListener('pagehide', () => decision && send());

/** Buttons that accept or reject; none if the page was opened from a file. */
function settleButtons(what, selection, next) {
  if (!server) return null;
  const button = (action, label) => make('button', {
    type: 'button', class: `settle ${action}`, 'aria-label': `${label}: ${what}`,
    onclick: () => settle(action, selection, what, next?.()),
  }, label);
  return make('span', { class: 'settling' }, button('accept', 'Accept'), button('reject', 'Reject'));
}

// Another page may have accepted or rejected snapshots meanwhile.
if (server) {
  addEventListener('focus', async () => {
    const version = document.querySelector('meta[name="flatplan-version"]').content;
    const response = await fetch('/version').catch(() => null);
    if (response?.ok && (await response.text()).trim() !== version) location.reload();
  });
}
