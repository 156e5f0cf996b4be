internal import CompositionalLayout
internal import Synchronization

/// The work that a run may do, so that no input keeps it busy forever or fills the disk.
///
/// Each run has one ``Account``, to which all its files add their work through a ``Share``. A file may
/// use its limit, and all files of a run together ``filesPerRun`` times as much.
///
/// Budgets count work, not seconds, so the same input has the same result on every machine. The
/// defaults are far above what projects need; `limits` in a `flatplan.yaml` changes them.
package enum Budget {
  /// The number of files that may use up their limit in one run.
  package static let filesPerRun = 20

  /// A kind of work.
  package enum Resource: String, CaseIterable, Hashable, Sendable {
    /// Characters of text that are measured to lay out cells.
    case measuredCharacters
    /// Cells that are drawn.
    case cells
    /// Pixels of PNGs.
    case pixels
    /// Bytes of decoded images, at four bytes per pixel of the image.
    case decodedBytes
    /// Bytes of pictures that are written.
    case writtenBytes

    /// The standard limit per file.
    package var standard: Int {
      switch self {
      case .measuredCharacters: 5_000_000
      case .cells: 10_000_000
      case .pixels: 8_000_000_000
      case .decodedBytes: 64 << 30
      case .writtenBytes: 1 << 30
      }
    }

    /// One sentence about the limit.
    package var documentation: String {
      switch self {
      case .measuredCharacters:
        "Characters of text to measure for the layouts of one file."
      case .cells: "Cells to draw in all pictures of one file."
      case .pixels: "Pixels of all PNGs and WebPs of one file."
      case .decodedBytes: "Bytes of decoded images, for all pictures of one file."
      case .writtenBytes: "Bytes to write for all pictures of one file."
      }
    }

    /// The index of the resource's sum in ``Sums``.
    fileprivate var index: Int {
      switch self {
      case .measuredCharacters: 0
      case .cells: 1
      case .pixels: 2
      case .decodedBytes: 3
      case .writtenBytes: 4
      }
    }

    /// What was counted, for messages.
    fileprivate var words: String {
      switch self {
      case .measuredCharacters: "measured characters of text"
      case .cells: "drawn cells"
      case .pixels: "pixels"
      case .decodedBytes: "bytes of decoded images"
      case .writtenBytes: "written bytes"
      }
    }
  }

  /// The limits per file.
  package struct Limits: Hashable, Sendable {
    private var stated: [Resource: Int]

    package init(_ stated: [Resource: Int] = [:]) {
      self.stated = stated
    }

    /// The limit of a file.
    package subscript(resource: Resource) -> Int { stated[resource] ?? resource.standard }

    /// The limit of all files of a run.
    package func ofRun(_ resource: Resource) -> Int {
      let (limit, overflows) = self[resource].multipliedReportingOverflow(by: filesPerRun)
      return overflows ? .max : limit
    }
  }

  /// Work beyond a limit.
  package struct Exceeded: Error, Hashable, Sendable, CustomStringConvertible {
    package var resource: Resource
    /// The work of the file.
    package var spent: Int
    /// The work of the run, if that exceeds its limit and the file does not exceed its own.
    package var spentByRun: Int?
    /// The limit that is exceeded.
    package var limit: Int

    package var description: String {
      let advice = "raise 'limits: {\(resource.rawValue): …}' in flatplan.yaml"
      guard let spentByRun else {
        return """
          \(spent) \(resource.words) for this file exceed the limit of \(limit); draw less of it, \
          or \(advice)
          """
      }
      return """
        \(spentByRun) \(resource.words) for all files of this run, \(spent) of them for this file, \
        exceed the limit of \(limit); use fewer files at once, or \(advice)
        """
    }
  }

  /// The sums of work per resource, added on any thread.
  fileprivate final class Sums: Sendable {
    private let sums = Mutex([Int](repeating: 0, count: Resource.allCases.count))

    subscript(resource: Resource) -> Int { sums.withLock { $0[resource.index] } }

    /// Returns the new sum. It does not overflow.
    func add(_ amount: Int, to resource: Resource) -> Int {
      sums.withLock { sums in
        sums[resource.index] = sums[resource.index].addingWithSaturation(max(amount, 0))
        return sums[resource.index]
      }
    }
  }

  /// The work done in a run.
  package final class Account: Sendable {
    private let run = Sums()
    private let files = Mutex<[String: Sums]>([:])

    package init() {}

    /// The account for the work of a file, which is identified by its path.
    package func share(of file: String, _ limits: Limits = Limits()) -> Share {
      let sums = files.withLock { files in
        let known = files[file] ?? Sums()
        files[file] = known
        return known
      }
      return Share(file: sums, run: run, limits: limits)
    }
  }

  /// The part of a run's account that one file uses.
  package struct Share: Sendable {
    private let file: Sums
    private let run: Sums
    package let limits: Limits

    fileprivate init(file: Sums, run: Sums, limits: Limits) {
      (self.file, self.run, self.limits) = (file, run, limits)
    }

    /// Adds work before it is done.
    ///
    /// - Throws: ``Exceeded`` if it is more than the limit allows.
    package func spend(_ amount: Int, on resource: Resource) throws(Exceeded) {
      guard !add(amount, to: resource) else { return }
      try check(resource)
    }

    /// Adds work before it is done, and returns whether the limit allows it. What exceeds the limit
    /// is reported by ``check(_:)``.
    package func add(_ amount: Int, to resource: Resource) -> Bool {
      let (own, all) = (file.add(amount, to: resource), run.add(amount, to: resource))
      return own <= limits[resource] && all <= limits.ofRun(resource)
    }

    package func isExceeded(_ resource: Resource) -> Bool { excess(of: resource) != nil }

    /// - Throws: ``Exceeded`` if the limit of the file or of the run is exceeded.
    package func check(_ resource: Resource) throws(Exceeded) {
      if let excess = excess(of: resource) { throw excess }
    }

    private func excess(of resource: Resource) -> Exceeded? {
      let (own, all) = (file[resource], run[resource])
      if own > limits[resource] {
        return Exceeded(resource: resource, spent: own, limit: limits[resource])
      }
      guard all > limits.ofRun(resource) else { return nil }
      return Exceeded(
        resource: resource, spent: own, spentByRun: all, limit: limits.ofRun(resource))
    }

    /// A share of a new, empty account with the same limits, for work that is not part of the run's
    /// pictures, such as trying out which edits caused a change.
    package var separate: Share { Share(file: Sums(), run: Sums(), limits: limits) }
  }
}
