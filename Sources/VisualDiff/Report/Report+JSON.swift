internal import Basics
internal import Foundation

/// A reason why a report cannot be read.
public enum ReportError: Error, Hashable, Sendable {
  /// The data is not a report, with the reason.
  case notReport(String)
  /// A schema version that this release does not support.
  case unknownSchema(Int)
}

extension ReportError: CustomStringConvertible {
  /// The message.
  public var description: String {
    switch self {
    case .notReport(let reason): "not a report: \(reason)"
    case .unknownSchema(let schema):
      "schema \(schema) is not supported; this release reads schema \(Report.currentSchema)"
    }
  }
}

extension Report {
  /// Encodes `report.json`. Equal reports have equal bytes.
  ///
  /// - Throws: An error of the encoder.
  public func json() throws -> [UInt8] {
    Array((try JSONValue(self).sortedText + "\n").utf8)
  }

  /// Creates a report from the bytes of a `report.json`.
  ///
  /// - Throws: ``ReportError``.
  public init(json bytes: [UInt8]) throws(ReportError) {
    struct Head: Decodable { var schema: Int }
    do {
      let head = try JSONDecoder().decode(Head.self, from: Data(bytes))
      guard head.schema == Self.currentSchema else {
        throw ReportError.unknownSchema(head.schema)
      }
      self = try InvalidValue.decode(Report.self, from: bytes)
      try requireValid()
    } catch let error as ReportError {
      throw error
    } catch {
      throw .notReport(error.decodingMessage)
    }
  }
}
