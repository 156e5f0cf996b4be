public import CompositionalLayout
internal import Dispatch
internal import Foundation

/// What a snapshot can be taken of: a layout, a solved layout, and with `CollectionViewTesting` a
/// collection view or a controller.
public protocol SnapshotSubject {
  /// What draws the cells; `Void` if nothing does.
  associatedtype Content

  /// Lays out the subject and returns what a strategy keeps of it.
  ///
  /// - Parameters:
  ///   - strategy: What to keep.
  ///   - items: The number of items in each section, for subjects without data.
  ///   - container: The container; `nil` for the one that the subject has.
  func forms(
    by strategy: SnapshotStrategy<Content>, items: [Int], in container: Container?
  ) throws -> [SnapshotForm]
}

extension SolvedLayout: SnapshotSubject {
  public func forms(
    by strategy: SnapshotStrategy<Void>, items: [Int], in container: Container?
  ) throws -> [SnapshotForm] {
    try strategy.forms(self, ())
  }
}

extension UICollectionViewLayout: SnapshotSubject {
  public func forms(
    by strategy: SnapshotStrategy<Void>, items: [Int], in container: Container?
  ) throws -> [SnapshotForm] {
    guard let container else { throw SnapshotProblem.noWidth }
    let solved =
      if let layout = self as? UICollectionViewCompositionalLayout {
        try layout.solve(itemCounts: items, in: container)
      } else if let layout = self as? any SolvedInView {
        try onMainActor(self) { try layout.solveInView(itemCounts: items, in: container) }
      } else {
        throw SnapshotProblem.noLayout("\(type(of: self)) has no frames")
      }
    return try strategy.forms(solved, ())
  }
}

/// Runs work with a subject that belongs to the main actor.
///
/// - Throws: ``SnapshotProblem/offMainActor(_:)`` on another thread.
package func onMainActor<Value: Sendable>(
  _ subject: some Any, _ work: @MainActor () throws -> Value
) throws -> Value {
  guard Thread.isMainThread || MainQueue.isCurrent else {
    throw SnapshotProblem.offMainActor("\(type(of: subject))")
  }
  return try MainActor.assumeIsolated(work)
}

/// The queue of the main actor. On Linux, tests that belong to it run on other threads than the main one.
private enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
