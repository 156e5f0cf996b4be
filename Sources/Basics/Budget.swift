internal import Synchronization

/// The work that a run may do, so that no input keeps it busy forever or fills memory and disk.
///
/// Each run has one ``Account``, to which all its files add their work through a ``Share``. There are
/// limits for each file and for all files of a run together. A project can lower them with `limits` in
/// its `flatplan.yaml`. Only the command line can raise them.
///
/// Budgets count work, not seconds, so the same input has the same result on every machine. The
/// standard limits are above what projects need, and allow about ten seconds of work of each kind.
package enum Budget {
  /// The number of files that may use up their limit in one run, if the limit is not the standard one.
  package static let filesPerRun = 20

  /// A kind of work.
  package enum Resource: String, CaseIterable, Hashable, Sendable {
    /// Characters of text that are measured to lay out cells, and that are drawn.
    case measuredCharacters
    /// Cells that are drawn or compared.
    case cells
    /// Shapes and texts that are drawn in cells.
    case parts
    /// Pixels of PNGs.
    case pixels
    /// Pixels of shadows, counted once for each of the fills that a shadow consists of.
    case shadowPixels
    /// Bytes of decoded images, at four bytes per pixel of the image.
    case decodedBytes
    /// Bytes of pictures and lists that are written.
    case writtenBytes
    /// Layouts that are tried to find which edits caused a change.
    case triedCauses

    /// The standard limits of a file and of a run.
    private var standards: (file: Int, run: Int) {
      switch self {
      case .measuredCharacters: (5_000_000, 8_000_000)
      case .cells: (500_000, 500_000)
      case .parts: (3_000_000, 6_000_000)
      case .pixels: (4_000_000_000, 8_000_000_000)
      case .shadowPixels: (4_000_000_000, 8_000_000_000)
      case .decodedBytes: (8 << 30, 16 << 30)
      case .writtenBytes: (1 << 30, 4 << 30)
      case .triedCauses: (4_000, 10_000)
      }
    }

    /// The standard limit of a file.
    package var standard: Int { standards.file }

    /// The standard limit of all files of a run.
    fileprivate var standardOfRun: Int { standards.run }

    /// One sentence about the limit.
    package var documentation: String {
      switch self {
      case .measuredCharacters: "Characters of text to measure and draw for one file."
      case .cells: "Cells to draw or compare in all pictures of one file."
      case .parts: "Shapes and texts to draw in the cells of all pictures of one file."
      case .pixels: "Pixels of all PNGs and WebPs of one file."
      case .shadowPixels: "Pixels of the shadows in all PNGs of one file, for each of their layers."
      case .decodedBytes: "Bytes of decoded images, for all pictures of one file."
      case .writtenBytes:
        "Bytes to write for all pictures of one file. Those of lists count more, for their memory."
      case .triedCauses:
        """
        Layouts to try for one file, to find which edits caused a change, for each 4 kB of the spec and \
        each 128 frames.
        """
      }
    }

    /// What was counted, for messages.
    fileprivate var noun: String {
      switch self {
      case .measuredCharacters: "measured characters of text"
      case .cells: "drawn cells"
      case .parts: "drawn parts of cells"
      case .pixels: "pixels"
      case .shadowPixels: "pixels of shadows"
      case .decodedBytes: "bytes of decoded images"
      case .writtenBytes: "written bytes"
      case .triedCauses: "layouts tried to find causes"
      }
    }

    /// The index of the resource's sum in ``Sums``.
    fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The limits of a file.
  package struct Limits: Hashable, Sendable {
    fileprivate var stated: [Resource: Int]
    /// The limits of a run, where they are not ``filesPerRun`` times those of a file.
    fileprivate var run: [Resource: Int] = [:]

    package init(_ stated: [Resource: Int] = [:]) {
      self.stated = stated
    }

    /// A small budget for files of strangers: a quarter of the standard one.
    package static let untrusted: Limits = {
      var limits = Limits()
      for resource in Resource.allCases {
        limits.stated[resource] = resource.standard / 4
        limits.run[resource] = resource.standardOfRun / 4
      }
      return limits
    }()

    /// The limit of a file.
    package subscript(resource: Resource) -> Int { stated[resource] ?? resource.standard }

    /// The limit of all files of a run.
    package func ofRun(_ resource: Resource) -> Int {
      if let run = run[resource] { return run }
      guard let limit = stated[resource] else { return resource.standardOfRun }
      let (product, overflows) = limit.multipliedReportingOverflow(by: filesPerRun)
      return overflows ? .max : product
    }

    /// These limits, where `other` does not state lower ones.
    fileprivate func lowered(by other: Limits) -> Limits {
      var limits = self
      for (resource, limit) in other.stated where limit < self[resource] {
        limits.run[resource] = min(ofRun(resource), other.ofRun(resource))
        limits.stated[resource] = limit
      }
      return limits
    }

    /// These limits, where `other` does not state any.
    fileprivate func replaced(by other: Limits) -> Limits {
      var limits = self
      for (resource, limit) in other.stated {
        limits.stated[resource] = limit
        limits.run[resource] = other.ofRun(resource)
      }
      return limits
    }
  }

  /// Work beyond a limit.
  package struct Exceeded: Error, Hashable, Sendable, CustomStringConvertible {
    package var resource: Resource
    /// The work of the file.
    package var spent: Int
    /// The work of the run, if that exceeds its limit and the file does not exceed its own.
    package var spentByRun: Int?
    package var limit: Int
    /// Whether the project has lowered the limit.
    package var isLowered = false

    package var description: String {
      let key = resource.rawValue
      let advice =
        (isLowered ? "raise 'limits: {\(key): …}' in flatplan.yaml, or " : "")
        + "allow more with --limit \(key)=NUMBER"
      guard let spentByRun else {
        return """
          \(spent) \(resource.noun) for this file exceed the limit of \(limit); draw less of it, \
          or \(advice)
          """
      }
      return """
        \(spentByRun) \(resource.noun) for all files of this run, \(spent) of them for this file, \
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
    private let limits: Limits
    private let raised: Limits
    private let run = Sums()
    /// The work of all trials in the run.
    private let trials = Sums()
    private let files = Mutex<[String: (work: Sums, trials: Sums)]>([:])

    /// - Parameters:
    ///   - limits: The limits, which projects can lower.
    ///   - raised: Limits of the command line, which replace all others.
    package init(_ limits: Limits = Limits(), raised: Limits = Limits()) {
      (self.limits, self.raised) = (limits, raised)
    }

    /// The account for the work of a file, which is identified by its path.
    ///
    /// - Parameter project: The limits of the file's project.
    package func share(of file: String, _ project: Limits = Limits()) -> Share {
      let sums = files.withLock { files in
        let known = files[file] ?? (Sums(), Sums())
        files[file] = known
        return known
      }
      let limits = limits.lowered(by: project).replaced(by: raised)
      let lowered = project.stated.keys.filter {
        raised.stated[$0] == nil && limits[$0] < self.limits[$0]
      }
      return Share(
        file: sums.work, run: run, trials: (sums.trials, trials), limits: limits,
        lowered: Set(lowered))
    }

  }

  /// The part of a run's account that one file uses.
  package struct Share: Sendable {
    private let file: Sums
    private let run: Sums
    private let trials: (file: Sums, run: Sums)
    package let limits: Limits
    private let lowered: Set<Resource>

    fileprivate init(
      file: Sums, run: Sums, trials: (file: Sums, run: Sums), limits: Limits,
      lowered: Set<Resource>
    ) {
      (self.file, self.run, self.trials) = (file, run, trials)
      (self.limits, self.lowered) = (limits, lowered)
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

    /// Whether any limit is exceeded.
    package var isExhausted: Bool { Resource.allCases.contains(where: isExceeded) }

    /// - Throws: ``Exceeded`` if the limit of the file or of the run is exceeded.
    package func check(_ resource: Resource) throws(Exceeded) {
      if let excess = excess(of: resource) { throw excess }
    }

    private func excess(of resource: Resource) -> Exceeded? {
      let (own, all) = (file[resource], run[resource])
      let isLowered = lowered.contains(resource)
      if own > limits[resource] {
        return Exceeded(
          resource: resource, spent: own, limit: limits[resource], isLowered: isLowered)
      }
      guard all > limits.ofRun(resource) else { return nil }
      return Exceeded(
        resource: resource, spent: own, spentByRun: all, limit: limits.ofRun(resource),
        isLowered: isLowered)
    }

    /// The share for trying out which edits caused a change. That work has the same limits, for the
    /// file and for the run, but is not part of the work for pictures.
    package var separate: Share {
      Share(file: trials.file, run: trials.run, trials: trials, limits: limits, lowered: lowered)
    }
  }
}
