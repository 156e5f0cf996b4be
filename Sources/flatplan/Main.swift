import FlatplanCommands
import Foundation
import HostSystem

@main
struct Main {
  /// On the main thread, as far as one thread is enough: every other takes time and memory.
  @MainActor static func main() async {
    let code = await Flatplan.run(Array(CommandLine.arguments.dropFirst()))
    exit(code.rawValue)
  }
}
