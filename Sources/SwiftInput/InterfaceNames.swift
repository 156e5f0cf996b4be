internal import Foundation
internal import HostSystem

/// The classes that the `.xib` and `.storyboard` files beside a unit's code name, by a simple scan of
/// their text.
///
/// Only the compiled program reads the files as XML.
struct InterfaceNames: Hashable, Sendable {
  /// The names of all custom classes.
  var classes: Set<String> = []
  /// The names of the controllers that storyboards have scenes of.
  var controllers: Set<String> = []

  /// The maximum size of a file, in bytes: that of `InterfaceReader`.
  private static let maximumSize = 8 << 20
  private static let maximumFiles = 1000
  private static let suffixes = [".xib", ".storyboard"]

  init() {}

  /// Finds the names in the files beside the code at a path.
  init(besideCodeAt path: String) {
    var paths: [String] = []
    for folder in CodeFolder.folders(ofCodeAt: path) {
      for name in CodeFolder.entries(of: folder) {
        if Self.suffixes.contains(where: name.hasSuffix) {
          paths.append("\(folder)/\(name)")
        } else if name.hasSuffix(".lproj"), !Files.isFolder(path) {
          let inner = "\(folder)/\(name)"
          paths += CodeFolder.entries(of: inner)
            .filter { entry in Self.suffixes.contains { entry.hasSuffix($0) } }
            .map { "\(inner)/\($0)" }
        }
      }
      if paths.count > Self.maximumFiles { break }
    }
    for path in paths.prefix(Self.maximumFiles) {
      let confinement = Confinement(projectOf: Files.split(path).folder)
      guard let bytes = try? confinement.read(path, named: path, atMost: Self.maximumSize) else {
        continue
      }
      add(String(decoding: bytes, as: UTF8.self), isStoryboard: path.hasSuffix(".storyboard"))
    }
  }

  /// Adds the names in a file's text.
  mutating func add(_ text: String, isStoryboard: Bool) {
    let bytes = Array(text.utf8)
    let marker = Array("customClass=\"".utf8)
    var place = 0
    var open = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<") { open = place + 1 }
      guard bytes[place] == marker[0], bytes[place...].starts(with: marker) else {
        place += 1
        continue
      }
      place += marker.count
      let name = String(
        decoding: bytes[place...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
      guard !name.isEmpty, name.utf8.count < 200 else { continue }
      classes.insert(name)
      let element = String(
        decoding: bytes[open...].prefix { $0 > UInt8(ascii: " ") }, as: UTF8.self)
      if isStoryboard, element.hasSuffix("ontroller") { controllers.insert(name) }
    }
  }

  /// All names, for cache keys.
  var key: [String] { classes.sorted() + ["scenes"] + controllers.sorted() }
}
