internal import CodeSalvage
internal import Foundation
internal import HostSystem

/// The substitutes for modules such as Combine and SnapKit that UIKit code imports.
///
/// They are sources of a package apart, `StandIns`. Those that a unit imports are compiled with it.
struct StandIns: Sendable {
  /// The folder that has a folder of sources for each module.
  var folder: String

  /// The substitutes beside the sources that a library was built from.
  init(of library: RunnerLibrary) {
    let package = library.package ?? Self.package(above: library.folder)
    folder = package + "/StandIns/Sources"
  }

  private static func package(above folder: String) -> String {
    var folder = Files.direct(folder)
    while folder.count > 1, !Files.exists(folder + "/StandIns/Package.swift") {
      folder = Files.split(folder).folder
    }
    return folder
  }

  /// The modules that files import and that have a substitute, sorted by name.
  func names(importedBy files: [SwiftUnit.File]) -> [String] {
    imported(by: files.map(\.bytes)).sorted()
  }

  /// The substitutes that no code imports, because they extend other modules, and names in code that needs
  /// them. They are apart because they load Foundation's networking.
  private static let extensions = [
    "CombineFoundation": ["dataTaskPublisher"], "ServerTrust": ["serverTrust"],
    "OfflineSessions": [
      "URLSession(", "URLSession.init(", ".bytes(", "configuration: .default",
      "configuration: .ephemeral", "configuration: .background(",
      "configuration: URLSessionConfiguration", "delegateQueue:",
    ],
  ]

  /// The substitutes that files need without importing them, sorted by name.
  func implied(by files: [SwiftUnit.File]) -> [String] {
    let texts = files.map(\.text)
    return Self.extensions.filter { name, words in
      texts.contains { text in words.contains { text.contains($0) } }
        && (name != "CombineFoundation" || names(importedBy: files).contains("Combine"))
    }.keys.sorted()
  }

  /// The substitutes that files need: those that they import, and those that these import, which come
  /// before them.
  func needed(by files: [SwiftUnit.File]) -> [String] {
    var needed: [String] = []
    for name in names(importedBy: files) { add(name, to: &needed, depth: 0) }
    for name in implied(by: files) { add(name, to: &needed, depth: 0) }
    return needed
  }

  private func add(_ name: String, to needed: inout [String], depth: Int) {
    guard !needed.contains(name), depth < 8 else { return }
    let files = sources(of: name).compactMap { try? Files.readFile($0, named: $0) }
    for other in imported(by: files).sorted() where other != name {
      add(other, to: &needed, depth: depth + 1)
    }
    needed.append(name)
  }

  private func imported(by files: [[UInt8]]) -> Set<String> {
    let word = Array("import".utf8)
    let imported = files.reduce(into: Set<Substring>()) { names, bytes in
      for range in bytes.ranges(of: word) {
        guard range.upperBound < bytes.endIndex, " \t".utf8.contains(bytes[range.upperBound]),
          range.lowerBound == 0 || " \t\r\n;".utf8.contains(bytes[range.lowerBound - 1])
        else { continue }
        let rest = bytes[range.upperBound...].prefix { !"\r\n;".utf8.contains($0) }
        let words = String(decoding: rest, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        for path in words.prefix(2) { names.insert(path.prefix { $0 != "." }) }
      }
    }
    let known = imported.map(String.init).filter { name in
      !name.isEmpty && !name.contains("/") && !sources(of: name).isEmpty
    }
    return Set(known)
  }

  /// The name of the file beside a cached program that lists the substitutes of taken files.
  static let recordName = "substitutes"

  /// Whether the substitutes that a program was built with are as they were then.
  static func areUnchanged(recordedAt path: String) -> Bool {
    guard Files.exists(path) else { return true }
    guard let bytes = try? Files.readFile(path, named: path) else { return false }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").allSatisfy { line in
      let parts = line.split(separator: "\0")
      return parts.count == 2 && Stamp.of(String(parts[0])) == parts[1]
    }
  }

  /// The source files of a substitute; empty if there is none.
  func sources(of name: String) -> [String] {
    CodeFolder.ownSources(of: "\(folder)/\(name)")
  }

  /// The arguments that compile a substitute to a module and an object file in a folder.
  func arguments(for name: String, _ library: RunnerLibrary, in output: String) -> [String] {
    [
      "-c", "-wmo", "-Onone", "-suppress-warnings", "-parse-as-library", "-swift-version", "5",
      "-module-name", name, "-emit-module", "-emit-module-path", "\(output)/\(name).swiftmodule",
      "-I", output, "-o", "\(output)/\(name).o",
    ] + library.moduleArguments + sources(of: name)
  }
}
