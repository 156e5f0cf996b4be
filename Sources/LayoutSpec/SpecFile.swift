public import CompositionalLayout
internal import Foundation
public import SpecDiagnostics

/// Gives the bytes of a file that a spec names. The path is relative to the folder of the spec, with
/// `/` between its parts, and may begin with `..`.
public typealias SpecFileReader = @Sendable (String) throws(SpecFileProblem) -> [UInt8]

/// Why a file that a spec names cannot be had.
public enum SpecFileProblem: Error, Hashable, Sendable {
  case notFound
  /// It lies outside the folder that a spec may read from.
  case outsideRoot
  case unreadable(String)
  /// Nothing can be read here, as where a spec comes from the standard input.
  case notAllowed
}

/// A spec that can be used, and what is doubtful in it.
public struct LoadedSpec: Sendable {
  public var spec: FileSpec
  public var warnings: [Diagnostic]
}

/// Reads specs.
public enum SpecFile {
  /// Reads a spec in YAML or JSON.
  ///
  /// No input makes it trap, hang or take more memory than a few hundred times the file's size.
  ///
  /// - Parameters:
  ///   - bytes: Of the file.
  ///   - path: What messages call it; nothing is read from there.
  ///   - settings: Values that are put in place of the spec's, in order.
  ///   - shared: The path of the `flatplan.yaml` with what the specs of a project share, from the
  ///     folder of this one; the spec wins over it.
  ///   - readFile: Gives the bytes of a file that the spec names, such as data, and of the shared
  ///     one; by default there are none.
  ///   - containers: What the spec is read for, going by what it asks for; without it, just that.
  ///     ``FileSpec/plan(in:)`` says what is wrong in others.
  public static func load(
    _ bytes: [UInt8], path: String, settings: [SpecSetting] = [],
    shared: String? = nil,
    readFile: @escaping SpecFileReader = { _ throws(SpecFileProblem) in throw .notAllowed },
    containers: (@Sendable (RenderRequest) -> [Container])? = nil
  ) throws(SpecErrors) -> LoadedSpec {
    let source = try text(bytes, path)
    let (spec, findings) = SpecReader.read(
      source,
      SpecContext(
        files: SpecFiles(read: readFile), shared: shared, settings: settings,
        containers: containers ?? { $0.containers }))
    guard let spec, findings.errors.isEmpty else { throw findings.refusal() }
    return LoadedSpec(spec: spec, warnings: findings.warnings())
  }

  /// The ``FileSpec/fonts`` of all specs in a folder, before any of them is read: none where the shared file
  /// cannot be read, as reading a spec tells.
  ///
  /// - Parameters:
  ///   - shared: The path of the `flatplan.yaml` with what the specs of a project share, from the
  ///     folder.
  ///   - readFile: Gives the bytes of the shared file.
  public static func fonts(shared: String, readFile: @escaping SpecFileReader) -> [String] {
    SourceFolder.fonts(SpecContext(files: SpecFiles(read: readFile), shared: shared)).map(\.path)
  }

  package static func text(_ bytes: [UInt8], _ path: String) throws(SpecErrors) -> SourceText {
    guard bytes.count <= Limits.fileSize else {
      let nothing = SourceText("", path: path)
      let whole = SourceSpan(place: .start, length: 0)
      throw Findings([Finding(.fileTooLarge(bytes: bytes.count), at: whole)], in: nothing).refusal()
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
    // UTF-16 without a mark, whose letters are a byte and a zero, is valid UTF-8.
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
    return Findings([Finding(.notUTF8, at: span)], in: source).refusal()
  }
}
