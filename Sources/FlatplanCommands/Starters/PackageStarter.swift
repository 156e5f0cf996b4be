internal import Basics
internal import Foundation
internal import HostSystem

/// The files of a starter Swift package that draws its screens when it runs.
struct PackageStarter: Sendable {
  /// Paths in the package with contents.
  let files: [(path: String, text: String)]

  /// - Parameters:
  ///   - folder: The absolute path of the package.
  ///   - address: The address that the package fetches Flatplan from.
  init(folder: String, address: String = Self.placeholder) {
    let name = Self.name(Files.direct(folder))
    files = [
      ("Package.swift", Self.manifest(name, address)),
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

  /// The address of Flatplan in starters and in the documentation, until it is published.
  static let placeholder = "https://example.com/flatplan.git"

  private static func manifest(_ name: String, _ address: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    // FLATPLAN_URL fetches Flatplan from another address, such as a mirror.
    // FLATPLAN_PACKAGE uses the sources in a folder named flatplan, without fetching them.
    let flatplan: Package.Dependency =
      if let folder = Context.environment["FLATPLAN_PACKAGE"] {
        .package(path: folder)
      } else {
        .package(
          url: Context.environment["FLATPLAN_URL"] ?? \(address.swiftLiteral),
          from: "\(Release.version)")
      }

    let package = Package(
      name: \(name.swiftLiteral),
      platforms: [.macOS(.v15)],
      dependencies: [flatplan],
      targets: [
        .executableTarget(
          name: \(name.swiftLiteral),
          dependencies: [
            .product(name: "UIKit", package: "flatplan"),
            .product(name: "FlatplanRunner", package: "flatplan"),
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
