internal import ArgumentParser
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutSpec
internal import Scene
internal import SpecDiagnostics

/// Parsers of the options that set themes, devices, text sizes, overlays and colors.
enum AppearanceOptions {
  static func themes(_ argument: String) throws -> [String] {
    let names = argument.commaSeparated
    for name in names where Theme.named(name) == nil {
      guard Appearance(rawValue: name) == nil else {
        throw ValidationError("'\(name)' is an appearance: use --appearance \(name)")
      }
      throw unknown("theme", name, among: Theme.names)
    }
    return names
  }

  static func devices(_ argument: String) throws -> [Device] {
    try argument.commaSeparated.map { name in
      if let device = Device.named(name) { return device }
      let advice = Similar.advice(
        on: name, among: Device.all.map(\.name), otherwise: "'flatplan devices' lists them")
      throw ValidationError("unknown device '\(name)'; \(advice)")
    }
  }

  static func textSizes(_ argument: String) throws -> [UIContentSizeCategory] {
    try argument.commaSeparated.map { name in
      if let known = UIContentSizeCategory.words.first(where: { $0.word == name }) {
        return known.category
      }
      throw unknown("text size", name, among: UIContentSizeCategory.words.map(\.word))
    }
  }

  static func exclusion(_ argument: String) throws -> RenderRequest.Exclusion {
    do throws(SpecErrors) {
      return try RenderRequest.Exclusion(argument, path: "--exclude")
    } catch {
      throw ValidationError(error.first)
    }
  }

  private static func unknown(
    _ thing: String, _ name: String, among known: [String]
  ) -> ValidationError {
    ValidationError("unknown \(thing) '\(name)'; \(Similar.advice(on: name, among: known))")
  }

  /// Parses an enumeration case by its raw value.
  static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ argument: String
  ) throws -> Value {
    guard let value = Value(rawValue: argument) else {
      let choices = Value.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
      throw ValidationError("'\(argument)' is not a valid value; use \(choices)")
    }
    return value
  }

  static func overlays(_ argument: String) throws -> [OverlayKind] {
    let none = "none"
    if argument == none { return [] }
    return try argument.commaSeparated.map { name in
      guard let kind = OverlayKind(rawValue: name) else {
        throw unknown(
          "overlay", name, among: OverlayKind.names + (name == argument ? [none] : []))
      }
      return kind
    }
  }

  static func color(_ argument: String) throws -> ColorReference {
    if let color = RGBA(hexadecimal: argument) { return .components(color) }
    guard NamedColor.named(argument) != nil else {
      let advice = Similar.advice(
        on: argument, among: NamedColor.names, otherwise: "write a name or #rrggbb")
      throw ValidationError("unknown color '\(argument)'; \(advice)")
    }
    return .named(argument)
  }
}
