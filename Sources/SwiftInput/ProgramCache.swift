internal import Basics
internal import Foundation
internal import HostSystem
internal import SpecDiagnostics

/// A cache of compiled programs, keyed by all inputs of the build.
struct ProgramCache: Sendable {
  var cache: Cache
  /// The maximum number of cached programs.
  private static let maximumPrograms = 64

  private var folder: String { cache.folder + "/programs" }

  /// Returns the path of the cached program for a key, or builds the program with `make`. Returns
  /// `nil` if `make` builds none.
  ///
  /// If several processes build the same program at once, the first one to finish wins.
  ///
  /// - Parameters:
  ///   - key: All inputs of the build.
  ///   - make: Writes a file `program` to the given folder and returns whether it did.
  func program(
    for key: [String], make: (_ folder: String) throws(Failure) -> Bool
  ) throws(Failure) -> String? {
    try cache.secure()
    let entry = folder + "/" + StableHash(key).text
    let program = entry + "/program"
    if isFor(key, entry) {
      utimes(entry, nil)
      return program
    }
    let temporary = "\(folder)/.\(UUID().uuidString).tmp"
    let keyFile = temporary + "/key"
    try Files.makeFolder(temporary, for: keyFile)
    defer { Files.remove(temporary) }
    guard try make(temporary) else { return nil }
    guard let contents = Self.contents(key, of: temporary) else {
      throw .cannotRead(temporary + "/program", "it was not built")
    }
    try Files.replace(keyFile, with: contents, named: keyFile)
    if !Files.rename(temporary, to: entry) {
      if !isFor(key, entry) {
        Files.remove(entry)
        _ = Files.rename(temporary, to: entry)
      }
      guard isFor(key, entry) else { throw .cannotWrite(entry, SystemError.current) }
    }
    removeOldest()
    return program
  }

  /// Whether the folder was made for this key, and not for another key with the same hash, its
  /// program is still the one that was built, and so are the projects that it was taken from.
  private func isFor(_ key: [String], _ entry: String) -> Bool {
    let recorded = try? Files.read(entry + "/key", named: entry)
    return recorded != nil && recorded == Self.contents(key, of: entry)
      && ProjectCode.isUnchanged(recordedAt: "\(entry)/\(ProjectCode.recordName)")
      && StandIns.areUnchanged(recordedAt: "\(entry)/\(StandIns.recordName)")
  }

  /// The contents of the key file: a hash of the program, then the key. Returns `nil` if there is
  /// no program.
  private static func contents(_ key: [String], of entry: String) -> [UInt8]? {
    guard let program = try? Files.read(entry + "/program", named: entry) else { return nil }
    return Array(([StableHash(program).text] + key).joined(separator: "\0").utf8)
  }

  /// Removes the least recently used programs, and temporary folders of builds that were interrupted.
  private func removeOldest() {
    let names = (try? Files.names(in: folder, named: folder)) ?? []
    let hourAgo = Date().timeIntervalSince1970 - 3600
    for name in names where name.hasPrefix(".") && Stamp.modified(folder + "/" + name) < hourAgo {
      Files.remove(folder + "/" + name)
    }
    let paths = names.filter { !$0.hasPrefix(".") }.map { folder + "/" + $0 }
    guard paths.count > Self.maximumPrograms else { return }
    let oldest = paths.map { ($0, Stamp.modified($0)) }.sorted { $0.1 < $1.1 }
    for (path, _) in oldest.prefix(paths.count - Self.maximumPrograms) { Files.remove(path) }
  }
}
