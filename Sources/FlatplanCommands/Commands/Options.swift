internal import ArgumentParser
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutSpec

/// The container that a layout is solved for.
struct ContainerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Container widths in points, such as 320,390.", valueName: "points"),
    transform: Points.lengths)
  var width: [[CGFloat]] = []

  @Option(
    help: ArgumentHelp(
      "Devices instead of widths, such as iphone-16,ipad-11; 'flatplan devices' lists them.",
      valueName: "names"),
    transform: AppearanceOptions.devices)
  var device: [[Device]] = []

  @Option(
    help: ArgumentHelp("The container's height in points.", valueName: "points"),
    transform: Points.length)
  var height: CGFloat?

  @Option(
    help: ArgumentHelp(
      "Pixels per point, for rounding frames and for PNG files.", valueName: "factor"),
    transform: Points.scale)
  var scale: CGFloat?

  @Option(help: ArgumentHelp("Reading directions: ltr, rtl or both.", valueName: "directions"))
  var direction: CommaList<Direction>?

  @Option(
    help: ArgumentHelp(
      "Appearances: light, dark, lightHighContrast, darkHighContrast, or auto (light and dark in one SVG).",
      valueName: "appearances"))
  var appearance: CommaList<PictureAppearance>?

  @Option(
    help: ArgumentHelp(
      "Text sizes, such as large,accessibilityLarge.", valueName: "sizes"),
    transform: AppearanceOptions.textSizes)
  var contentSize: [[UIContentSizeCategory]] = []

  @Option(
    help: ArgumentHelp(
      "System versions, such as ios18,ios26, unless the layout names one.",
      valueName: "versions"))
  var compatibility: CommaList<Compatibility>?

  @Option(
    help: ArgumentHelp(
      "Variants to exclude, as in a spec: '{widths: 744, layoutDirection: rtl}'.",
      valueName: "variants"),
    transform: AppearanceOptions.exclusion)
  var exclude: [RenderRequest.Exclusion] = []

  @Option(
    help: ArgumentHelp(
      "The scroll offset in points, to show pinned headers and footers; or x,y for content wider "
        + "than the container.",
      valueName: "points"),
    transform: Points.scroll)
  var scroll: PageScroll?

  @Option(
    help: ArgumentHelp(
      "Self-sizing content to measure: all, or only what is visible. (default: all)",
      valueName: "content"),
    transform: AppearanceOptions.choice)
  var measure: RenderRequest.Measure?

  func validate() throws {
    guard width.isEmpty || device.isEmpty else {
      throw ValidationError("use either --width or --device, not both")
    }
  }

  /// The requested pictures.
  var request: RenderRequest {
    var request = RenderRequest()
    request.widths = width.isEmpty ? nil : width.flatMap { $0 }
    request.devices = device.isEmpty ? nil : device.flatMap { $0 }
    request.height = height
    request.scale = scale
    request.appearances = appearance?.values
    request.layoutDirections = direction?.values.map(\.layoutDirection)
    request.contentSizeCategories = contentSize.isEmpty ? nil : contentSize.flatMap { $0 }
    request.compatibilities = compatibility?.values
    request.scrollOffset = scroll
    request.measure = measure
    request.exclude = exclude
    return request
  }
}

/// Values separated by commas, in the order of `allCases` and without duplicates.
struct CommaList<Value>: ExpressibleByArgument, Sendable
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  var values: [Value]

  init?(argument: String) {
    let words = argument.commaSeparated
    let known = words.compactMap(Value.init)
    guard known.count == words.count else { return nil }
    values = Value.allCases.filter { value in known.contains { $0.rawValue == value.rawValue } }
  }

  static var allValueStrings: [String] { Value.allCases.map(\.rawValue) }

  /// Parses the values of a list.
  ///
  /// - Throws: `ValidationError` for an unknown value.
  static func values(_ argument: String) throws -> [Value] {
    if let list = Self(argument: argument) { return list.values }
    throw ValidationError(
      "'\(argument)' is not a valid value; use \(allValueStrings.joined(separator: ", "))")
  }
}

extension String {
  /// The parts of a comma-separated list. Empty parts are kept, so that an extra comma is an error.
  var commaSeparated: [String] {
    split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

/// Parses numbers in points from the command line.
enum Points {
  private static let limit: CGFloat = 1_000_000

  static func lengths(_ argument: String) throws -> [CGFloat] {
    try argument.commaSeparated.map(length)
  }

  static func length(_ argument: String) throws -> CGFloat {
    guard let number = Double(argument), RenderRequest.lengths.contains(CGFloat(number)) else {
      throw ValidationError("'\(argument)' is not a number of points from 1 to 1,000,000")
    }
    return CGFloat(number)
  }

  static func signed(_ argument: String) throws -> CGFloat {
    guard let number = Double(argument), abs(number) <= limit else {
      throw ValidationError("'\(argument)' is not a number of points from -1,000,000 to 1,000,000")
    }
    return CGFloat(number)
  }

  static func scroll(_ argument: String) throws -> PageScroll {
    let numbers = try argument.commaSeparated.map(signed)
    return switch numbers.count {
    case 1: .along(numbers[0])
    case 2: .both(x: numbers[0], y: numbers[1])
    default:
      throw ValidationError(
        "'\(argument)' is not a scroll offset; write one number of points, or two: x,y")
    }
  }

  static func scale(_ argument: String) throws -> CGFloat {
    guard let number = Double(argument), RenderRequest.scales.contains(CGFloat(number)) else {
      throw ValidationError("'\(argument)' is not a scale from 0.1 to 16")
    }
    return CGFloat(number)
  }

  static func rect(_ argument: String) throws -> CGRect {
    let numbers = argument.commaSeparated
    let known = numbers.compactMap(Double.init).filter(\.isFinite)
    guard known.count == 4, numbers.count == 4, known[2] >= 0, known[3] >= 0 else {
      throw ValidationError("'\(argument)' is not a rectangle; write x,y,width,height in points")
    }
    return CGRect(x: known[0], y: known[1], width: known[2], height: known[3])
  }
}

/// Validation of `--jobs`.
enum Jobs {
  static func validate(_ jobs: Int?) throws {
    if let jobs, jobs < 1 { throw ValidationError("-j needs a number of at least 1") }
  }
}
