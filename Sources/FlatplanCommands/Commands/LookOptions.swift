internal import ArgumentParser
internal import CompositionalLayout
internal import Foundation
internal import LayoutScene
internal import LayoutSpec

/// What of the command line concerns looks.
enum LookOptions {
  static func themes(_ argument: String) throws -> [String] {
    let names = argument.betweenCommas
    for name in names where Theme.named(name) == nil {
      throw unknown("theme", name, among: Theme.names)
    }
    return names
  }

  static func devices(_ argument: String) throws -> [Device] {
    try argument.betweenCommas.map { name in
      if let device = Device.named(name) { return device }
      let advice = Similar.advice(
        on: name, among: Device.all.map(\.name), otherwise: "'flatplan devices' lists them")
      throw ValidationError("there is no device '\(name)'; \(advice)")
    }
  }

  static func textSizes(_ argument: String) throws -> [UIContentSizeCategory] {
    try argument.betweenCommas.map { name in
      if let known = UIContentSizeCategory.words.first(where: { $0.word == name }) {
        return known.category
      }
      throw unknown("size of text", name, among: UIContentSizeCategory.words.map(\.word).sorted())
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
    ValidationError("there is no \(thing) '\(name)'; \(Similar.advice(on: name, among: known))")
  }

  static func measure(_ argument: String) throws -> RenderRequest.Measure {
    guard let measure = RenderRequest.Measure(rawValue: argument) else {
      throw ValidationError("'\(argument)' is neither all nor visible")
    }
    return measure
  }

  static func picture(_ argument: String) throws -> RenderRequest.Picture {
    guard let picture = RenderRequest.Picture(rawValue: argument) else {
      throw ValidationError("'\(argument)' is neither content nor container")
    }
    return picture
  }

  static func overlays(_ argument: String) throws -> [OverlayKind] {
    if argument == "none" { return [] }
    return try argument.betweenCommas.map { name in
      guard let kind = OverlayKind(rawValue: name) else {
        throw unknown("overlay", name, among: OverlayKind.names)
      }
      return kind
    }
  }

  static func text(_ argument: String) throws -> SVGText {
    guard let text = SVGText(rawValue: argument) else {
      throw ValidationError("'\(argument)' is neither live nor embed nor paths")
    }
    return text
  }

  static func color(_ argument: String) throws -> ColorReference {
    if let color = hexadecimal(argument) { return .components(color) }
    guard NamedColor.named(argument) != nil else {
      throw ValidationError("'\(argument)' is no colour: write a name or #rrggbb")
    }
    return .named(argument)
  }

  /// `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  private static func hexadecimal(_ text: String) -> RGBA? {
    guard text.hasPrefix("#") else { return nil }
    var digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1 else { return nil }
    if digits.count <= 4 { digits = digits.flatMap { [$0, $0] } }
    if digits.count == 6 { digits += [15, 15] }
    guard digits.count == 8 else { return nil }
    let parts = stride(from: 0, to: 8, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
    return RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
