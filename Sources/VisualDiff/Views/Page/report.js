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

/** The number of parts of a list that are built at once. Others are built when they come near the window. */
const mostEager = 8;

const nearing = window.IntersectionObserver && new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) target.build();
}, { rootMargin: '1200px' });

/** Appends what the functions build to an element, some at once and the rest when they come near the window. */
function appendNear(parent, builders) {
  parent.append(...builders.slice(0, mostEager).map((build) => build()));
  const rest = builders.slice(mostEager);
  if (!rest.length) return parent;
  const more = make('div', { class: 'later' });
  more.build = () => {
    nearing?.unobserve(more);
    more.remove();
    appendNear(parent, rest);
  };
  parent.append(more);
  if (nearing) nearing.observe(more);
  else more.build();
  return parent;
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

/** One version of a snapshot, cut to where the first of some frames is. */
function paper(verdict, side, frames, size, width, marks) {
  const picture = side.image ? make('img', { src: side.image, alt: '', loading: 'lazy', width: size[0], height: size[1] })
    : side.layout ? wireframe(side.layout) : make('span', { class: 'nothing' }, 'no picture');
  const start = frames.length ? startOf(frames, size, { width, height: thumbnailHeight }) : 0;
  return make('span', { class: 'paper', style: `--start: ${Math.round(start * width / size[0])}px` },
    make('span', { class: 'cut' }, picture, marks));
}

/**
 * A link to the viewer: a snapshot with its changes, or those of one cause, tinted. A cover is larger, and
 * also shows the snapshot before.
 */
function thumbnail(index, cause, isCover = false) {
  const verdict = report.verdicts[index];
  const { old, now } = sidesOf(verdict);
  const isPair = isCover && hasContent(old) && hasContent(now);
  const size = sizeOf(verdict);
  const frames = verdict.changes.flatMap((change) => framesOf(change, cause));
  const count = frames.length && cause !== undefined ? verdict.causes[cause].consequences
    : verdict.changes.reduce((sum, change) => sum + (change.more ?? 0), frames.length);
  const notes = count ? counted(count, 'frame') : verdict.pixels?.repainted
    ? `${verdict.pixels.repainted} px` : statuses[verdict.status].toLowerCase();
  const width = Math.round(Math.min(280, Math.max(isCover ? 150 : 84, size[0] * (isCover ? 0.42 : 0.22))));
  const one = (side, marks) => paper(verdict, side, frames, size, width, marks);
  return make('a', {
    class: `thumbnail${isCover ? ' cover' : ''}`, href: linkTo(index),
    'aria-label': `${verdict.name}, ${verdict.words}: ${notes}`,
    style: `--thumb: ${width}px; --high: ${thumbnailHeight}px`,
  }, isPair ? one(old) : null, one(hasContent(now) ? now : old, tint(verdict, size, cause, isCover ? 12 : mostMarks)),
  make('span', { class: 'notes' }, isCover ? `${verdict.name}, ${verdict.words}: ${notes}` : notes));
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

/** The number of pictures up to which a report shows all of them at once. */
const mostOpen = 8;

/**
 * The snapshots of a card: a picture of the one that changed most, and the others folded.
 *
 * @param cause maps a snapshot to the index of the cause
 */
function pictures(indexes, cause) {
  if (!indexes.length) return '';
  const weight = (index) => cause ? report.verdicts[index].causes[cause.get(index)].consequences
    : report.verdicts[index].pixels?.repainted ?? 0;
  const first = indexes.reduce((best, index) => (weight(index) > weight(best) ? index : best));
  const isSmall = report.verdicts.filter(isShown).length <= mostOpen;
  const box = make('div', { class: 'all-strips' });
  const unfold = () => {
    if (!box.children.length) {
      appendNear(box, [...grouped(indexes)].map(([spec, members]) => () => strip(spec, members, cause)));
    }
  };
  if (isSmall) unfold();
  return [isSmall ? null : thumbnail(first, cause?.get(first), true),
    make('details', { class: 'fold', open: isSmall, ontoggle: unfold },
      make('summary', {}, counted(indexes.length, 'snapshot')), box)];
}

function grouped(indexes) {
  const groups = new Map();
  for (const index of indexes) {
    const spec = report.verdicts[index].spec;
    groups.set(spec, [...(groups.get(spec) ?? []), index]);
  }
  return groups;
}

const isShown = (verdict) => verdict.status !== 'match' || verdict.recorded;

/** Whether a verdict has a width and an appearance. Of the others only the name is known. */
const isOfPicture = (verdict) => verdict.status !== 'obsolete'
  && !(verdict.status === 'error' && verdict.variant === 'spec');

/** A list of the names of verdicts without a picture. */
function names(indexes) {
  const lines = indexes.map((index) => report.verdicts[index]).map((verdict) => {
    const name = verdict.status === 'obsolete' ? nameOf(verdict) : verdict.spec;
    return make('li', {}, name);
  });
  return lines.length ? make('ul', { class: 'lines' }, lines) : '';
}

/** The address of a card, and its entry in the index. */
const cardOf = (cause) => `cause-${cause.number}`;

function causeCard(cause, shown) {
  const verdicts = cause.verdicts.filter((index) => shown.has(index));
  const what = `${counted(cause.consequences, 'frame')} in ${counted(cause.verdicts.length, 'snapshot')}`;
  return make('article', { class: 'card cause', id: cardOf(cause), tabindex: '-1', 'aria-labelledby': `${cardOf(cause)}-title` },
    make('header', {},
      numberSign(cause),
      make('div', { class: 'heading' },
        make('h3', { id: `${cardOf(cause)}-title` }, causeTitle(cause)),
        make('p', {}, places(cause), cause.places.length ? ' · ' : '', what)),
      settleButtons(`cause ${cause.number}`, { cause: cause.number })
        ?? command(`flatplan accept --cause ${cause.number}`)),
    sweeps(verdicts), pictures(verdicts, new Map(cause.verdicts.map((verdict, place) => [verdict, cause.indexes[place]]))));
}

/** A snapshot that both sides of a merge have changed: before, on each side, and merged. */
function mergeSides(index) {
  const verdict = report.verdicts[index];
  const merged = { name: 'merged', edits: [], picture: verdict.files.actualPicture };
  return make('section', { class: 'sides', 'aria-label': nameOf(verdict) },
    make('h4', {}, make('a', { href: linkTo(index) }, `${verdict.name}, ${verdict.words}`)),
    make('div', {}, [...verdict.merge, merged].map((side) => make('figure', {},
      make('figcaption', {}, make('b', {}, side.name), side.edits.map((edit) => make('code', {}, editWords(edit)))),
      data.images[side.picture] ? make('img', { src: data.images[side.picture], alt: side.name, loading: 'lazy' })
        : make('span', { class: 'nothing' }, 'no picture')))));
}

/** The conflicts of a merge. They have causes, too, and are shown in their cards as well. */
function mergeCard(shown) {
  const indexes = report.verdicts.map((_, index) => index).filter((index) => report.verdicts[index].merge && shown.has(index));
  if (!indexes.length) return '';
  return appendNear(make('article', { class: 'card', id: 'merge', tabindex: '-1' },
    make('header', {}, make('div', { class: 'heading' }, make('h3', {}, 'Conflicts of a merge'),
      make('p', {}, `${counted(indexes.length, 'snapshot')} with edits that the other side did not accept`)))),
  indexes.map((index) => () => mergeSides(index)));
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

/** The snapshots without a pending cause, by group: `[id, title, indexes]`. */
function otherSnapshots() {
  const seen = new Set(data.causes.flatMap((cause) => cause.verdicts));
  return otherGroups.map(([id, title, belongs]) => {
    const indexes = report.verdicts.map((_, index) => index)
      .filter((index) => !seen.has(index) && belongs(report.verdicts[index]));
    indexes.forEach((index) => seen.add(index));
    return [id, title, indexes];
  }).filter(([, , indexes]) => indexes.length);
}

function otherCard([id, title, all], shown) {
  const indexes = all.filter((index) => shown.has(index));
  const failures = new Set(indexes.map((index) => report.verdicts[index].failure).filter(Boolean));
  return make('article', { class: `card ${id}`, id: `group-${id}`, tabindex: '-1' },
    make('header', {}, make('div', { class: 'heading' }, make('h3', {}, title),
      make('p', {}, counted(all.length, 'snapshot')),
      [...failures].slice(0, mostPlaces).map((failure) => make('p', { class: 'failure' }, failure)))),
    names(indexes.filter((index) => !isOfPicture(report.verdicts[index]))),
    pictures(indexes.filter((index) => isOfPicture(report.verdicts[index]))));
}

/** An edit without the path to its key. */
const shortEdit = (text) => text.replace(/^\S*\.(?=[^. ]+ )/, '').slice(0, 80);

/** The causes by weight and the other groups, with links to their cards. */
function contents() {
  const entry = (id, sign, words, count) => make('li', {}, make('a', {
    href: `#${id}`, onclick: (event) => { event.preventDefault(); goToCard(id); },
  }, sign, words, make('small', {}, count)));
  const causes = data.causes.map((cause) => () => entry(cardOf(cause), numberSign(cause),
    make('code', { title: cause.text }, shortEdit(cause.edits[0]?.text ?? cause.text)), cause.verdicts.length));
  const others = otherSnapshots().map(([id, title, indexes]) => entry(`group-${id}`, '', make('span', {}, title), indexes.length));
  if (causes.length + others.length < 3) return '';
  const list = make('ul', { class: 'entries' }, causes.slice(0, mostEntries).map((build) => build()), others);
  const rest = causes.slice(mostEntries);
  return make('details', { class: 'index', open: matchMedia('(min-width: 1180px)').matches },
    make('summary', {}, 'Contents'), make('nav', { 'aria-label': 'Contents' }, list,
      rest.length ? make('button', {
        type: 'button', onclick: (event) => {
          list.querySelectorAll('li')[mostEntries - 1].after(...rest.map((build) => build()));
          event.target.remove();
        },
      }, `${counted(rest.length, 'more cause')}`) : null));
}

/** The number of causes that the index lists at once. */
const mostEntries = 40;

/** Shows a card of the list, and focuses it. Cards above it are built first. */
function goToCard(id) {
  const list = document.getElementById('cards');
  let card;
  while (!(card = document.getElementById(id))) {
    const later = list.querySelector(':scope > .later');
    if (!later) return;
    later.build();
  }
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'start' });
}

/** Focuses the next or the previous card. */
function stepCard(by) {
  const place = view.cards.indexOf(document.activeElement?.closest('.card')?.id);
  goToCard(view.cards[Math.min(Math.max(place + by, 0), view.cards.length - 1)]);
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
    oninput: buildList,
  });
}

/** The snapshots that the search finds by their names, or by a cause. */
function found() {
  const words = document.getElementById('search').value.toLowerCase().split(/\s+/).filter(Boolean);
  const texts = report.verdicts.map((verdict) => nameOf(verdict));
  for (const cause of data.causes) {
    for (const index of cause.verdicts) texts[index] += ` ${cause.text}`;
  }
  const isFound = (index) => words.every((word) => texts[index].toLowerCase().includes(word));
  return new Set(report.verdicts.map((_, index) => index).filter(isFound));
}

/** Builds the list of the snapshots that the search finds. */
function buildList() {
  const shown = found();
  const isSome = (indexes) => indexes.some((index) => shown.has(index));
  const causes = data.causes.filter((cause) => isSome(cause.verdicts));
  const others = otherSnapshots().filter(([, , indexes]) => isSome(indexes));
  view.order = [...new Set([...causes.flatMap((cause) => cause.verdicts), ...others.flatMap(([, , indexes]) => indexes)])]
    .filter((index) => shown.has(index) && isOfPicture(report.verdicts[index]));
  const conflicts = report.verdicts.some((verdict, index) => verdict.merge && shown.has(index)) ? ['merge'] : [];
  view.cards = [...conflicts, ...causes.map(cardOf), ...others.map(([id]) => `group-${id}`)];
  const list = document.getElementById('cards');
  list.replaceChildren(causes.length ? make('h2', {}, 'Causes') : '');
  appendNear(list, [() => mergeCard(shown), ...causes.map((cause) => () => causeCard(cause, shown)), lintCard,
    ...others.map((group) => () => otherCard(group, shown))]);
}

function toggleLook() {
  const root = document.documentElement;
  const now = root.style.colorScheme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  root.style.colorScheme = now === 'dark' ? 'light' : 'dark';
}

function buildPage() {
  const isAccepted = data.causes.length > 1 || report.verdicts.filter(isPending).length > 1;
  const all = isAccepted ? make('p', { class: 'all' }, server ? 'All changes: ' : 'Accept all changes: ',
    settleButtons('all changes', {}) ?? command('flatplan accept')) : '';
  document.getElementById('page').append(
    make('header', { class: 'top' },
      make('div', {}, make('h1', {}, headline()), make('p', {}, subtitle())),
      make('div', { class: 'tools' }, search(),
        make('button', { type: 'button', class: 'sign', 'aria-label': 'Keys', title: 'Keys (?)', onclick: showKeys }, '?'),
        make('button', { type: 'button', class: 'sign', 'aria-label': 'Switch appearance', title: 'Light or dark', onclick: toggleLook }, '◐'))),
    statusBar(),
    make('div', { class: 'columns' }, contents(), make('main', {}, make('div', { id: 'cards' }), all, matching() ?? '')));
  buildList();
}

const listKeys = [
  ['J K', 'next or previous cause'], ['O', 'show or hide its snapshots'], ['Enter', 'open its first picture'],
  ...(server ? [['A R', 'accept or reject it'], ['U', 'undo that, for some seconds']] : [['C', 'copy its accept command']]),
  ['/', 'find a snapshot'], ['?', 'these keys'],
];

function showKeys() {
  announce(make('dl', { class: 'keys' }, listKeys.map(([key, does]) => [make('dt', {}, key), make('dd', {}, does)])), 9000);
}

/** Opens the snapshot that the address names. */
function route() {
  const asked = new URLSearchParams(location.hash.slice(1));
  const index = report.verdicts.findIndex((verdict) => nameOf(verdict) === asked.get('snapshot'));
  if (index < 0) {
    if (view.index !== null) closeViewer();
  } else openViewer(index, asked.get('mode') ?? view.mode, asked.has('frames'));
}

/** What a key does with the list. */
function listAction(key) {
  const card = document.activeElement?.closest('.card');
  const press = (selector) => card?.querySelector(selector) && (() => card.querySelector(selector).click());
  return {
    '/': () => document.getElementById('search').focus(), '?': showKeys,
    j: () => stepCard(1), k: () => stepCard(-1), o: press('.fold > summary'), c: press('.command button'),
    a: press('.settle.accept'), r: press('.settle.reject'),
    Enter: document.activeElement === card ? press('.thumbnail') : null,
  }[key];
}

addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.tagName === 'INPUT') return;
  const act = event.key === 'u' && decision ? undoDecision : view.index === null && listAction(event.key);
  if (!act) return;
  event.preventDefault();
  act();
});
addEventListener('hashchange', route);
buildPage();
route();
if (server) resume();
