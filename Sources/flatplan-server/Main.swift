import FlatplanCommands
import FlatplanPreview
import Foundation
internal import HostSystem
internal import SpecDiagnostics
internal import SwiftInput

@main
struct Main {
  static func main() async {
    var environment = RunEnvironment.process
    environment.compiler = SwiftCompiler()
    environment.preview = { try await Preview.show($0, in: $1) }
    environment.review = { try await BrowserReview.run($0, in: $1) }
    let code = await Flatplan.runProcess(in: environment)
    exit(code.rawValue)
  }
}
