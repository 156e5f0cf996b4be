public import CellContent
public import CompositionalLayout
import Foundation
public import Scene

/// What a picture is to show beside what the layout shows.
public struct Explanation: Hashable, Sendable {
  /// What is drawn over the picture.
  public var overlays: Set<OverlayKind>
  /// Whether the container stands in the frame of a device.
  public var hasFrame: Bool

  public init(overlays: Set<OverlayKind> = [], hasFrame: Bool = false) {
    self.overlays = overlays
    self.hasFrame = hasFrame
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { overlays.isEmpty && !hasFrame }
}

extension RGBA {
  /// Which surroundings the colour makes, as a ground: those that its better contrast is for.
  fileprivate var appearance: Appearance {
    RGBA.black.contrast(on: self) >= RGBA.white.contrast(on: self) ? .light : .dark
  }
}

extension SceneBuilder {
  /// The scene of a solved layout with what explains it drawn over it and beside it.
  ///
  /// - Parameters:
  ///   - layout: The frames.
  ///   - description: What the layout was solved from: insets, gaps and the forms of lengths.
  ///   - content: What elements say, and their styles.
  ///   - options: How they are drawn.
  ///   - explanation: What is drawn over them.
  ///   - text: Tells how wide labels and words are.
  /// - Complexity: O(n log n) for the n elements and groups that the viewport shows.
  public static func scene(
    of layout: SolvedLayout, _ description: LayoutDescription, content: Content,
    options: SceneOptions, explained explanation: Explanation,
    measuring text: inout some TextMeasuring
  ) -> Scene {
    let scene = scene(of: layout, content: content, options: options, measuring: text)
    guard !explanation.isEmpty else { return scene }
    let viewport = options.viewport ?? CGRect(origin: .zero, size: layout.contentSize)
    let carousels = CarouselWindows(of: layout)
    let frame = explanation.hasFrame ? DeviceFrame(of: layout.container) : nil
    var subject = OverlaySubject(
      layout: layout, description: description, content: content, viewport: viewport,
      appearance: scene.background.over(.white).appearance,
      anatomy: BoxModel(of: layout, description, in: viewport),
      elements: carousels.scrolled(layout.visibleElements(in: viewport)),
      outset: Outset(frame?.bezel ?? 0), kinds: explanation.overlays)
    let ghosts =
      explanation.overlays.contains(.scroll)
      ? Ghosts(of: subject, options: options, measuring: text) : nil
    if let ghosts { subject.outset.hold(ghosts.area, beyond: viewport) }
    var figure = Figure(scene, subject)
    let kinds = OverlayKind.allCases.filter(explanation.overlays.contains)
    let drawings = kinds.map { $0.drawing(of: subject) }
    if let ghosts { figure.addGhosts(ghosts) }
    if let frame { figure.addFrame(frame) }
    if !kinds.isEmpty { figure.readWords(measuring: &text) }
    for drawing in drawings { figure.add(drawing.marks) }
    figure.addLabels(drawings.flatMap(\.labels), measuring: &text)
    return figure.scene(title: kinds)
  }
}
