package import Basics
internal import Foundation
public import Geometry
public import SpecDiagnostics
package import SpecTree

/// Returns the bytes of a file that a spec names. The path is relative to the spec's folder, uses
/// `/` as separator and may begin with `..`. An asset catalog gives the relative paths in it, one a line.
public typealias SpecFileReader = @Sendable (String) throws(SpecFileProblem) -> [UInt8]

/// Why a file that a spec names cannot be read.
public enum SpecFileProblem: Error, Hashable, Sendable {
  /// There is no such file.
  case notFound
  /// The file is outside the folder that a spec may read from.
  case outsideRoot
  /// The file exists but cannot be read, for the given reason.
  case unreadable(String)
  /// Files cannot be read here, for example because the spec comes from standard input.
  case notAllowed
}

/// A valid spec with its warnings.
public struct LoadedSpec: Sendable {
  public var spec: FileSpec
  /// The warnings, in the order of the file.
  public var warnings: [Diagnostic]
}

/// Loads specs from files.
public enum SpecFile {
  /// Reads a spec in YAML or JSON.
  ///
  /// No input makes it trap, hang, or use more memory than a few hundred times the file's size.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path shown in messages; nothing is read from it.
  ///   - settings: Values that override the spec's own, in order.
  ///   - shared: The path of the project's shared `flatplan.yaml`, relative to the spec's folder. The
  ///     spec's values take precedence.
  ///   - readFile: Reads the files that the spec names, such as data, and the shared file. By default
  ///     no file can be read.
  ///   - mayWrite: Returns whether pictures may be written to a path, relative to the spec's folder.
  ///     By default all relative paths are allowed.
  ///   - containers: Returns the containers to check the spec for, given its request; by default the
  ///     requested ones. ``FileSpec/plan(in:)`` reports errors for other containers.
  /// - Throws: `SpecErrors` with the first errors and the warnings before them.
  public static func load(
    _ bytes: [UInt8], path: String, settings: [SpecSetting] = [],
    shared: String? = nil,
    readFile: @escaping SpecFileReader = { _ throws(SpecFileProblem) in throw .notAllowed },
    mayWrite: @escaping @Sendable (String) -> Bool = { _ in true },
    containers: (@Sendable (RenderRequest) -> [Container])? = nil
  ) throws(SpecErrors) -> LoadedSpec {
    let source = try text(bytes, path)
    let (spec, findings) = SpecReader.read(
      source,
      SpecContext(
        files: SpecFiles(read: readFile), shared: shared, settings: settings,
        mayWrite: mayWrite, containers: containers ?? { $0.containers }))
    guard let spec, findings.errors.isEmpty else { throw findings.specErrors() }
    return LoadedSpec(spec: spec, warnings: findings.warnings())
  }

  /// Returns the ``FileSpec/fonts`` shared by all specs in a folder, before any spec is read.
  /// Returns none if the shared file cannot be read; loading a spec reports that error.
  ///
  /// - Parameters:
  ///   - shared: The path of the project's shared `flatplan.yaml`, relative to the folder.
  ///   - readFile: Reads the shared file.
  public static func fonts(shared: String, readFile: @escaping SpecFileReader) -> [String] {
    SourceFolder.settings(SpecContext(files: SpecFiles(read: readFile), shared: shared))
      .fonts.map(\.path)
  }

  /// Returns whether a project's `flatplan.yaml` allows to run the code found in its folders.
  package static func runsSwift(shared: String, readFile: @escaping SpecFileReader) -> Bool {
    SourceFolder.settings(SpecContext(files: SpecFiles(read: readFile), shared: shared)).runsSwift
  }

  /// Returns the limits that a project's `flatplan.yaml` sets.
  package static func limits(shared: String, readFile: @escaping SpecFileReader) -> Budget.Limits {
    SourceFolder.settings(SpecContext(files: SpecFiles(read: readFile), shared: shared)).limits
  }

  package static func text(_ bytes: [UInt8], _ path: String) throws(SpecErrors) -> SourceText {
    guard bytes.count <= Limits.fileSize else {
      let empty = SourceText("", path: path)
      let start = SourceSpan(place: .start, length: 0)
      throw Findings([Finding(.fileTooLarge(bytes: bytes.count), at: start)], in: empty)
        .specErrors()
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
    // UTF-16 without a byte order mark is valid UTF-8: each ASCII letter is a byte and a zero byte.
    let isUTF16 = bytes.prefix(2).count { $0 == 0 } == 1 && bytes.count > 1
    guard !isUTF16, let text = String(validating: bytes, as: UTF8.self) else {
      throw notUTF8(bytes, path)
    }
    return SourceText(text, path: path)
  }

  private static func notUTF8(_ bytes: [UInt8], _ path: String) -> SpecErrors {
    let source = SourceText(String(decoding: bytes, as: UTF8.self), path: path)
    let bad = source.text.unicodeScalars.firstIndex(of: "\u{FFFD}")
    let offset = bad.map {
      source.text.unicodeScalars.distance(from: source.text.startIndex, to: $0)
    }
    let span = SourceSpan(place: source.place(at: offset ?? 0), length: 1)
    return Findings([Finding(.notUTF8, at: span)], in: source).specErrors()
  }
}
