internal import CompositionalLayout
package import Foundation

/// The reason why a snapshot could not be compared or recorded.
package enum SnapshotProblem: Error, Hashable {
  case noLayout(String)
  case noWidth
  case offMainActor(String)
  case negativeContainer(CGSize)
  case unknownRecording(String)
  case badBaseline(String, String)
  case cannotRead(String, String)
  case cannotWrite(String, String)
  case nameTaken(String, line: UInt)
  case notInline([String])
  case sourceChanged(String, line: Int)
  case notLiteral(String, line: Int)
  case literalTaken(String, line: Int)
}

extension SnapshotProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noLayout(let reason): "cannot create the layout: \(reason)"
    case .noWidth: "a layout has no size of its own; set 'width:' or 'in:'"
    case .offMainActor(let type):
      "a \(type) can only be laid out on the main actor; mark the test with '@MainActor'"
    case .negativeContainer(let size):
      "invalid container size: \(size.width.short) x \(size.height.short) points"
    case .unknownRecording(let word):
      "\(LayoutRecording.variable) is '\(word)'; it must be one of "
        + LayoutRecording.allCases.map(\.rawValue).joined(separator: ", ")
    case .badBaseline(let path, let reason):
      "\(path): \(reason)\nrecord it again with 'record: .all' or \(LayoutRecording.variable)=all"
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .nameTaken(let name, let line):
      "line \(line) has another snapshot named \(name); set 'named:' to distinguish them"
    case .notInline(let kinds):
      "a literal holds one text, not \(kinds.isEmpty ? "nothing" : kinds.joined(separator: ", "));"
        + " use 'assertLayoutSnapshot'"
    case .sourceChanged(let path, let line):
      "\(path):\(line): the file has changed since it was compiled; run the test again"
    case .notLiteral(let path, let line):
      "\(path):\(line): the closure must contain one string literal and nothing else"
    case .literalTaken(let path, let line):
      "\(path):\(line): the call ran twice with different layouts; use 'assertLayoutSnapshot',"
        + " whose baselines have names"
    }
  }
}
