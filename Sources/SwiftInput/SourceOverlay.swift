internal import Basics

/// A virtual file system overlay, which replaces the contents of files for the compiler
/// (`-vfsoverlay`).
///
/// See [VirtualFileSystem.h](https://llvm.org/doxygen/classllvm_1_1vfs_1_1RedirectingFileSystem.html).
struct SourceOverlay: Encodable {
  struct Root: Encodable {
    /// The absolute path of the replaced file. `contents` is also an absolute path.
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

  /// The overlay file as JSON.
  var bytes: [UInt8] { Array(((try? JSONValue(self))?.compactText ?? "").utf8) }
}
