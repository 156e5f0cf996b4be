internal import CairoRenderer
internal import CompositionalLayout
internal import LayoutScene
internal import LayoutSpec

extension RenderPlan.Job {
  /// What came of a job.
  struct Outcome: Sendable {
    /// One for each picture that was written, or is to go to the standard output.
    var written: [RenderPlan.Picture] = []
    /// The picture for the standard output.
    var bytes: [UInt8]?
    var warnings: [LayoutWarning] = []
    var failure: Failure?
  }

  /// Lays out, draws and writes the pictures of the job, one after the other.
  ///
  /// - Parameters:
  ///   - help: Other threads that may draw parts of them.
  ///   - progress: Told now and then how much of it is done, from 0 to 1.
  func run(
    _ look: Pipeline.Look, help: PictureHelp? = nil,
    progress: @escaping (Double) -> Void = { _ in }
  ) -> Outcome {
    var outcome = Outcome()
    var look = look
    look.figure = figure
    do {
      let layout = try Pipeline.layout(spec, variant)
      outcome.warnings = layout.warnings
      if variant.picture == .content { try requireDrawable(layout.drawnCells) }
      let drawable = Pipeline.drawable(
        layout, spec.spec, variant, look, as: Set(pictures.map(\.format)))
      for (index, picture) in pictures.enumerated() {
        let count = Double(pictures.count)
        let move = { progress((Double(index) + $0) / count) }
        if let path = picture.path {
          try Files.replace(path, named: picture.name) { sink in
            try drawable.write(as: picture.format, help: help, progress: move, to: sink)
          }
        } else {
          outcome.bytes = try drawable.bytes(as: picture.format)
        }
        outcome.written.append(picture)
      }
    } catch {
      outcome.failure = Failure(error, of: spec, variant)
    }
    return outcome
  }

  private func requireDrawable(_ count: Int) throws(Failure) {
    guard count > Pipeline.mostElements else { return }
    throw .badPicture(
      words, reason: "\(count) cells are more than the \(Pipeline.mostElements) that are drawn")
  }
}
