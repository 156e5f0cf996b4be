internal import Basics
package import CairoRenderer
internal import Geometry
package import HostSystem
internal import LayoutEngine
internal import LayoutScene
package import LayoutSpec
internal import Scene
package import SpecDiagnostics

extension RenderPlan.Job {
  /// A job that has been laid out and can be written on any thread.
  package struct Prepared: Sendable {
    fileprivate var job: RenderPlan.Job
    /// The results so far.
    fileprivate var outcome = Outcome()
    /// The content to draw; `nil` if the layout failed.
    fileprivate var drawable: Drawable?
  }

  /// The result of a job.
  package struct Outcome: Sendable {
    /// The pictures that were written, compared or drawn in memory.
    package var written: [DrawnPicture] = []
    /// The warnings about each variant.
    package var warnings: [(Variant, [PictureWarning])] = []
    /// The start of a text of the data that the picture does not show completely.
    package var cutText: String?
    package var failure: Failure?
    /// Whether the failure is that a layout has no content, such as a base class of other screens.
    package private(set) var isWithoutContent = false

    /// Records the error of a variant.
    fileprivate mutating func fail(_ error: any Error, of spec: OpenedSpec, _ variant: Variant) {
      failure = Failure(error, of: spec, variant)
      if case RendererError.noArea = error { isWithoutContent = true }
    }

    package init(
      written: [DrawnPicture] = [], warnings: [(Variant, [PictureWarning])] = [],
      failure: Failure? = nil
    ) {
      self.written = written
      self.warnings = warnings
      self.failure = failure
    }
  }

  /// The job with a result that is known, which is not drawn again.
  package func prepared(knowing outcome: Outcome) -> Prepared {
    Prepared(job: self, outcome: outcome)
  }

  /// Lays out the job.
  ///
  /// - Parameter measurer: A text cache shared by the jobs of a thread.
  package func prepared(_ style: Pipeline.Style, _ measurer: TextMeasurer) -> Prepared {
    var prepared = Prepared(job: self)
    var style = style
    style.figure = figure
    do {
      let layouts = try variants.map { try ($0, layout($0, style, measurer, &prepared.outcome)) }
      prepared.drawable = try drawable(layouts, style, measurer)
      if spec.content.file != nil, let drawable = prepared.drawable,
        let layout = layouts.first?.1.panels.first?.layout
      {
        prepared.outcome.cutText = Pipeline.cutText(of: layout, in: drawable, measurer)
      }
    } catch {
      prepared.outcome.fail(error, of: spec, variant)
    }
    return prepared
  }

  private func layout(
    _ variant: Variant, _ style: Pipeline.Style, _ measurer: TextMeasurer,
    _ outcome: inout Outcome
  ) throws(Failure) -> FigureLayout {
    let figure = try FigureLayout(spec, variant, measurer)
    for panel in figure.panels { try requireDrawable(panel.layout, variant, style) }
    outcome.warnings.append((variant, figure.warnings(variant, style)))
    return figure
  }

  private func drawable(
    _ layouts: [(Variant, FigureLayout)], _ style: Pipeline.Style, _ measurer: TextMeasurer
  ) throws(Failure) -> Drawable {
    guard isSheet else {
      let drawable = Pipeline.drawable(
        layouts[0].1, variant, style, measurer, as: formats, spec.budget)
      try Pipeline.requireViews(of: layouts[0].1.panels[0].layout, spec, variant)
      return drawable
    }
    var rows = SheetRows()
    try rows.add(spec, layouts, style, measurer)
    return Drawable(
      content: rows.content(
        named: style.name(of: spec.content), title: spec.content.title, as: formats),
      scale: variant.scale, text: style.text ?? spec.content.render.text ?? .live)
  }

  /// Rejects a picture with more cells than fit in memory.
  private func requireDrawable(
    _ layout: Pipeline.Layout, _ variant: Variant, _ style: Pipeline.Style
  ) throws(Failure) {
    try requireSparse(layout, variant)
    let count = layout.solved.drawnCells
    guard variant.picture == .content else {
      try spend(Pipeline.partCount(layout, in: layout.solved.visibleRect), on: .parts)
      return
    }
    guard count <= Pipeline.maxElements else {
      throw .badPicture(
        label, reason: "\(count) cells exceed the maximum of \(Pipeline.maxElements)")
    }
    try spend(count * pictures.count, on: .cells)
    let isSplit =
      !formats.contains(where: \.isVector)
      && Pipeline.isInStrips(layout, spec.content, variant, style)
    guard PictureLimits.holds(layout.solved, inStrips: isSplit) else {
      throw .badPicture(
        label,
        reason: """
          \(count) cells exceed the maximum of \(PictureLimits.cellsHeld) for an SVG, a PDF or a \
          picture with overlays; write only a PNG, or draw only the visible part with \
          --picture container
          """)
    }
    // Strips count their own.
    if !isSplit { try spend(Pipeline.partCount(layout), on: .parts) }
  }

  /// Rejects a picture that shows more cells at once than fit in memory: cells may be smaller than
  /// pixels. Of a picture of all content, these are the cells of carousels, which
  /// `drawnCells` leaves out.
  private func requireSparse(_ layout: Pipeline.Layout, _ variant: Variant) throws(Failure) {
    let size = variant.container.size
    let shown =
      variant.picture == .container
      ? layout.solved.mostCells(within: size)
      : layout.solved.sections.lazy.filter { $0.carousel != nil }
        .map { $0.mostCells(within: size) }.sumWithSaturation()
    guard shown > PictureLimits.cellsHeld else { return }
    throw .badPicture(
      label,
      reason: """
        up to \(shown) cells are visible at once, which exceeds the maximum of \
        \(PictureLimits.cellsHeld); use larger cells
        """)
  }

  private var formats: [FileFormat] { pictures.map(\.format) }

  fileprivate func spend(_ amount: Int, on resource: Budget.Resource) throws(Failure) {
    try spec.spend(amount, on: resource, for: label)
  }

  /// Counts the work of drawing a picture before it begins.
  fileprivate func spend(on picture: RenderPlan.Picture, _ drawable: Drawable) throws(Failure) {
    let read = spec.content.file?.picturesRead.values.map(\.decodedBytes).reduce(0, +)
    try spend(drawable.imageBytes ?? read ?? 0, on: .decodedBytes)
    for scene in drawable.scenes(as: picture.format) {
      _ = spec.budget.add(scene.work(scale: picture.format.isVector ? nil : variant.scale))
    }
    try checkDrawing()
    guard !picture.format.isVector else { return }
    try spend(drawable.pixelCount, on: .pixels)
  }

  /// Throws if the strips that were drawn exceed a limit.
  fileprivate func checkDrawing() throws(Failure) {
    do throws(Budget.Exceeded) {
      try spec.budget.checkDrawing()
    } catch {
      throw .badPicture(label, reason: "\(error)")
    }
  }
}

extension RenderPlan.Job.Prepared {
  /// Draws the pictures of the job, and writes them or compares them with the existing files.
  ///
  /// - Parameters:
  ///   - isCheck: Whether to compare instead of write.
  ///   - journal: The pictures that earlier runs have written.
  ///   - measurer: A text cache shared by the jobs of a thread.
  ///   - help: Other threads that can draw parts of the pictures.
  ///   - progress: Receives the completed fraction, from 0 to 1.
  package func written(
    _ measurer: TextMeasurer, isCheck: Bool = false, journal: WriteJournal? = nil,
    help: PictureHelp? = nil, progress: @escaping (Double) -> Void = { _ in }
  ) -> RenderPlan.Job.Outcome {
    guard let drawable else { return outcome }
    var outcome = outcome
    do {
      for (index, picture) in job.pictures.enumerated() {
        let count = Double(job.pictures.count)
        let move = { progress((Double(index) + $0) / count) }
        try job.spend(on: picture, drawable)
        var change = FileChange.new
        var bytes: [UInt8]?
        if let path = picture.path {
          let draw: (@escaping Files.Sink) throws -> Void = { sink in
            try drawable.write(
              as: picture.format, measurer: measurer, help: help, progress: move
            ) { piece in
              try job.spend(piece.count, on: .writtenBytes)
              try sink(piece)
            }
            try job.checkDrawing()
          }
          // A link may have appeared since the plan was made.
          try job.confinement?.requireWritable(
            picture, of: job.spec, isNamedBySpec: job.isNamedBySpec)
          change = try picture.written(to: path, in: job.confinement, isCheck: isCheck, draw)
          if !isCheck, let journal { change = journal.adding(change, of: path) }
        } else {
          let all = try drawable.bytes(as: picture.format, measurer: measurer)
          try job.checkDrawing()
          try job.spend(all.count, on: .writtenBytes)
          bytes = all
        }
        outcome.written.append(DrawnPicture(picture, change, bytes, of: drawable))
      }
    } catch {
      outcome.fail(error, of: job.spec, job.variant)
    }
    return outcome
  }
}

extension RenderPlan.Picture {
  /// Writes the picture, or compares it with the file.
  fileprivate func written(
    to path: String, in confinement: Confinement?, isCheck: Bool,
    _ draw: (@escaping Files.Sink) throws -> Void
  ) throws -> FileChange {
    guard let confinement else {
      return isCheck
        ? try Files.change(of: path, to: draw) : try Files.replace(path, named: name, draw)
    }
    return isCheck
      ? try confinement.change(of: path, named: name, to: draw)
      : try confinement.replace(path, named: name, draw)
  }
}
