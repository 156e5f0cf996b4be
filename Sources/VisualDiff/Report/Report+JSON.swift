internal import Foundation

/// Why a report cannot be read.
public enum ReportError: Error, Hashable, Sendable {
  case notReport(String)
  /// Another release wrote it, in a way that this one does not know.
  case unknownSchema(Int)
}

extension ReportError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notReport(let reason): "not a report: \(reason)"
    case .unknownSchema(let schema):
      "reports of schema \(schema) are not known; this release reads schema \(Report.currentSchema)"
    }
  }
}

extension Report {
  /// The bytes of `report.json`: the same for the same report.
  public func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }

  /// Reads the bytes of a `report.json`.
  ///
  /// - Throws: ``ReportError``.
  public init(json bytes: [UInt8]) throws(ReportError) {
    struct Head: Decodable { var schema: Int }
    do {
      let head = try JSONDecoder().decode(Head.self, from: Data(bytes))
      guard head.schema == Self.currentSchema else {
        throw ReportError.unknownSchema(head.schema)
      }
      self = try JSONDecoder().decode(Report.self, from: Data(bytes))
      try requireCounts()
    } catch let error as ReportError {
      throw error
    } catch {
      throw .notReport(error.dataFault)
    }
  }

  /// Tests that what is summed up and gone through are numbers that a run may have.
  private func requireCounts() throws(ReportError) {
    if let shard,
      !(1...Shard.most).contains(shard.count)
        || !(1...shard.count).contains(shard.index)
    {
      throw .notReport("there is no shard \(shard.index) of \(shard.count)")
    }
    let counts = verdicts.flatMap { verdict in
      verdict.causes.map(\.consequences) + verdict.changes.compactMap(\.more)
    }
    if let count = counts.first(where: { !(0...Self.mostFrames).contains($0) }) {
      throw .notReport("\(count) is no number of frames")
    }
  }

  private static let mostFrames = 1_000_000_000
}
