internal import Foundation

/// A starter spec.
struct Starter: Sendable {
  let name: String
  /// A short description of the screen.
  let summary: String
  private let bytes: [UInt8]

  /// All starters, the simplest first.
  static let all = [
    Starter(
      name: "grid", summary: "equal cells, with more columns in wider containers",
      bytes: PackageResources.grid_yaml),
    Starter(
      name: "list", summary: "inset grouped lists with headers, footers and accessories",
      bytes: PackageResources.list_yaml),
    Starter(
      name: "app-store", summary: "carousels of cards and rows, and wrapping chips",
      bytes: PackageResources.app_store_yaml),
    Starter(
      name: "cards", summary: "cells composed from parts: symbols, numbers, progress, a button",
      bytes: PackageResources.cards_yaml),
    Starter(
      name: "photos", summary: "a large photo beside small ones, under pinned headers",
      bytes: PackageResources.photos_yaml),
    Starter(
      name: "waterfall", summary: "a custom group with computed frames",
      bytes: PackageResources.waterfall_yaml),
    Starter(
      name: "adaptive", summary: "one screen for phones and tablets, light and dark",
      bytes: PackageResources.adaptive_yaml),
  ]

  /// The spec, with the given file name in its first line.
  func text(for file: String) -> String {
    String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "FILE", with: file)
  }
}
