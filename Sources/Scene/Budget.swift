internal import Synchronization

/// The work that a run may do, so that no input keeps it busy forever or fills the disk.
///
/// Budgets count work, not seconds, so the same input has the same result on every machine. The
/// defaults are far above what projects need; `limits` in a `flatplan.yaml` changes them.
package enum Budget {
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
      case .pixels: "Pixels of all PNGs of one file."
      case .decodedBytes: "Bytes of decoded images, for all pictures of one file."
      case .writtenBytes: "Bytes to write for all pictures of one file."
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

    package subscript(resource: Resource) -> Int { stated[resource] ?? resource.standard }
  }

  /// Work beyond a limit.
  package struct Exceeded: Error, Hashable, Sendable, CustomStringConvertible {
    package var resource: Resource
    package var spent: Int
    package var limit: Int

    package var description: String {
      """
      \(spent) \(resource.words) for this file exceed the limit of \(limit); draw less of it, or \
      raise 'limits: {\(resource.rawValue): …}' in flatplan.yaml
      """
    }
  }

  /// The work done for one file in a run, counted on any thread.
  package final class Account: Sendable {
    package let limits: Limits
    private let spent = Mutex<[Resource: Int]>([:])

    package init(_ limits: Limits = Limits()) {
      self.limits = limits
    }

    /// Adds work before it is done.
    ///
    /// - Throws: ``Exceeded`` if it is more than the limit allows.
    package func spend(_ amount: Int, on resource: Resource) throws(Exceeded) {
      guard !add(amount, to: resource) else { return }
      throw exceeded(resource)
    }

    /// Adds work before it is done, and returns whether the limit allows it. What exceeds the limit
    /// is reported by ``check(_:)``.
    package func add(_ amount: Int, to resource: Resource) -> Bool {
      spent.withLock { spent in
        let (sum, overflows) = (spent[resource] ?? 0).addingReportingOverflow(max(amount, 0))
        spent[resource] = overflows ? .max : sum
        return spent[resource] ?? 0 <= limits[resource]
      }
    }

    package func isExceeded(_ resource: Resource) -> Bool {
      spent.withLock { $0[resource] ?? 0 } > limits[resource]
    }

    /// - Throws: ``Exceeded`` if the limit is exceeded.
    package func check(_ resource: Resource) throws(Exceeded) {
      if isExceeded(resource) { throw exceeded(resource) }
    }

    private func exceeded(_ resource: Resource) -> Exceeded {
      Exceeded(
        resource: resource, spent: spent.withLock { $0[resource] ?? 0 }, limit: limits[resource])
    }
  }
}
