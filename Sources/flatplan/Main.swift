import FlatplanCommands
import Foundation
internal import HostSystem
import SpecDiagnostics
import SwiftInput

@main
struct Main {
  /// Runs on the main thread, because starting another thread costs time and memory.
  @MainActor static func main() async {
    var environment = RunEnvironment.process
    environment.compiler = SwiftCompiler()
    let code = await Flatplan.runProcess(in: environment)
    exit(code.rawValue)
  }
}
