internal import Geometry
internal import SpecPictures

/// Output formats of `flatplan frames`.
enum FramesFormat: String, CaseIterable, Sendable {
  case json
  case csv
  case table
  case layout

  func text(_ variants: [VariantFrames]) -> String {
    switch self {
    case .json: FramesJSON.text(variants)
    case .csv: FramesTable.csv(variants)
    case .table: FramesTable.table(variants)
    case .layout: variants.map(\.record.description).joined(separator: "\n")
    }
  }
}
