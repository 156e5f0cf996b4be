/// A part of a user's code that does not compile and is left out.
package struct Hole: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case function, property, type, conformance, line, declaration
    /// A constant, which is replaced by a usual value.
    case value

    /// The noun for a number of holes.
    func noun(_ count: Int) -> String {
      guard count != 1 else { return rawValue }
      return self == .property ? "properties" : rawValue + "s"
    }
  }

  /// Why something does not compile: the first error that led to it.
  package struct Cause: Hashable, Sendable {
    /// The missing name, or the error.
    package var message: String
    /// The error of the compiler with its place, such as `Home.swift:3:5: error: …`.
    package var error: String
  }

  package var kind: Kind
  /// The file as shown in messages.
  package var file: String
  /// The type that it is in, or else the file.
  package var owner: String
  package var name: String
  /// The lines of the declaration, starting at 1.
  package var lines: ClosedRange<Int>
  /// The line of the part that is left out.
  var line: Int
  package var cause: Cause

  /// Describes holes in one line for each owner and kind.
  static func notes(_ holes: [Hole]) -> [String] {
    var groups: [[Hole]] = []
    for hole in holes {
      let index = groups.firstIndex { group in
        group.contains { ($0.owner, $0.kind) == (hole.owner, hole.kind) }
      }
      if let index { groups[index].append(hole) } else { groups.append([hole]) }
    }
    return groups.map { group in
      let count = Set(group.map { "\($0.file):\($0.line) \($0.name)" }).count
      let kind = group[0].kind
      let what =
        count == 1 && kind != .line && kind != .value
        ? "\(kind) \(group[0].name)" : "\(count) \(kind.noun(count))"
      let isWhole = count == 1 && group[0].name == group[0].owner
      let end = kind == .value ? "replaced by usual ones" : "left out"
      return "note: \(what)\(isWhole ? "" : " of \(group[0].owner)") \(end): "
        + list(group.map(\.cause.message))
    }
  }

  /// The maximum number of causes in a note.
  private static let maximumCauses = 4

  private static func list(_ causes: [String]) -> String {
    var unique: [String] = []
    for cause in causes where !unique.contains(cause) { unique.append(cause) }
    let more = unique.count - maximumCauses
    return unique.prefix(maximumCauses).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}
