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
    case .noLayout(let reason): "there is no layout to compare: \(reason)"
    case .negativeContainer(let size):
      "there is no container of \(size.width.short) by \(size.height.short) points"
    case .unknownRecording(let word):
      "\(LayoutRecording.variable) is '\(word)'; it takes "
        + LayoutRecording.allCases.map(\.rawValue).joined(separator: ", ")
    case .badBaseline(let path, let reason):
      "\(path): \(reason)\nrecord it again with record: .all, or \(LayoutRecording.variable)=all"
    case .cannotRead(let path, let reason): "\(path) cannot be read: \(reason)"
    case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)"
    case .nameTaken(let name, let line):
      "line \(line) has another snapshot called \(name); tell them apart with named:"
    }
  }
}
