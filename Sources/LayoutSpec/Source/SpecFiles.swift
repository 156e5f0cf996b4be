internal import Basics
internal import CellContent
internal import Foundation
internal import Scene
internal import SpecTree
internal import Synchronization

/// The files that a spec names, each read once.
package final class SpecFiles: Sendable {
  /// A unique number that is never reused, for use in cache keys.
  let number = numbers.add(1, ordering: .relaxed).newValue
  private static let numbers = Atomic(0)

  private let read: SpecFileReader
  private let replaced: [String: [UInt8]]
  private let known: Mutex<Known>

  /// The files read so far, by path.
  private struct Known {
    var files: [String: Result<[UInt8], SpecFileProblem>] = [:]
    var tables: [String: Result<DataTable, TableProblem>] = [:]
    var pictures: [String: Result<ImageFile, TableProblem>] = [:]
    var imageSets: [String: ImageSet] = [:]
    /// The total size of the pictures, in bytes.
    var pictureBytes = 0
  }

  /// Why a table or a picture is not available.
  package struct TableProblem: Error {
    var problem: Problem
    /// Keys of the data file that would solve it.
    var instead: [String] = []
  }

  /// - Parameters:
  ///   - replaced: Files whose contents are replaced.
  ///   - tables: Data that is already parsed, by the keys of its sources.
  package init(
    replaced: [String: [UInt8]] = [:], tables: [String: DataTable] = [:],
    read: @escaping SpecFileReader = { _ throws(SpecFileProblem) in throw .notAllowed }
  ) {
    self.read = read
    self.replaced = replaced
    var known = Known()
    for (path, table) in tables { known.tables[path] = .success(table) }
    self.known = Mutex(known)
  }

  /// Returns the same files with one file's contents replaced.
  func replacing(_ path: String, with text: String) -> SpecFiles {
    SpecFiles(replaced: [path: Array(text.utf8)]) { path throws(SpecFileProblem) in
      try self.contents(path).get()
    }
  }

  /// Returns the same files, with errors for pictures that cannot be drawn.
  func rejecting(_ pictures: [String: String]) -> SpecFiles {
    let files = SpecFiles(
      replaced: replaced, tables: known.withLock { $0.tables.compactMapValues { try? $0.get() } }
    ) { path throws(SpecFileProblem) in
      try self.contents(path).get()
    }
    files.known.withLock { known in
      for (path, why) in pictures {
        known.pictures[path] = .failure(TableProblem(problem: .fileUnreadable(path, why: why)))
      }
    }
    return files
  }

  func bytes(_ path: String, named name: String) -> Result<[UInt8], TableProblem> {
    contents(path).mapError { cause in
      switch cause {
      case .notFound: TableProblem(problem: .fileNotFound(name))
      case .outsideRoot: TableProblem(problem: .fileOutside(name))
      case .unreadable(let why): TableProblem(problem: .fileUnreadable(name, why: why))
      case .notAllowed:
        TableProblem(problem: .fileUnreadable(name, why: "this spec may not read files"))
      }
    }
  }

  /// Returns the rows of a data file.
  ///
  /// - Parameter source: The file, with its path from the spec.
  package func table(_ source: DataSource, named name: String) -> Result<DataTable, TableProblem> {
    if let table = known.withLock({ $0.tables[source.key] }) { return table }
    let table = bytes(source.name, named: name).flatMap { bytes in
      Result { () throws(TableProblem) in
        do throws(DataTable.Failure) {
          return try DataTable(bytes, source)
        } catch {
          throw TableProblem(problem: .badData(name, why: error.why), instead: error.instead)
        }
      }
    }
    known.withLock { $0.tables[source.key] = table }
    return table
  }

  /// Returns a picture file. Only its header is parsed; it is not decoded.
  func picture(_ path: String, named name: String) -> Result<ImageFile, TableProblem> {
    if let picture = known.withLock({ $0.pictures[path] }) { return picture }
    var picture = bytes(path, named: name).flatMap { bytes in
      Result { () throws(ImageProblem) in
        try ImageFile(bytes, at: path) { try? self.bytes($0, named: name).get() }
      }.mapError { cause in
        TableProblem(problem: .fileUnreadable(name, why: cause.explanation))
      }
    }
    if let file = try? picture.get(), max(file.width, file.height) > PictureLimits.imageSide {
      let why = "it has \(file.width) by \(file.height) pixels; "
      picture = .failure(
        TableProblem(
          problem: .fileUnreadable(
            name, why: why + "a side may have at most \(PictureLimits.imageSide)")))
    }
    known.withLock { known in
      guard known.pictures[path] == nil else { return }
      known.pictureBytes += (try? picture.get())?.bytes.count ?? 0
      if known.pictureBytes > Limits.pictureBytes {
        let most = "the pictures of a spec exceed \(Limits.pictureBytes / 1_048_576) MB in total"
        picture = .failure(TableProblem(problem: .fileUnreadable(name, why: most)))
      }
      known.pictures[path] = picture
    }
    return picture
  }

  /// Returns the images of an image set in an asset catalog, by the path of its folder.
  func imageSet(_ path: String, of catalog: AssetCatalog) -> ImageSet {
    if let set = known.withLock({ $0.imageSets[path] }) { return set }
    let contents = try? bytes("\(path)/Contents.json", named: path).get()
    let set = ImageSet(contents, files: catalog.files(in: path))
    known.withLock { $0.imageSets[path] = set }
    return set
  }

  /// The pictures requested so far, by path.
  var pictures: [String: ImageFile] {
    known.withLock { known in known.pictures.compactMapValues { try? $0.get() } }
  }

  /// The tables requested so far.
  var tables: [DataTable] {
    known.withLock { known in known.tables.values.compactMap { try? $0.get() } }
  }

  /// The contents of each file requested so far, by path; `nil` for files that could not be read.
  var requested: [String: [UInt8]?] {
    known.withLock { known in known.files.mapValues { try? $0.get() } }
  }

  private func contents(_ path: String) -> Result<[UInt8], SpecFileProblem> {
    if let bytes = replaced[path] { return .success(bytes) }
    if let known = known.withLock({ $0.files[path] }) { return known }
    let read = Result { () throws(SpecFileProblem) in
      let bytes = try self.read(path)
      guard !LargeFilePointer.isPointer(bytes) else { throw .unreadable(LargeFilePointer.reason) }
      return bytes
    }
    known.withLock { $0.files[path] = read }
    return read
  }

  /// Returns the path of a file named in a file of some folder; `nil` for an absolute path.
  package static func path(of name: String, in folder: String) -> String? {
    guard !isAbsolute(name), !name.contains(":"), !name.isEmpty else { return nil }
    return joined(folder, name)
  }

  /// Returns whether a path names a place regardless of a folder, on any system.
  static func isAbsolute(_ name: String) -> Bool {
    name.hasPrefix("/") || name.hasPrefix("~") || name.contains("\\")
  }

  /// Returns the path of a relative path in a folder, without `.` and redundant `..`.
  static func joined(_ folder: String, _ name: String) -> String {
    var parts: [Substring] = []
    for part in (folder + "/" + name).namesInPath where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
