package import CairoRenderer
internal import CompositionalLayout
package import HostSystem
internal import LayoutScene
package import LayoutSpec
internal import Scene
internal import SceneSVG
internal import SpecInput

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
    /// The pictures that were written or compared, or go to standard output.
    package var written: [DrawnPicture] = []
    /// The contents of the picture for standard output.
    package var bytes: [UInt8]?
    /// The warnings about each variant.
    package var warnings: [(Variant, [PictureWarning])] = []
    /// The start of a text of the data that the picture does not show completely.
    package var cutText: String?
    package var failure: Failure?
    /// Whether the failure is that a screen has no content, such as a base class of other screens.
    package private(set) var isWithoutContent = false

    /// Records the error of a variant.
    fileprivate mutating func fail(_ error: any Error, of spec: OpenedSpec, _ variant: Variant) {
      failure = Failure(error, of: spec, variant)
      if case RendererError.noArea = error, spec.spec.file == nil { isWithoutContent = true }
    }

    package init(
      written: [DrawnPicture] = [], bytes: [UInt8]? = nil,
      warnings: [(Variant, [PictureWarning])] = [],
      failure: Failure? = nil
    ) {
      self.written = written
      self.bytes = bytes
      self.warnings = warnings
      self.failure = failure
    }
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
      if spec.spec.file != nil, let drawable = prepared.drawable,
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
      let drawable = Pipeline.drawable(layouts[0].1, variant, style, measurer, as: formats)
      try Pipeline.requireViews(of: layouts[0].1.panels[0].layout, spec, variant)
      return drawable
    }
    var rows = SheetRows()
    try rows.add(spec, layouts, style, measurer)
    return Drawable(
      content: rows.content(
        named: style.name(of: spec.spec), title: spec.spec.title, as: formats),
      scale: variant.scale, text: style.text ?? spec.spec.render.text ?? .live)
  }

  /// Rejects a picture with more cells than fit in memory.
  private func requireDrawable(
    _ layout: Pipeline.Layout, _ variant: Variant, _ style: Pipeline.Style
  ) throws(Failure) {
    try requireSparse(layout, variant)
    let count = layout.solved.drawnCells
    guard variant.picture == .content else { return }
    guard count <= Pipeline.maxElements else {
      throw .badPicture(
        label, reason: "\(count) cells exceed the maximum of \(Pipeline.maxElements)")
    }
    try spend(count * pictures.count, on: .cells)
    let isSplit =
      !formats.contains(where: \.isVector) && Pipeline.isInStrips(layout, spec.spec, variant, style)
    guard PictureLimits.holds(layout.solved, inStrips: isSplit) else {
      throw .badPicture(
        label,
        reason: """
          \(count) cells exceed the maximum of \(PictureLimits.cellsHeld) for an SVG, a PDF or a \
          picture with overlays; write only a PNG, or draw only the visible part with \
          --picture container
          """)
    }
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
    let read = spec.spec.file?.picturesRead.values.map(\.decodedBytes).reduce(0, +)
    try spend(drawable.imageBytes ?? read ?? 0, on: .decodedBytes)
    guard !picture.format.isVector else { return }
    try spend(Int(min(drawable.pixelCount, 1e18)), on: .pixels)
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
        if let path = picture.path {
          // A link may have been created since the plan was made.
          try job.confinement?.requireWritable(picture, of: job.spec)
          let draw: (@escaping Files.Sink) throws -> Void = { sink in
            try drawable.write(
              as: picture.format, measurer: measurer, help: help, progress: move
            ) { piece in
              try job.spend(piece.count, on: .writtenBytes)
              try sink(piece)
            }
          }
          change =
            isCheck
            ? try Files.change(of: path, to: draw)
            : try Files.replace(path, named: picture.name, draw)
          if !isCheck, let journal { change = journal.adding(change, of: path) }
        } else {
          let bytes = try drawable.bytes(as: picture.format, measurer: measurer)
          try job.spend(bytes.count, on: .writtenBytes)
          outcome.bytes = bytes
        }
        outcome.written.append(DrawnPicture(picture, change, of: drawable))
      }
    } catch {
      outcome.fail(error, of: job.spec, job.variant)
    }
    return outcome
  }
}
