internal import Basics
package import HostSystem
package import SpecDiagnostics

/// Merges baseline folders, as Git's merge driver or after a merge with conflicts.
package enum BaselineMerge {
  /// Merges one file of a baseline folder into ours, as a merge driver does.
  ///
  /// - Parameters:
  ///   - base: The file before the branches; empty if both added it.
  ///   - ours: Our file, which is replaced.
  ///   - theirs: Their file.
  ///   - path: The path of the file in the working tree.
  /// - Returns: Whether the file is merged. If not, Git reports a conflict.
  package static func merge(
    base: String, ours: String, theirs: String, as path: String, in environment: RunEnvironment
  ) throws(Failure) -> Bool {
    let (name, file) = Files.split(path)
    let folder = BaselineFolder(path: environment.absolute(name), name: name)
    guard folder.isRecorded else { return false }
    guard file == BaselineIndex.fileName else {
      // Those of a snapshot that both sides changed are drawn again.
      return [".layout", ".png"].contains(where: file.hasSuffix)
    }
    func index(_ file: String) throws(Failure) -> BaselineIndex {
      try BaselineIndex(merging: Files.read(environment.absolute(file), named: path), named: path)
    }
    let merged = try BaselineIndex.merged(
      base: index(base), ours: index(ours), theirs: index(theirs))
    try Files.replace(
      environment.absolute(ours), with: try merged.encoded(folder), named: path)
    return true
  }

  /// Merges the baselines in folders of specs that a merge has left in conflict. Returns their
  /// folders.
  package static func resolve(
    _ names: [String], in environment: RunEnvironment
  ) throws(Failure) -> [BaselineFolder] {
    var resolved: [BaselineFolder] = []
    for name in SpecFinder(names, in: environment).snapshots {
      let git = GitFolder(environment.absolute(name))
      let files = git.files(marked: ["M"])
      for stem in Set(files.map { Files.split($0).folder }).sorted() {
        let folder = BaselineFolder(
          path: environment.absolute("\(name)/\(stem)"), name: "\(name)/\(stem)")
        try resolve(folder, stem, files, git)
        resolved.append(folder)
      }
    }
    return resolved
  }

  private static func resolve(
    _ folder: BaselineFolder, _ stem: String, _ conflicted: [String], _ git: GitFolder
  ) throws(Failure) {
    let (file, name) = ("\(stem)/\(BaselineIndex.fileName)", folder.name(BaselineIndex.fileName))
    func index(_ stage: Int) throws(Failure) -> BaselineIndex {
      try BaselineIndex(merging: git.bytes(of: file, in: ":\(stage)") ?? [], named: name)
    }
    let merged: BaselineIndex
    if conflicted.contains(file) {
      merged = try .merged(base: index(1), ours: index(2), theirs: index(3))
    } else {
      merged = try folder.index()
    }
    var transaction = try BaselineTransaction(in: folder)
    for entry in merged.snapshots.values {
      let files =
        [(entry.layout, entry.layoutHash)] + [(entry.picture ?? "", entry.pictureHash ?? "")]
      for (file, hash) in files where !file.isEmpty {
        guard try folder.bytes(file).map({ StableHash($0).text }) != hash else { continue }
        // Git may have merged the lines of both sides.
        let bytes = versions.lazy.compactMap { git.bytes(of: "\(stem)/\(file)", in: $0) }
          .first { StableHash($0).text == hash }
        if let bytes { try transaction.write(bytes, to: file) }
      }
    }
    try transaction.write(try merged.encoded(folder), to: BaselineIndex.fileName)
    try transaction.commit()
  }

  /// Where Git has the versions of both sides.
  private static let versions = [
    ":2", ":3", "HEAD", "MERGE_HEAD", "CHERRY_PICK_HEAD", "REBASE_HEAD",
  ]
}

extension BaselineIndex {
  /// Reads one side of a merge; it is empty if the side has no such file.
  fileprivate init(merging bytes: [UInt8], named name: String) throws(Failure) {
    if bytes.isEmpty { self.init() } else { try self.init(bytes, named: name) }
  }
}
