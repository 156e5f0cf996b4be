import FlatplanCommands
import Foundation

@main
struct Main {
  static func main() async {
    let code = await Flatplan.run(Array(CommandLine.arguments.dropFirst()))
    exit(code.rawValue)
  }
}
