internal import ArgumentParser
internal import CairoRenderer
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecPictures

/// The options of a figure in a page: `figure=grid width=390 formats=svg,png appearance=light,dark`.
struct FigureOptions {
  /// The path of the pictures relative to the page, without width, appearance and extension.
  var name: String?
  var request = RenderRequest()
  var formats: [FileFormat]?
  /// The request as settings of the spec.
  private(set) var settings: [SpecSetting] = []

  private static let keys = ["figure", "width", "formats", "appearance"]

  /// - Throws: `ValidationError` for an unknown option or an invalid value.
  init(_ text: String) throws {
    for word in text.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard parts.count == 2, Self.keys.contains(parts[0]) else {
        let advice = Similar.advice(on: parts[0], among: Self.keys)
        throw ValidationError("unknown option '\(word)' of a figure; \(advice)")
      }
      try read(parts[0], parts[1])
    }
  }

  private mutating func read(_ key: String, _ value: String) throws {
    switch key {
    case "figure":
      let folders = value.split(separator: "/", omittingEmptySubsequences: false)
      guard !value.isEmpty, !value.hasPrefix("/"), !folders.contains(".."), !value.contains("{")
      else { throw ValidationError("'\(value)' is not a path below the page's folder") }
      name = value
    case "width":
      request.widths = try Points.lengths(value)
      settings += [SpecSetting("render.widths=[\(value)]")].compactMap(\.self)
    case "formats":
      formats = CommaList<FileFormat>(argument: value)?.values
      guard formats != nil else { throw Self.notAList(value, FileFormat.allCases.map(\.rawValue)) }
    default:
      let list = CommaList<PictureAppearance>(argument: value)
      request.appearances = list?.values
      settings += [SpecSetting("render.appearance=[\(value)]")].compactMap(\.self)
      guard list != nil else {
        throw Self.notAList(value, PictureAppearance.allCases.map(\.rawValue))
      }
    }
  }

  private static func notAList(_ value: String, _ known: [String]) -> ValidationError {
    ValidationError("'\(value)' is not a list of \(known.joined(separator: ", "))")
  }
}
