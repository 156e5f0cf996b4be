internal import HostSystem
internal import LayoutSpec
internal import Synchronization

/// The pictures of specs that a preview has drawn. Those of specs whose files did not change are not
/// drawn again.
package final class PictureMemory: Sendable {
  private struct Key: Hashable {
    var spec: String
    var options: String
    var names: [String]
    var variants: [Variant]

    init(_ job: RenderPlan.Job, _ options: String) {
      (spec, self.options) = (job.spec.source.name, options)
      (names, variants) = (job.pictures.map(\.name), job.variants)
    }
  }

  private struct Known {
    var hash: String
    /// Hashes of all files read for the spec, by path; `nil` for one that did not exist.
    var files: [String: String?]
    var outcome: RenderPlan.Job.Outcome
  }

  private let known = Mutex<[Key: Known]>([:])
  /// The most bytes of pictures that are remembered.
  private static let capacity = 64 << 20

  package init() {}

  /// The result of a job whose files are as they were when it was drawn; `nil` if there is none.
  ///
  /// - Parameter options: The options that pictures depend on besides their spec.
  package func outcome(
    of job: RenderPlan.Job, options: String
  ) -> RenderPlan.Job.Outcome? {
    guard let path = job.spec.source.path, let known = known.withLock({ $0[Key(job, options)] }),
      known.hash == job.spec.hash
    else { return nil }
    return SpecFolder(of: path).hasFiles(known.files) ? known.outcome : nil
  }

  /// Remembers the result of a job that did not fail.
  package func keep(
    _ outcome: RenderPlan.Job.Outcome, of job: RenderPlan.Job, options: String
  ) {
    guard outcome.failure == nil, let hash = job.spec.hash else { return }
    let files = job.spec.fileHashes
    known.withLock { known in
      let bytes = known.values.reduce(outcome.bytes) { $0 + $1.outcome.bytes }
      if bytes > Self.capacity { known.removeAll() }
      known[Key(job, options)] = Known(hash: hash, files: files, outcome: outcome)
    }
  }
}

extension RenderPlan.Job.Outcome {
  /// The number of bytes of the pictures.
  fileprivate var bytes: Int { written.reduce(0) { $0 + ($1.bytes?.count ?? 0) } }
}
