internal import Foundation

/// A spec to begin with.
struct Starter: Sendable {
  let name: String
  /// What it shows, in a few words.
  let summary: String
  private let bytes: [UInt8]

  /// All of them, the simplest first.
  static let all = [
    Starter(
      name: "grid", summary: "equal cells, more columns where there is room",
      bytes: PackageResources.grid_yaml),
    Starter(
      name: "list", summary: "inset grouped lists with headers, footers and accessories",
      bytes: PackageResources.list_yaml),
    Starter(
      name: "app-store", summary: "carousels of cards and rows, and chips that wrap",
      bytes: PackageResources.app_store_yaml),
    Starter(
      name: "photos", summary: "a large photo beside small ones, under pinned headers",
      bytes: PackageResources.photos_yaml),
    Starter(
      name: "waterfall", summary: "a custom group, its frames computed",
      bytes: PackageResources.waterfall_yaml),
    Starter(
      name: "adaptive", summary: "one screen for phones and tablets, light and dark",
      bytes: PackageResources.adaptive_yaml),
  ]

  /// The spec, with its first line naming the file that it is in.
  func text(for file: String) -> String {
    String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "FILE", with: file)
  }
}
