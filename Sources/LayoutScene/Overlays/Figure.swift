import CompositionalLayout
import Foundation

/// A scene with what explains it, in the making: coordinates are those of the content until all has
/// found its place, and it is known how large the picture becomes.
struct Figure {
  private let base: Scene
  private let subject: OverlaySubject
  private var definitions: [Drawing]
  private var known: [Drawing: Int] = [:]
  /// From the bottom to the top, around what the layout shows.
  private var below: [SceneGroup] = []
  private var above: [SceneGroup] = []
  /// What the picture must hold: points, in content coordinates.
  private var extent: CGRect
  /// How round the corners of the container are.
  private var radius: CGFloat = 0
  private var frame: DeviceFrame?
  /// What hides cameras of the device, in content coordinates.
  private var cameras: [CGRect] = []
  /// Where the picture says something, in content coordinates.
  private var words = WordPlaces()
  /// What lines go around, in content coordinates: words, and badges but for lines about badges.
  private var texts = TakenPlaces(clearance: OverlayChip.clearance)
  private var badges = TakenPlaces(clearance: OverlayChip.clearance)

  /// Points between what stands beside the picture and the edge.
  private static let margin: CGFloat = 6

  init(_ scene: Scene, _ subject: OverlaySubject) {
    base = scene
    self.subject = subject
    definitions = scene.definitions
    extent = subject.viewport
  }

  private mutating func definition(of shapes: [Shape]) -> Int? {
    guard !shapes.isEmpty else { return nil }
    let drawing = Drawing(shapes)
    if let index = known[drawing] { return index }
    definitions.append(drawing)
    known[drawing] = definitions.count - 1
    return definitions.count - 1
  }

  /// Makes the picture hold a frame.
  private mutating func hold(_ frame: CGRect) { extent = extent.joined(with: frame) }
}

// MARK: - Overlays

extension Figure {
  /// Reads where the picture says something: marks and labels keep clear of that.
  mutating func readWords(measuring text: inout some TextMeasuring) {
    let origin = subject.viewport.origin
    var scene = base
    scene.definitions = definitions
    // The time and the signs of a device's frame.
    scene.groups += above.map { $0.moved(by: CGPoint(x: -origin.x, y: -origin.y), in: nil) }
    words = scene.wordPlaces(measuring: &text).moved(by: origin)
    words.signs += cameras
    texts = TakenPlaces(words.texts, clearance: OverlayChip.clearance)
    badges = TakenPlaces(words.badges, clearance: OverlayChip.clearance)
  }

  /// Adds the marks of one overlay as a group.
  mutating func add(_ marks: [OverlayMark]) {
    guard let kind = marks.first?.kind else { return }
    let elements = marks.compactMap { element($0) }
    guard !elements.isEmpty else { return }
    above.append(SceneGroup(layer: .overlay(kind), elements: elements))
  }

  private mutating func element(_ mark: OverlayMark) -> SceneElement? {
    var clip: SceneClip?
    if mark.isInGutter {
      hold(mark.frame)
    } else {
      let window = mark.clip.map { $0.common(with: subject.viewport) } ?? subject.viewport
      guard window.overlaps(mark.frame) else { return nil }
      // The corners of a device's screen are round.
      let seen = SceneClip(window, radius: window == subject.viewport ? radius : 0)
      if !seen.covers(mark.frame) { clip = seen }
    }
    return SceneElement(
      .overlay, frame: mark.frame, definition: definition(of: shapes(of: mark)), clip: clip)
  }

  /// The shapes of a mark, with lines that end where words and badges stand.
  private func shapes(of mark: OverlayMark) -> [Shape] {
    guard !mark.isInGutter else { return mark.shapes }
    return mark.shapes.flatMap { shape in
      shape.broken(around: mark.frame.origin) { start, end in
        texts.places(near: start, end)
          + (mark.kind == .kinds ? [] : badges.places(near: start, end))
      }
    }
  }

  /// Finds places for labels and adds them, each overlay's in a group, above all marks.
  mutating func addLabels(_ labels: [OverlayLabel], measuring text: inout some TextMeasuring) {
    var placer = LabelPlacer(
      window: subject.viewport, isRightToLeft: subject.isRightToLeft, words: words.all)
    var sizes = ChipSizes()
    var groups: [OverlayKind: [SceneElement]] = [:]
    let order = labels.enumerated().sorted {
      ($0.element.kind.turn, $0.offset) < ($1.element.kind.turn, $1.offset)
    }
    var asked: [LabelSeries.Asked] = []
    for (_, label) in order {
      let choices = label.texts.map {
        LabelPlacer.Choice(lines: $0, size: sizes.size(of: $0, measuring: &text))
      }
      asked.append((label, choices))
    }
    let series = LabelSeries(asked, in: subject.viewport)
    for (label, choices) in asked {
      let choices = series.choices(of: (label, choices))
      guard let placed = placer.place(label, choices) else { continue }
      hold(placed.frame)
      groups[label.kind, default: []] += elements(of: placed, label.kind)
    }
    for kind in OverlayKind.allCases {
      guard let elements = groups[kind] else { continue }
      above.append(SceneGroup(layer: .labels(kind), elements: elements))
    }
  }

  private mutating func elements(
    of label: LabelPlacer.Placed, _ kind: OverlayKind
  ) -> [SceneElement] {
    let colors = subject.colors(kind)
    var elements: [SceneElement] = []
    if let (start, end) = label.leader {
      let (mark, frame) = Leader.mark(from: start, to: end, colors.line)
      elements.append(SceneElement(.overlay, frame: frame, definition: definition(of: mark)))
    }
    let size = label.frame.size
    elements.append(
      SceneElement(
        .overlay, frame: label.frame,
        definition: definition(of: OverlayChip.ground(size, colors)),
        texts: [OverlayChip.text(label.lines, size, colors)], overflow: OverlayChip.rim))
    return elements
  }

  /// Adds what carousels hide, faint and below everything.
  mutating func addGhosts(_ ghosts: Ghosts) {
    let offset = definitions.count
    definitions += ghosts.scene.definitions
    let sides = ghosts.area.sides(of: subject.viewport)
    var elements: [SceneElement] = []
    for var element in ghosts.scene.elements {
      element.frame = element.frame.offsetBy(dx: ghosts.area.minX, dy: ghosts.area.minY)
      element.definition = element.definition.map { $0 + offset }
      element.opacity *= Self.ghostOpacity
      for side in sides where side.overlaps(element.bounds) {
        element.clip = side.covers(element.bounds) ? nil : SceneClip(side)
        elements.append(element)
      }
    }
    guard !elements.isEmpty else { return }
    extent = extent.joined(with: ghosts.area)
    below.append(SceneGroup(layer: .overlay(.scroll), elements: elements))
  }

  private static let ghostOpacity = 0.35
}

// MARK: - Frames

extension Figure {
  /// Puts the container into the frame of a device.
  mutating func addFrame(_ frame: DeviceFrame) {
    self.frame = frame
    radius = frame.radius
    let screen = subject.viewport
    extent = extent.joined(with: frame.outline(around: screen).insetBy(dx: -1, dy: -1))
    let canvas = Box(screen.local, corners: CornerRadii(radius), fill: base.background)
    below.append(
      SceneGroup(
        layer: .frame(part: 0),
        elements: [
          SceneElement(.overlay, frame: screen, definition: definition(of: [.box(canvas)]))
        ]))
    let parts = frame.parts(on: screen, ground: base.background, subject.appearance)
    cameras = parts.filter(\.isCamera).map(\.frame)
    let elements = parts.map { part in
      SceneElement(
        .overlay, frame: part.frame, definition: definition(of: part.shapes), texts: part.texts)
    }
    above.append(SceneGroup(layer: .frame(part: 1), elements: elements))
  }
}

// MARK: - The whole

extension Figure {
  /// The finished scene.
  func scene(title kinds: [OverlayKind]) -> Scene {
    let extent = extent.roomy(around: subject.viewport, Self.margin)
    let shift = CGPoint(x: -extent.minX, y: -extent.minY)
    var scene = base
    scene.size = extent.size
    scene.definitions = definitions
    if frame != nil { scene.background = .clear }
    let window = subject.viewport.offsetBy(dx: shift.x, dy: shift.y)
    let isWhole = window.covers(CGRect(origin: .zero, size: extent.size)) && radius <= 0
    let content = base.groups.map { group in
      group.moved(by: window.origin, in: isWhole ? nil : SceneClip(window, radius: radius))
    }
    let around = [below, above].map { groups in groups.map { $0.moved(by: shift, in: nil) } }
    scene.groups = around[0] + content + around[1]
    scene.summary += words(of: kinds)
    return scene
  }

  /// What is drawn, for those who cannot see it.
  private func words(of kinds: [OverlayKind]) -> String {
    let (names, axis) = (subject.names, subject.layout.scrollAxis)
    let all = subject.layout.sections.indices.filter {
      subject.layout.shownFrame(ofSection: $0).overlaps(subject.viewport)
    }
    let sections = all.prefix(12).map { index in
      let section = subject.layout.sections[index]
      let items = section.itemCount == 1 ? "1 item" : "\(section.itemCount) items"
      let length = OverlayWords.number(section.frame.size[axis])
      let scrolls = section.carousel.map { ", \($0.word)" } ?? ""
      return "\(names[index]) (\(items), \(length) points\(scrolls))"
    }
    let rest = all.count > sections.count ? " and \(all.count - sections.count) more" : ""
    let shown = kinds.map(\.rawValue).joined(separator: ", ")
    return ": " + sections.joined(separator: ", ") + rest + "."
      + (shown.isEmpty ? "" : " Shown: \(shown).")
  }
}

extension SceneGroup {
  /// A group that belongs to no section.
  init(layer: SceneLayer, elements: [SceneElement]) {
    self.init(section: nil, name: layer.name, elements: elements)
    self.layer = layer
  }

  /// The group elsewhere in the picture, seen through a window.
  fileprivate func moved(by shift: CGPoint, in window: SceneClip?) -> SceneGroup {
    var group = self
    for index in group.elements.indices {
      group.elements[index].move(by: shift)
      if let window { group.elements[index].clip(to: window) }
    }
    return group
  }
}

extension SceneElement {
  fileprivate mutating func move(by shift: CGPoint) {
    frame = frame.offsetBy(dx: shift.x, dy: shift.y)
    if let rect = clip?.rect { clip?.rect = rect.offsetBy(dx: shift.x, dy: shift.y) }
  }

  fileprivate mutating func clip(to window: SceneClip) {
    guard !window.covers(bounds) else { return }
    var whole = window
    if let clip { whole.rect = whole.rect.common(with: clip.rect) }
    clip = whole
  }
}

extension SolvedElement.Identity {
  /// What is no element of the layout.
  static let overlay = SolvedElement.Identity(category: .decoration, section: -1, item: 0)
}

extension OverlayKind {
  /// When its labels choose their places: those that have few candidates choose first.
  fileprivate var turn: Int {
    let order: [OverlayKind] = [
      .dimensions, .sections, .grid, .viewport, .safeArea, .insets, .spacing, .kinds, .estimates,
      .indexes,
    ]
    return order.firstIndex(of: self) ?? order.count
  }
}

/// How large chips are, each text measured once.
private struct ChipSizes {
  private var widths: [String: CGFloat] = [:]

  mutating func size(of lines: [String], measuring text: inout some TextMeasuring) -> CGSize {
    var widest: CGFloat = 0
    for line in lines {
      if widths[line] == nil {
        widths[line] = text.extent(of: OverlayChip.paragraph(line, .black), width: nil).width
      }
      widest = max(widest, widths[line] ?? 0)
    }
    return OverlayChip.size(lines: lines.count, width: widest)
  }
}

/// The line from a label to what it is about, with a dot at its end.
private enum Leader {
  static func mark(
    from start: CGPoint, to end: CGPoint, _ color: RGBA
  ) -> (shapes: [Shape], frame: CGRect) {
    let frame = CGRect(
      x: min(start.x, end.x) - 2, y: min(start.y, end.y) - 2, width: abs(start.x - end.x) + 4,
      height: abs(start.y - end.y) + 4)
    func local(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }
    let dot = CGRect(around: local(start), CGSize(width: 3, height: 3))
    return (
      [
        .strokes(Strokes([[local(start), local(end)]], color: color, width: 0.75)),
        .box(Box(dot, corners: CornerRadii(1.5), fill: color)),
      ], frame
    )
  }
}

extension CGRect {
  /// The rectangle with its edges on whole points, with a margin where it is larger than a window.
  fileprivate func roomy(around window: CGRect, _ margin: CGFloat) -> CGRect {
    let left = minX < window.minX ? (minX - margin).rounded(.down) : minX
    let top = minY < window.minY ? (minY - margin).rounded(.down) : minY
    let right = maxX > window.maxX ? (maxX + margin).rounded(.up) : maxX
    let bottom = maxY > window.maxY ? (maxY + margin).rounded(.up) : maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// What lies left, right, above and below of a window in it.
  fileprivate func sides(of window: CGRect) -> [CGRect] {
    [
      CGRect(x: minX, y: minY, width: window.minX - minX, height: height),
      CGRect(x: window.maxX, y: minY, width: maxX - window.maxX, height: height),
      CGRect(x: window.minX, y: minY, width: window.width, height: window.minY - minY),
      CGRect(x: window.minX, y: window.maxY, width: window.width, height: maxY - window.maxY),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
