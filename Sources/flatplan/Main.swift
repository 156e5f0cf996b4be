import FlatplanCommands
import Foundation
import HostSystem

@main
struct Main {
  /// Runs on the main thread, because starting another thread costs time and memory.
  @MainActor static func main() async {
    let code = await Flatplan.run(Array(CommandLine.arguments.dropFirst()))
    exit(code.rawValue)
  }
}
