import FlatplanCommands
import FlatplanPreview
import Foundation
import HostSystem
import SpecInput

@main
struct Main {
  static func main() async {
    var environment = RunEnvironment.process
    environment.preview = { try await Preview.show($0, in: $1) }
    let code = await Flatplan.run(Array(CommandLine.arguments.dropFirst()), in: environment)
    exit(code.rawValue)
  }
}
