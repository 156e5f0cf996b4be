import FlatplanCommands
import Foundation
import SpecDiagnostics

@main
struct Main {
  /// Runs on the main thread, because starting another thread costs time and memory.
  @MainActor static func main() async {
    let code = await Flatplan.runProcess()
    exit(code.rawValue)
  }
}
