internal import Basics
internal import Foundation
package import HostSystem
package import VisualDiff

/// What a server shows of a run's results.
extension Artifacts {
  /// A text that changes whenever the report is written.
  package var reportVersion: String { StableHash(Stamp.of("\(path)/\(Self.report)")).text }

  /// Renders the page of the report for a server, with pictures by path.
  package func page(
    serving server: PageServer, in environment: RunEnvironment
  ) throws -> [UInt8] {
    try Self.page(
      of: try report(in: environment), in: path, embedding: 0, serving: server)
  }

  /// Reads a picture of the report.
  ///
  /// - Parameter name: The path relative to the folder, after a slash.
  /// - Returns: `nil` for anything but a regular PNG file in the folder, where links must stay.
  package func picture(_ name: String) -> [UInt8]? {
    guard name.hasSuffix(".png") else { return nil }
    return try? Confinement(to: path).read(path + name, named: name)
  }
}
