internal import EmbeddedFiles
internal import Foundation
internal import HostSystem

/// A spec to start from.
struct Starter: Sendable {
  enum Kind: String, Sendable, CaseIterable {
    /// A spec of the gallery with the system's bars.
    case screen = "Whole screens"
    /// A starter with comments, which is part of the program.
    case starter = "Starters, with comments"
    case layout = "Layouts"
  }

  let name: String
  /// A short description of the screen.
  let summary: String
  var kind = Kind.starter
  /// The spec of the gallery.
  private var text = ""

  /// The starters with comments, the simplest first.
  static let commented = [
    Starter(name: "grid", summary: "equal cells, with more columns in wider containers"),
    Starter(name: "list", summary: "inset grouped lists with headers, footers and accessories"),
    Starter(name: "app-store", summary: "carousels of cards and rows, and wrapping chips"),
    Starter(
      name: "cards", summary: "cells composed from parts: symbols, numbers, progress, a button"),
    Starter(name: "photos", summary: "a large photo beside small ones, under pinned headers"),
    Starter(name: "waterfall", summary: "a custom group with computed frames"),
    Starter(name: "adaptive", summary: "one screen for phones and tablets, light and dark"),
  ]

  /// All starters: those with comments, and the specs of the gallery that have no name of those.
  static let all =
    commented
    + Gallery.current.entries.map { Starter($0) }.filter { spec in
      !commented.contains { $0.name == spec.name }
    }

  private init(name: String, summary: String) {
    (self.name, self.summary) = (name, summary)
  }

  /// A spec of the gallery, without what depends on its place: its name and its schema.
  private init(_ entry: Gallery.Entry) {
    let lines = entry.text.split(separator: "\n", omittingEmptySubsequences: false)
    let title = lines.first { $0.hasPrefix("title: ") }?.dropFirst("title: ".count)
    self.init(name: entry.name, summary: title.map(String.init) ?? "")
    kind = lines.contains { $0.hasPrefix("screen:") } ? .screen : .layout
    text = lines.filter { !$0.hasPrefix("# yaml-language-server:") && !$0.hasPrefix("name: ") }
      .joined(separator: "\n")
  }

  /// The spec, with the given file name in its first line.
  func text(for file: String) -> String {
    guard kind == .starter else { return text }
    return EmbeddedFile("FlatplanCommands/Starters/\(name).yaml").text
      .replacingOccurrences(of: "FILE", with: file)
  }
}
