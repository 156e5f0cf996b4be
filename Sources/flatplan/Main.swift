import FlatplanCommands
import Foundation
import HostSystem

@main
struct Main {
  /// Runs on the main thread, because starting another thread costs time and memory.
  @MainActor static func main() async {
    // Swift reads the arguments from this file.
    guard !CommandLine.arguments.isEmpty else {
      let message = "error: cannot read the arguments from /proc/self/cmdline; mount /proc\n"
      _ = write(STDERR_FILENO, message, message.utf8.count)
      exit(CommandStatus.system.rawValue)
    }
    let code = await Flatplan.run(Array(CommandLine.arguments.dropFirst()))
    exit(code.rawValue)
  }
}
