internal import Foundation

/// Files that a compiler reads in place of others, under the names of those (`-vfsoverlay`).
///
/// See [VirtualFileSystem.h](https://llvm.org/doxygen/classllvm_1_1vfs_1_1RedirectingFileSystem.html).
struct SourceOverlay: Encodable {
  struct Root: Encodable {
    /// From the root of the file system, as the contents.
    var name: String
    var contents: String
    private let type = "file"

    init(name: String, contents: String) {
      (self.name, self.contents) = (name, contents)
    }

    private enum CodingKeys: String, CodingKey {
      case name, type
      case contents = "external-contents"
    }
  }

  var roots: [Root] = []
  private let version = 0
  private let usesExternalNames = false

  private enum CodingKeys: String, CodingKey {
    case roots, version
    case usesExternalNames = "use-external-names"
  }

  /// As the compiler reads it.
  var bytes: [UInt8] { (try? JSONEncoder().encode(self)).map { [UInt8]($0) } ?? [] }
}
