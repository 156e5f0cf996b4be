internal import CompositionalLayout
package import Foundation

/// The reason why a snapshot could not be compared or recorded.
package enum SnapshotProblem: Error, Hashable {
  case noLayout(String)
  case negativeContainer(CGSize)
  case unknownRecording(String)
  case badBaseline(String, String)
  case cannotRead(String, String)
  case cannotWrite(String, String)
  case nameTaken(String, line: UInt)
}

extension SnapshotProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noLayout(let reason): "cannot create the layout: \(reason)"
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
    }
  }
}
