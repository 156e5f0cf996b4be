/// The text that stands in for a large file until Git LFS has fetched it.
package enum LargeFilePointer {
  /// Why a pointer cannot be used, and what to do.
  package static let reason = "it is a git-lfs pointer; run 'git lfs pull' to fetch the file"

  private static let beginning = Array("version https://git-lfs.github.com/".utf8)

  package static func isPointer(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: beginning)
  }
}
