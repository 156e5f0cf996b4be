internal import ArgumentParser
internal import Basics
internal import Geometry
internal import HostSystem
internal import SpecDiagnostics

struct DevicesCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices that you can draw pictures for.",
    discussion: """
      A device sets the container's size, scale, safe area, margins and size classes. In a spec, \
      name devices under render: {devices: [iphone-16, ipad-11]}; on the command line, use --device:

        flatplan render home.yaml --device iphone-16,iphone-16-landscape
        flatplan devices --format json | jq '.[].name'

      Sizes and insets are in points. There are two safe areas, that of iOS 26 and that up to iOS \
      18; the system version of a picture selects one.
      """)

  @Option(name: [.customShort("f"), .long], help: "The output format.")
  var format: ListFormat = .table

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let text =
      switch format {
      case .table: DeviceList.table(Device.all)
      case .json: DeviceList.json(Device.all)
      }
    try environment.write(text)
    return .done
  }
}

/// Output formats of commands that print lists.
enum ListFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case table
  case json

  /// Formats names, one per line or as a list.
  func text(of names: [String]) -> String {
    switch self {
    case .table: names.map { $0 + "\n" }.joined()
    case .json: JSONValue.list(names.map { .text($0) }).text() + "\n"
    }
  }
}
