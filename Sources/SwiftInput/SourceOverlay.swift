internal import Basics

/// A virtual file system overlay, which replaces the contents of files for the compiler
/// (`-vfsoverlay`).
///
/// See [VirtualFileSystem.h](https://llvm.org/doxygen/classllvm_1_1vfs_1_1RedirectingFileSystem.html).
struct SourceOverlay {
  struct Root {
    /// The absolute path of the replaced file. `contents` is also an absolute path.
    var name: String
    var contents: String
  }

  var roots: [Root] = []

  /// The overlay file as JSON.
  var bytes: [UInt8] {
    let roots = roots.map { root -> JSONValue in
      ["name": .text(root.name), "type": "file", "external-contents": .text(root.contents)]
    }
    let file: JSONValue = ["version": 0, "use-external-names": false, "roots": .list(roots)]
    return Array(file.line.utf8)
  }
}
