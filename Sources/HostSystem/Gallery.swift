/// The specs that come with the program: those of an installation, or of the checkout in which the program
/// was built.
package struct Gallery: Sendable {
  package struct Entry: Sendable {
    /// The name of the file, without its extension.
    package var name: String
    package var text: String
  }

  /// The specs by name; empty if there are none.
  package let entries: [Entry]

  package init(folder: String) {
    let names = (try? Files.names(in: folder, named: folder)) ?? []
    entries = names.sorted().compactMap { file in
      guard file.hasSuffix(".yaml"), let bytes = try? Files.read("\(folder)/\(file)", named: file)
      else { return nil }
      return Entry(name: String(file.dropLast(5)), text: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The gallery of the running program.
  package static let current = Gallery(
    folder: Installation.executable.flatMap { folder(of: $0, exists: Files.exists) } ?? "")

  /// The folder of the gallery of a program; `nil` for one in a package that has none.
  static func folder(of executable: String, exists: (String) -> Bool) -> String? {
    guard let build = executable.firstRange(of: "/.build/") else {
      return Installation(executable: executable).share + "/specs"
    }
    let package = String(executable[..<build.lowerBound])
    // The specs of a package that depends on this one are no gallery.
    return [package, package + "/.build/checkouts/flatplan"].first {
      exists($0 + "/Sources/FlatplanCommands")
    }.map { $0 + "/specs" }
  }
}
