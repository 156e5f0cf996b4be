internal import Basics
internal import Foundation
package import Geometry
package import HostSystem
internal import LayoutSpec
package import SpecDiagnostics
package import SpecPictures

/// One side of a comparison.
package struct Side: Sendable {
  package var name: String
  package var content: Content

  package enum Content: Sendable {
    case layout(LayoutRecord)
    case picture(PictureFile)
    case spec(OpenedSpec)
  }

  package init(_ source: SpecSource, in environment: RunEnvironment) throws(Failure) {
    let folder = SpecFolder(of: source.path ?? "")
    try self.init(
      source.name, try source.bytes() ?? [], source, environment, folder.shared, folder.read)
  }

  /// Reads a file from a git revision.
  package init(
    _ source: SpecSource, in revision: GitRevision, _ environment: RunEnvironment
  ) throws(Failure) {
    let (folder, file) = Files.split(source.path ?? "")
    let git = GitFolder(folder)
    var source = source
    source.name = "\(revision.name):\(source.name)"
    guard let bytes = git.bytes(of: file, in: revision.name) else {
      throw .cannotRead(
        source.name, git.reasonForMissing(revision.name) ?? "git has no such file")
    }
    try self.init(
      source.name, bytes, source, environment, revision.shared(in: git)?.path
    ) { file throws(SpecFileProblem) in
      if let shared = revision.shared(in: git), shared.path == file { return shared.bytes }
      guard let bytes = git.bytes(of: file, in: revision.name) else { throw .notFound }
      return bytes
    }
  }

  private init(
    _ name: String, _ bytes: [UInt8], _ source: SpecSource, _ environment: RunEnvironment,
    _ shared: @autoclosure () -> String?,
    _ readFile: @escaping SpecFileReader
  ) throws(Failure) {
    self.name = name
    try Self.requireComparable(name, bytes)
    try BaselineIndex.requireNoPointer(bytes, named: name)
    do {
      if name.hasSuffix(".layout") {
        try Self.requireFewLines(bytes, in: name)
        content = .layout(try LayoutRecord(parsing: bytes))
      } else if PictureFile.isComparable(name, bytes) {
        content = .picture(try PictureFile(bytes, environment.share(of: source, Budget.Limits())))
      } else {
        let loaded = try SpecFile.load(bytes, path: name, shared: shared(), readFile: readFile)
        content = .spec(
          OpenedSpec(
            source: source, content: .file(loaded.spec), warnings: loaded.warnings,
            budget: environment.share(of: source, loaded.spec.limits)))
      }
    } catch let failure as Failure {
      throw failure
    } catch let error as SpecErrors {
      throw .badSpec(message: error.description.trimmingNewlines)
    } catch {
      throw .cannotRead(name, "\(error)")
    }
  }

  /// Rejects files that another command compares, or that cannot be compared.
  private static func requireComparable(_ name: String, _ bytes: [UInt8]) throws(Failure) {
    guard !name.hasSuffix(".swift") else {
      throw .badUsage(
        "\(name) is Swift code; use 'flatplan verify' to compare it with its baselines")
    }
    guard !PictureFile.isComparable(name, bytes) else { return }
    if let format = PictureFile.otherFormat(name, bytes) {
      throw .badUsage(
        "\(name) is not a PNG, JPEG or WebP but \(format); only these pictures can be compared")
    }
  }

  /// Rejects a layout with too many frames before parsing it.
  private static func requireFewLines(_ bytes: [UInt8], in name: String) throws(Failure) {
    let (lines, most) = (bytes.count { $0 == UInt8(ascii: "\n") }, Snapshot.maxElements)
    guard lines <= most + 3 else {
      throw .badPicture(
        name, reason: "\(lines) lines exceed the maximum of \(most) frames for comparison")
    }
  }
}
