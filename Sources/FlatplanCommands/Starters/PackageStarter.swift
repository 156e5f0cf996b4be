internal import CompositionalLayout
internal import Foundation
internal import HostSystem
internal import SwiftInput

/// A Swift package to begin with, which draws its screens when it is run.
struct PackageStarter: Sendable {
  /// The files, by their paths in the package.
  let files: [(path: String, text: String)]

  /// - Parameters:
  ///   - folder: Where it goes, from the root of the file system.
  ///   - flatplan: The checkout of Flatplan that it depends on.
  init(folder: String, flatplan: String) {
    let name = Self.name(Files.direct(folder))
    files = [
      ("Package.swift", Self.manifest(name, flatplan)),
      ("Sources/\(name)/Home.swift", Self.home),
      ("Sources/\(name)/Screens.swift", Self.screens),
      (".gitignore", ".build/\n"),
    ]
  }

  /// The last part of a path, as the name of a module.
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

    // Draw them:           swift run
    // At other widths:     swift run -- --width 320,768 --appearance light,dark
    // The frames as data:  swift run -- frames
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
