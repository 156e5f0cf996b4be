internal import ArgumentParser
internal import CompositionalLayout
internal import HostSystem
internal import SpecInput

struct DevicesCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices that pictures can be drawn for.",
    discussion: """
      A device gives the container its size, its scale, its safe area, its margins and its size \
      classes. Specs name devices under render: {devices: [iphone-16, ipad-11]}; on the command line:

        flatplan render home.yaml --device iphone-16,iphone-16-landscape
        flatplan devices --format json | jq '.[].name'

      Sizes and insets are in points.
      """)

  @Option(name: [.customShort("f"), .long], help: "How to print them.")
  var format: ListFormat = .table

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    let text =
      switch format {
      case .table: DeviceList.table(Device.all)
      case .json: try DeviceList.json(Device.all)
      }
    try surroundings.write(text)
    return .done
  }
}

/// How a list is printed.
enum ListFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case table
  case json
}
