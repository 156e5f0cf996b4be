import FlatplanCommands
import FlatplanPreview
import Foundation

@main
struct Main {
  static func main() async {
    var surroundings = Surroundings.process
    surroundings.preview = Preview.show
    let code = await Flatplan.run(Array(CommandLine.arguments.dropFirst()), in: surroundings)
    exit(code.rawValue)
  }
}
