internal import CompositionalLayout
internal import Foundation
internal import HostSystem
internal import SwiftInput

/// The files of a starter Swift package that draws its screens when it runs.
struct PackageStarter: Sendable {
  /// Paths in the package with contents.
  let files: [(path: String, text: String)]

  /// - Parameters:
  ///   - folder: The absolute path of the package.
  ///   - flatplan: The path of the Flatplan checkout that the package depends on.
  init(folder: String, flatplan: String) {
    let name = Self.name(Files.direct(folder))
    files = [
      ("Package.swift", Self.manifest(name, flatplan)),
      ("Sources/\(name)/Home.swift", Self.home),
      ("Sources/\(name)/Screens.swift", Self.screens),
      (".gitignore", ".build/\n"),
    ]
  }

  /// A module name made from the last component of a path.
  private static func name(_ folder: String) -> String {
    let last = folder.split(separator: "/").last.map(String.init) ?? "Screens"
    let word = String(last.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return word.first?.isLetter == true ? word : "Screens"
  }

  private static func manifest(_ name: String, _ flatplan: String) -> String {
    let identity = flatplan.split(separator: "/").last.map(String.init) ?? "flatplan"
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: \(name.swiftLiteral),
        platforms: [.macOS(.v15)],
        dependencies: [.package(path: \(flatplan.swiftLiteral))],
        targets: [
          .executableTarget(
            name: \(name.swiftLiteral),
            dependencies: [
              .product(name: "UIKit", package: \(identity.swiftLiteral)),
              .product(name: "FlatplanRunner", package: \(identity.swiftLiteral)),
            ])
        ]
      )

      """
  }

  private static let screens = """
    import FlatplanRunner

    // Draw all screens:     swift run
    // Draw at other widths: swift run -- --width 320,768 --appearance light,dark
    // Print the frames:     swift run -- frames
    @main
    struct Screens {
      static func main() async {
        await Program.run([
          Screen("home") { HomeViewController() }
        ])
      }
    }

    """
}
