internal import Synchronization

/// Counts what is parsed. Tests check that a spec is parsed once for all of its containers.
package final class ParseCounter: Sendable {
  @TaskLocal package static var current: ParseCounter?

  private let texts = Atomic(0)
  private let expressions = Atomic(0)
  private let parts = Atomic(0)

  package init() {}

  /// The numbers of parsed files, expressions, and parts of compositions.
  package var counts: [Int] {
    [
      texts.load(ordering: .relaxed), expressions.load(ordering: .relaxed),
      parts.load(ordering: .relaxed),
    ]
  }

  static func addText() { current?.texts.add(1, ordering: .relaxed) }

  package static func addPart() { current?.parts.add(1, ordering: .relaxed) }

  static func addExpression() { current?.expressions.add(1, ordering: .relaxed) }
}
