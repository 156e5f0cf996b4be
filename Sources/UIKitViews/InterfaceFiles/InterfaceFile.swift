internal import Foundation
internal import Synchronization

/// A `.xib` or `.storyboard` file beside the code.
struct InterfaceFile: Sendable {
  var path: String
  var root: InterfaceElement

  /// The top-level objects of a nib.
  var objects: [InterfaceElement] { root.list("objects") }

  /// The scenes of a storyboard.
  var scenes: [InterfaceElement] { root.list("scenes") }

  static func controller(of scene: InterfaceElement) -> InterfaceElement? {
    scene.list("objects").first { $0["sceneMemberID"] == "viewController" }
      ?? scene.list("objects").first { $0.name.lowercased().hasSuffix("controller") }
  }

  /// Finds a file by name and extension.
  static func find(_ name: String, _ suffix: String) -> InterfaceFile? {
    guard let path = path(of: name, suffix) else { return nil }
    return file(at: path)
  }

  /// Finds a file that code names. If there is none, that is reported.
  static func named(_ name: String, _ suffix: String) -> InterfaceFile? {
    guard let path = path(of: name, suffix) else {
      Notes.report("there is no \(name).\(suffix) beside the code")
      return nil
    }
    return file(at: path)
  }

  /// The folders with interface files: those of the code, and the usual localized ones inside.
  private static var folders: [String] {
    ImageFolder.searchPaths.flatMap { folder in
      ["", "/Base.lproj", "/en.lproj"].map { folder + $0 }
    }
  }

  /// The path of a file with a name and an extension; `nil` if there is none.
  static func path(of name: String, _ suffix: String) -> String? {
    guard !name.isEmpty, !name.contains("/") else { return nil }
    return folders.lazy.map { "\($0)/\(name).\(suffix)" }
      .first(where: ResourceFiles.exists)
  }

  private static let known = Mutex<[String: Result<InterfaceFile, InterfaceError>]>([:])

  /// Reads a file. Problems are reported.
  static func file(at path: String) -> InterfaceFile? {
    let result =
      known.withLock { $0[path] }
      ?? Result { () throws(InterfaceError) in
        InterfaceFile(path: path, root: try InterfaceReader.read(try bytes(of: path)))
      }
    known.withLock { $0[path] = result }
    switch result {
    case .success(let file): return file
    case .failure(let error):
      Notes.report("the file cannot be read: \(error.reason)", in: path, line: error.line)
      return nil
    }
  }

  private static func bytes(of path: String) throws(InterfaceError) -> [UInt8] {
    let data = ResourceFiles.contents(of: path, atMost: InterfaceReader.maximumSize + 1)
    guard let data else { throw InterfaceError(line: 1, reason: "it cannot be opened") }
    return Array(data)
  }

  /// All storyboards beside the code that can be read.
  static var storyboards: [InterfaceFile] {
    var paths: [String] = []
    for folder in folders {
      for name in ResourceFiles.names(in: folder) where name.hasSuffix(".storyboard") {
        let path = "\(folder)/\(name)"
        if !paths.contains(path) { paths.append(path) }
      }
    }
    return paths.compactMap(file(at:))
  }
}
