internal import Geometry
internal import SpecPictures

/// Output formats of `flatplan frames`.
enum FramesFormat: String, CaseIterable, Sendable {
  case json
  case csv
  case table
  case layout

  /// The text of one variant.
  func text(_ variant: VariantFrames) -> String {
    switch self {
    case .json: FramesJSON.text(variant)
    case .csv: FramesTable.csv(variant)
    case .table: FramesTable.table(variant)
    case .layout: variant.record.description
    }
  }

  /// The texts of variants as one.
  func joined(_ texts: [String]) -> String {
    switch self {
    case .json: "[" + texts.joined(separator: ",\n ") + "]\n"
    case .csv: FramesTable.heading + texts.joined()
    case .table, .layout: texts.joined(separator: "\n")
    }
  }
}
