public import CellContent
import Foundation
public import LayoutEngine
public import Scene

/// The additions to a picture that explain its layout.
public struct Explanation: Hashable, Sendable {
  /// The overlays to draw.
  public var overlays: Set<OverlayKind>
  /// Whether the container is drawn inside a device frame.
  public var hasFrame: Bool

  /// The notes about elements.
  public var annotations: [Annotation]

  public init(
    overlays: Set<OverlayKind> = [], hasFrame: Bool = false, annotations: [Annotation] = []
  ) {
    self.overlays = overlays
    self.hasFrame = hasFrame
    self.annotations = annotations
  }

  /// Whether there is nothing to add.
  public var isEmpty: Bool { overlays.isEmpty && !hasFrame && annotations.isEmpty }
}

extension RGBA {
  /// The appearance that suits the color as a background.
  fileprivate var appearance: Appearance {
    RGBA.black.contrast(on: self) >= RGBA.white.contrast(on: self) ? .light : .dark
  }
}

extension SceneBuilder {
  /// Creates the scene of a solved layout with overlays, labels and annotations, and its legend.
  ///
  /// - Parameters:
  ///   - layout: The solved layout.
  ///   - description: The description that the layout was solved from.
  ///   - content: The data and styles of the elements.
  ///   - options: The theme, appearance and viewport.
  ///   - explanation: The overlays to add.
  ///   - text: Measures labels and text.
  /// - Complexity: O(*n* log *n*) for *n* visible elements and groups.
  public static func scene(
    of layout: SolvedLayout, _ description: LayoutDescription, content: Content,
    options: SceneOptions, explained explanation: Explanation,
    measuring text: inout some TextMeasuring
  ) -> ExplainedScene {
    let scene = scene(of: layout, content: content, options: options, measuring: text)
    guard !explanation.isEmpty else { return ExplainedScene(scene: scene, legend: []) }
    let viewport = options.viewport ?? CGRect(origin: .zero, size: layout.contentSize)
    let carousels = CarouselWindows(of: layout)
    let frame = explanation.hasFrame ? DeviceFrame(of: layout.container, options.screen) : nil
    var subject = OverlaySubject(
      layout: layout, description: description, content: content, viewport: viewport,
      appearance: scene.background.over(.white).appearance,
      boxModel: BoxModel(of: layout, description, in: viewport),
      elements: carousels.scrolled(layout.visibleElements(in: viewport)),
      outset: Outset(frame?.bezel ?? 0), kinds: explanation.overlays)
    let ghosts =
      explanation.overlays.contains(.scroll)
      ? Ghosts(of: subject, options: options, measuring: text) : nil
    if explanation.overlays.contains(.parts) {
      subject.parts = parts(
        of: layout, elements: subject.elements, content: content, options: options,
        measuring: text)
    }
    if let ghosts { subject.outset.include(ghosts.area, beyond: viewport) }
    if explanation.overlays.contains(.nesting) { subject.outset.grow(by: NestingOverlay.outset) }
    var figure = Figure(scene, subject)
    let kinds = OverlayKind.allCases.filter(explanation.overlays.contains)
    let overlays = kinds.map { (kind: $0, drawing: $0.drawing(of: subject)) }
    if let ghosts { figure.addGhosts(ghosts) }
    if let frame { figure.addFrame(frame) }
    if !kinds.isEmpty || !explanation.annotations.isEmpty { figure.findText(measuring: &text) }
    for (_, drawing) in overlays { figure.add(drawing.marks) }
    figure.addLabels(overlays.flatMap(\.drawing.labels), measuring: &text)
    figure.addAnnotations(explanation.annotations, measuring: &text)
    let legend = figure.legend(explanation.annotations, overlays)
    return ExplainedScene(
      scene: figure.scene(showing: overlays, explanation.annotations), legend: legend)
  }
}
