internal import Foundation
internal import HostSystem

/// The programs that users' code was compiled to, by all that they follow from.
struct ProgramCache: Sendable {
  var cache: Cache
  /// How many programs are kept.
  private static let mostPrograms = 64

  private var folder: String { cache.folder + "/programs" }

  /// A program, made by `make` in a folder of its own unless there is one for the key; `nil` where it
  /// makes none.
  ///
  /// Several processes may make the same program at once: the first one to be ready gives it.
  ///
  /// - Parameters:
  ///   - key: All that the program follows from.
  ///   - make: Leaves a file `program` in the folder it is given; answers whether it did.
  func program(
    for key: [String], make: (_ folder: String) throws(Failure) -> Bool
  ) throws(Failure) -> String? {
    let place = folder + "/" + StableHash(key).text
    let program = place + "/program"
    if isFor(key, place), Files.exists(program) {
      utimes(place, nil)
      return program
    }
    let temporary = "\(folder)/.\(UUID().uuidString).tmp"
    let keyFile = temporary + "/key"
    try Files.replace(keyFile, with: Self.bytes(key), named: keyFile)
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    guard try make(temporary) else { return nil }
    if rename(temporary, place) != 0 {
      if !isFor(key, place) {
        try? FileManager.default.removeItem(atPath: place)
        _ = rename(temporary, place)
      }
      guard isFor(key, place) else { throw .cannotWrite(place, SystemError.current) }
    }
    removeOldest()
    return program
  }

  /// Whether what stands at a place was made for the key, and not for one with the same digest.
  private func isFor(_ key: [String], _ place: String) -> Bool {
    (try? Files.read(place + "/key", named: place)) == Self.bytes(key)
  }

  private static func bytes(_ key: [String]) -> [UInt8] {
    Array(key.joined(separator: "\0").utf8)
  }

  /// Removes what was not used for longest, and what runs left behind that were ended while they made a
  /// program.
  private func removeOldest() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let hourAgo = Date().timeIntervalSince1970 - 3600
    for name in names where name.hasPrefix(".") && Stamp.modified(folder + "/" + name) < hourAgo {
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
    let paths = names.filter { !$0.hasPrefix(".") }.map { folder + "/" + $0 }
    guard paths.count > Self.mostPrograms else { return }
    let oldest = paths.map { ($0, Stamp.modified($0)) }.sorted { $0.1 < $1.1 }
    for (path, _) in oldest.prefix(paths.count - Self.mostPrograms) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
