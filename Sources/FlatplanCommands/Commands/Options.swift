internal import ArgumentParser
internal import CompositionalLayout
internal import Foundation
internal import LayoutSpec

/// The container that a layout is solved for.
struct ContainerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Container widths in points, such as 320,390.", valueName: "points"),
    transform: Points.list)
  var width: [[CGFloat]] = []

  @Option(
    help: ArgumentHelp(
      "Devices in place of widths, such as iphone-16,ipad-11; 'flatplan devices' lists them.",
      valueName: "names"),
    transform: AppearanceOptions.devices)
  var device: [[Device]] = []

  @Option(
    help: ArgumentHelp("The container's height in points.", valueName: "points"),
    transform: Points.one)
  var height: CGFloat?

  @Option(
    help: ArgumentHelp(
      "Pixels per point: frames are rounded to them, and PNG files have them.", valueName: "factor"),
    transform: Points.factor)
  var scale: CGFloat?

  @Option(help: ArgumentHelp("Reading directions: ltr, rtl or both.", valueName: "directions"))
  var direction: CommaList<Direction>?

  @Option(
    help: ArgumentHelp(
      "Appearances: light, dark, or auto, which is both in one SVG.", valueName: "appearances"))
  var appearance: CommaList<PictureAppearance>?

  @Option(
    help: ArgumentHelp(
      "Text sizes, such as large,accessibilityLarge.", valueName: "sizes"),
    transform: AppearanceOptions.textSizes)
  var contentSize: [[UIContentSizeCategory]] = []

  @Option(
    help: ArgumentHelp(
      "Variants to leave out, as in a spec: '{widths: 744, layoutDirection: rtl}'.",
      valueName: "pictures"),
    transform: AppearanceOptions.exclusion)
  var exclude: [RenderRequest.Exclusion] = []

  @Option(
    help: ArgumentHelp(
      "How far the page is scrolled, in points: shows what is pinned.",
      valueName: "points"),
    transform: Points.any)
  var scroll: CGFloat?

  @Option(
    help: ArgumentHelp(
      "Which content is asked for its own size: all of it, or what is visible.",
      valueName: "content"),
    transform: AppearanceOptions.choice)
  var measure: RenderRequest.Measure?

  func validate() throws {
    guard width.isEmpty || device.isEmpty else {
      throw ValidationError("a picture is of a width or of a device: --width or --device")
    }
  }

  /// The pictures that are asked for.
  var request: RenderRequest {
    var request = RenderRequest()
    request.widths = width.isEmpty ? nil : width.flatMap { $0 }
    request.devices = device.isEmpty ? nil : device.flatMap { $0 }
    request.height = height
    request.scale = scale
    request.appearances = appearance?.values.map(\.style)
    request.layoutDirections = direction?.values.map(\.layoutDirection)
    request.contentSizeCategories = contentSize.isEmpty ? nil : contentSize.flatMap { $0 }
    request.scrollOffset = scroll
    request.measure = measure
    request.exclude = exclude
    return request
  }
}

/// Several values with commas between them; in the order of the type, none twice.
struct CommaList<Value>: ExpressibleByArgument, Sendable
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  var values: [Value]

  init?(argument: String) {
    let words = argument.betweenCommas
    let known = words.compactMap(Value.init)
    guard known.count == words.count else { return nil }
    values = Value.allCases.filter { value in known.contains { $0.rawValue == value.rawValue } }
  }

  static var allValueStrings: [String] { Value.allCases.map(\.rawValue) }
}

extension String {
  /// The parts of a list, empty ones too: a comma too many is told, not passed over.
  var betweenCommas: [String] {
    split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

/// Numbers of the command line.
enum Points {
  private static let most: CGFloat = 1_000_000

  static func list(_ argument: String) throws -> [CGFloat] {
    try argument.betweenCommas.map(one)
  }

  static func one(_ argument: String) throws -> CGFloat {
    guard let number = Double(argument), RenderRequest.lengths.contains(CGFloat(number)) else {
      throw ValidationError("'\(argument)' is not a number of points from 1 to 1,000,000")
    }
    return CGFloat(number)
  }

  static func any(_ argument: String) throws -> CGFloat {
    guard let number = Double(argument), abs(number) <= most else {
      throw ValidationError("'\(argument)' is not a number of points from -1,000,000 to 1,000,000")
    }
    return CGFloat(number)
  }

  static func factor(_ argument: String) throws -> CGFloat {
    guard let number = Double(argument), RenderRequest.scales.contains(CGFloat(number)) else {
      throw ValidationError("'\(argument)' is not a factor from 0.1 to 16")
    }
    return CGFloat(number)
  }

  static func rect(_ argument: String) throws -> CGRect {
    let numbers = argument.betweenCommas
    let known = numbers.compactMap(Double.init).filter(\.isFinite)
    guard known.count == 4, numbers.count == 4, known[2] >= 0, known[3] >= 0 else {
      throw ValidationError("'\(argument)' is not a rectangle: x,y,width,height in points")
    }
    return CGRect(x: known[0], y: known[1], width: known[2], height: known[3])
  }
}

/// How many things are done at once, if that is said.
enum Jobs {
  static func validate(_ jobs: Int?) throws {
    if let jobs, jobs < 1 { throw ValidationError("-j takes a number from 1") }
  }
}
