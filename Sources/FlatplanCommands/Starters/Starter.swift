internal import EmbeddedFiles
internal import Foundation

/// A starter spec.
struct Starter: Sendable {
  let name: String
  /// A short description of the screen.
  let summary: String

  /// All starters, the simplest first.
  static let all = [
    Starter(name: "grid", summary: "equal cells, with more columns in wider containers"),
    Starter(name: "list", summary: "inset grouped lists with headers, footers and accessories"),
    Starter(name: "app-store", summary: "carousels of cards and rows, and wrapping chips"),
    Starter(
      name: "cards", summary: "cells composed from parts: symbols, numbers, progress, a button"),
    Starter(name: "photos", summary: "a large photo beside small ones, under pinned headers"),
    Starter(name: "waterfall", summary: "a custom group with computed frames"),
    Starter(name: "adaptive", summary: "one screen for phones and tablets, light and dark"),
  ]

  /// The spec, with the given file name in its first line.
  func text(for file: String) -> String {
    EmbeddedFile("FlatplanCommands/Starters/\(name).yaml").text
      .replacingOccurrences(of: "FILE", with: file)
  }
}
