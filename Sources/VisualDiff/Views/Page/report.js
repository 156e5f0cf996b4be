'use strict';
// The list of all snapshots: causes first, then changes without a cause.

/** Formats an edit such as `path.to.key 8 → 9`, with both values marked. */
function editWords(text) {
  const match = /^((?:\[[^\]]*\]|\S)+ )(.*) → (.*)$/s.exec(text);
  if (!match) return [text];
  return [match[1], make('del', {}, match[2]), ' → ', make('ins', {}, match[3])];
}

function causeTitle(cause) {
  const edits = cause.edits.length ? cause.edits : [{ text: cause.text }];
  return make('span', { class: 'edit' }, edits.map((edit, index) =>
    [index ? make('em', {}, ' with ') : null, make('code', {}, editWords(edit.text))]));
}

const numberSign = (cause) => make('span', { class: 'number', 'aria-hidden': 'true' }, cause.number);

/** The maximum number of files listed for a cause. */
const mostPlaces = 6;

function places(cause) {
  const rest = cause.places.length - mostPlaces;
  return make('span', { class: 'places', title: rest > 0 ? cause.places.join('\n') : null },
    cause.places.slice(0, mostPlaces).join(', '), rest > 0 ? ` and ${rest} more` : '');
}

/** The maximum number of frames marked in a thumbnail. */
const mostMarks = 24;

/** The number of strips built at once. Others are built when they come near the window. */
const mostEager = 10;
let eager = 0;

const nearing = window.IntersectionObserver && new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    nearing.unobserve(target);
    target.replaceWith(target.build());
    filter();
  }
}, { rootMargin: '1500px' });

/** Returns an element, or a placeholder that builds it when it comes near the window. */
function whenNear(names, build) {
  eager += 1;
  if (eager <= mostEager || !nearing) return build();
  const place = make('div', { class: 'later', 'data-name': names.join(' ').toLowerCase() });
  place.build = build;
  nearing.observe(place);
  return place;
}

/** The maximum height of a thumbnail in CSS pixels. */
const thumbnailHeight = 168;

/** The top of a thumbnail in points: 0, or a position that shows the first frame. */
function startOf(frames, [width, height], shown) {
  const tops = frames.map((frame) => (frame.new ?? frame.old)[1]);
  const room = shown.height * width / shown.width;
  const first = Math.min(...tops);
  return first < room * 0.8 ? 0 : Math.max(0, Math.min(first - room * 0.2, height - room));
}

/** A link to the viewer: a picture of a snapshot with its changes, or those of one cause, tinted. */
function thumbnail(index, cause) {
  const verdict = report.verdicts[index];
  const { old, now } = sidesOf(verdict);
  const side = hasContent(now) ? now : old;
  const size = sizeOf(verdict);
  const picture = side.image ? make('img', { src: side.image, alt: '', loading: 'lazy', width: size[0], height: size[1] })
    : side.layout ? wireframe(side.layout) : make('span', { class: 'nothing' }, 'no picture');
  const frames = verdict.changes.flatMap((change) => framesOf(change, cause));
  const count = frames.length && cause !== undefined ? verdict.causes[cause].consequences
    : verdict.changes.reduce((sum, change) => sum + (change.more ?? 0), frames.length);
  const notes = count ? counted(count, 'frame') : verdict.pixels?.repainted
    ? `${verdict.pixels.repainted} px` : statuses[verdict.status].toLowerCase();
  const width = Math.round(Math.min(280, Math.max(84, size[0] * 0.22)));
  const start = frames.length ? startOf(frames, size, { width, height: thumbnailHeight }) : 0;
  return make('a', {
    class: 'thumbnail', href: linkTo(index), 'data-name': nameOf(verdict).toLowerCase(),
    'aria-label': `${verdict.name}, ${verdict.words}: ${notes}`,
    style: `--thumb: ${width}px; --high: ${thumbnailHeight}px; --start: ${Math.round(start * width / size[0])}px`,
  }, make('span', { class: 'paper' }, make('span', { class: 'cut' }, picture, overlay(verdict, size, cause, mostMarks))),
  make('span', { class: 'notes' }, notes));
}

/** A table of one spec's snapshots: widths across, appearances down. `cause` maps a snapshot to the index of the cause. */
function strip(spec, indexes, cause) {
  const all = indexes.map((index) => report.verdicts[index].words.split(', '));
  const isShared = (word) => word !== 'dark' && all.every((words) => words.includes(word));
  const parts = indexes.map((index, place) => {
    const [surface, ...look] = all[place];
    return { index, surface, look: look.filter((word) => !isShared(word)).join(', ') || 'light' };
  });
  const distinct = (key) => [...new Set(parts.map((part) => part[key]))];
  const [surfaces, looks] = [distinct('surface'), distinct('look')];
  const at = (surface, look) => parts.filter((part) => part.surface === surface && part.look === look);
  return make('div', { class: 'strip', tabindex: '0', role: 'group', 'aria-label': spec },
    make('table', {},
      make('caption', {}, spec),
      make('thead', {}, make('tr', {}, make('td'), surfaces.map((surface) => make('th', { scope: 'col' }, surface)))),
      make('tbody', {}, looks.map((look) => make('tr', {}, make('th', { scope: 'row' }, look),
        surfaces.map((surface) => make('td', {}, at(surface, look).map(({ index }) => thumbnail(index, cause?.get(index))))))))));
}

/** A list of breakpoint changes. */
function sweeps(indexes) {
  const lines = indexes.map((index) => report.verdicts[index]).flatMap((verdict) =>
    (verdict.breakpoints ?? []).map((line) => make('li', {}, `${nameOf(verdict)}: ${line}`)));
  return lines.length ? make('ul', { class: 'lines' }, lines) : '';
}

/** The lint findings, which do not depend on baselines. */
function lintCard() {
  const found = report.lints ?? [];
  if (!found.length) return '';
  return make('article', { class: 'card lints' },
    make('header', {}, make('div', { class: 'heading' },
      make('h3', {}, 'Probably unintended'), make('p', {}, counted(found.length, 'finding')))),
    make('ul', { class: 'lines' }, found.map((one) => make('li', {},
      make('code', {}, one.code), ` ${one.message} `,
      make('span', { class: 'places' }, `${one.path}:${one.line}`), ` ${one.surfaces}`))));
}

function strips(indexes, cause) {
  const specs = Map.groupBy ? Map.groupBy(indexes, (index) => report.verdicts[index].spec) : grouped(indexes);
  const known = new Set(view.order);
  view.order.push(...indexes.filter((index) => !known.has(index)));
  return [...specs].map(([spec, members]) =>
    whenNear(members.map((index) => nameOf(report.verdicts[index])), () => strip(spec, members, cause)));
}

function grouped(indexes) {
  const groups = new Map();
  for (const index of indexes) {
    const spec = report.verdicts[index].spec;
    groups.set(spec, [...(groups.get(spec) ?? []), index]);
  }
  return groups;
}

/** Whether a verdict has a width and an appearance. Of the others only the name is known. */
const isOfPicture = (verdict) => verdict.status !== 'obsolete'
  && !(verdict.status === 'error' && verdict.variant === 'spec');

/** A list of the names of verdicts without a picture. */
function names(indexes) {
  const lines = indexes.map((index) => report.verdicts[index]).map((verdict) => {
    const name = verdict.status === 'obsolete' ? nameOf(verdict) : verdict.spec;
    return make('li', { 'data-name': name.toLowerCase() }, name);
  });
  return lines.length ? make('ul', { class: 'lines' }, lines) : '';
}

function causeCard(cause) {
  const what = `${counted(cause.consequences, 'frame')} in ${counted(cause.verdicts.length, 'snapshot')}`;
  return make('article', { class: 'card cause', 'aria-labelledby': `cause-${cause.number}` },
    make('header', {},
      numberSign(cause),
      make('div', { class: 'heading' },
        make('h3', { id: `cause-${cause.number}` }, causeTitle(cause)),
        make('p', {}, places(cause), cause.places.length ? ' · ' : '', what)),
      settleButtons(`cause ${cause.number}`, { cause: cause.number })
        ?? command(`flatplan accept --cause ${cause.number}`)),
    sweeps(cause.verdicts), strips(cause.verdicts, new Map(cause.verdicts.map((verdict, place) => [verdict, cause.indexes[place]]))));
}

const otherGroups = [
  ['broken', 'Could not be compared', (verdict) => verdict.failure || verdict.status === 'error'],
  ['rejected', 'Changed, rejected', (verdict) => verdict.status === 'layout' && verdict.causes.length],
  ['layout', 'Changed without a known cause', (verdict) => verdict.status === 'layout'],
  ['pixels', 'Repainted', (verdict) => ['pixels', 'size'].includes(verdict.status)],
  ['missing', 'No baseline yet', (verdict) => verdict.status === 'missing'],
  ['obsolete', 'Baseline no longer used', (verdict) => verdict.status === 'obsolete'],
  ['environment', 'Recorded in a different environment', (verdict) => verdict.status === 'environment'],
  ['due', 'Accepted on another machine, not drawn since', (verdict) => verdict.status === 'due'],
  ['recorded', 'Recorded as new baselines in this run', (verdict) => verdict.recorded],
];

function otherCards() {
  const seen = new Set(data.causes.flatMap((cause) => cause.verdicts));
  return otherGroups.map(([id, title, belongs]) => {
    const indexes = report.verdicts.map((_, index) => index)
      .filter((index) => !seen.has(index) && belongs(report.verdicts[index]));
    indexes.forEach((index) => seen.add(index));
    if (!indexes.length) return null;
    const failures = new Set(indexes.map((index) => report.verdicts[index].failure).filter(Boolean));
    return make('article', { class: `card ${id}` },
      make('header', {}, make('div', { class: 'heading' }, make('h3', {}, title),
        make('p', {}, counted(indexes.length, 'snapshot')),
        [...failures].map((failure) => make('p', { class: 'failure' }, failure)))),
      names(indexes.filter((index) => !isOfPicture(report.verdicts[index]))),
      strips(indexes.filter((index) => isOfPicture(report.verdicts[index]))));
  });
}

function statusBar() {
  const counts = Object.keys(statuses)
    .map((status) => [status, report.verdicts.filter((verdict) => verdict.status === status).length])
    .filter(([, count]) => count);
  return make('div', { class: 'sums' },
    make('div', { class: 'proportions', 'aria-hidden': 'true' },
      counts.map(([status, count]) => make('i', { class: status, style: `flex-grow: ${count}` }))),
    make('ul', {}, counts.map(([status, count]) =>
      make('li', {}, make('i', { class: status }), make('b', {}, count), ` ${statuses[status].toLowerCase()}`))));
}

function headline() {
  const count = report.verdicts.length;
  const other = report.verdicts.filter((verdict) => verdict.status !== 'match').length;
  if (!count) return 'Nothing was compared';
  return other ? `${other} of ${counted(count, 'snapshot')} ${other === 1 ? 'does' : 'do'} not match`
    : `${count === 1 ? 'The snapshot matches' : `All ${count} snapshots match`}`;
}

function subtitle() {
  const part = report.shard ? `shard ${report.shard.index} of ${report.shard.count}` : null;
  const causes = data.causes.length ? counted(data.causes.length, 'cause') : null;
  return [causes, part, report.tool].filter(Boolean).join(' · ');
}

function matching() {
  const verdicts = report.verdicts.filter((verdict) => verdict.status === 'match' && !verdict.recorded);
  if (!verdicts.length) return null;
  const list = make('ul');
  return make('details', {
    class: 'card matching',
    ontoggle: () => {
      if (!list.children.length) list.append(...verdicts.map((verdict) => make('li', {}, nameOf(verdict))));
    },
  }, make('summary', {}, `${counted(verdicts.length, 'snapshot')} unchanged`), list);
}

function search() {
  return make('input', {
    type: 'search', id: 'search', placeholder: 'Find a snapshot  /', 'aria-label': 'Find a snapshot',
    oninput: filter,
  });
}

/** Hides the snapshots that the search does not find. */
function filter() {
  const words = document.getElementById('search').value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const one of document.querySelectorAll('[data-name]')) {
    one.classList.toggle('out', !words.every((word) => one.dataset.name.includes(word)));
  }
}

function toggleLook() {
  const root = document.documentElement;
  const now = root.style.colorScheme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  root.style.colorScheme = now === 'dark' ? 'light' : 'dark';
}

function buildPage() {
  view.order = [];
  const isAccepted = data.causes.length > 1 || report.verdicts.filter(isPending).length > 1;
  document.getElementById('page').append(
    make('header', { class: 'top' },
      make('div', {}, make('h1', {}, headline()), make('p', {}, subtitle())),
      make('div', { class: 'tools' }, search(),
        make('button', { type: 'button', class: 'sign', 'aria-label': 'Switch appearance', title: 'Light or dark', onclick: toggleLook }, '◐'))),
    statusBar(),
    make('main', {},
      data.causes.length ? make('h2', {}, 'Causes') : '',
      data.causes.map(causeCard),
      lintCard(),
      otherCards().filter(Boolean),
      isAccepted ? make('p', { class: 'all' }, server ? 'All changes: ' : 'Accept all changes: ',
        settleButtons('all changes', {}) ?? command('flatplan accept')) : '',
      matching() ?? ''));
}

/** Opens the snapshot that the address names. */
function route() {
  const asked = new URLSearchParams(location.hash.slice(1));
  const index = report.verdicts.findIndex((verdict) => nameOf(verdict) === asked.get('snapshot'));
  if (index < 0) {
    if (view.index !== null) closeViewer();
  } else openViewer(index, asked.get('mode') ?? view.mode, asked.has('frames'));
}

addEventListener('keydown', (event) => {
  if (event.key !== '/' || view.index !== null || event.target.tagName === 'INPUT') return;
  event.preventDefault();
  document.getElementById('search').focus();
});
addEventListener('hashchange', route);
buildPage();
route();
