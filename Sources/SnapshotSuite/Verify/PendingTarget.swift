internal import Basics
internal import Foundation
internal import HostSystem
internal import SpecDiagnostics
internal import VisualDiff

/// The contents of `place.json`: where pending baselines belong, and what they were made from.
struct PendingTarget: Codable {
  /// The baseline folder relative to the project. Earlier releases stored an absolute ``path``.
  var folder: String?
  var path: String?
  /// The folder of the baselines before their spec was renamed, relative to the project.
  var formerFolder: String?
  /// The absolute path of the project in which the run took place.
  var project: String?
  /// The baseline folder as the user would write it.
  var name: String
  var spec: String
  /// The baselines that the pending ones were compared with, by snapshot name.
  var compared: [String: BaselineIndex.Entry]
  /// The recorded names of renamed snapshots, by current name.
  var former: [String: String]?
  /// The files that the spec was read from; `nil` in earlier releases.
  var inputs: PendingInputs?
  /// What the environment contributes to the changes, by snapshot name; no value for snapshots that
  /// it does not change.
  var environment: [String: EnvironmentShare]?

  static let file = "place.json"

  /// Checks the names and paths.
  ///
  /// - Parameter project: The absolute path of the project.
  func requireValid(in project: String) throws(InvalidValue) {
    for (name, entry) in compared {
      try entry.requireValid("compared.\(name)")
    }
    for (name, old) in former ?? [:] where !BaselineIndex.isFileName(old) {
      throw InvalidValue("former.\(name)", "'\(old)' is not the name of a snapshot")
    }
    guard let inputs else { return }
    let confinement = Confinement(projectOf: project)
    func require(_ file: String, _ path: String) throws(InvalidValue) {
      let isInside = confinement.allows("\(project)/\(file)", for: .read)
      guard !isInside || file.hasPrefix("/") else { return }
      throw InvalidValue(path, "'\(file)' is outside of this project")
    }
    try require(inputs.folder, "inputs.folder")
    if let source = inputs.source { try require(source, "inputs.source") }
    if let page = inputs.page { try require(page, "inputs.page") }
    let folder = inputs.folder.isEmpty ? "" : inputs.folder + "/"
    for file in inputs.files.keys {
      try require(folder + file, "inputs.files.\(file)")
    }
  }

  /// Returns the absolute path of the baseline folder in a project.
  ///
  /// - Parameters:
  ///   - project: The absolute path of the project.
  ///   - file: The name of this file in messages.
  /// - Throws: `Failure.badRun(_:_:)` for places outside of the project.
  func path(in project: String, file: String) throws(Failure) -> String {
    guard let relative = folder ?? path.map({ Files.relativePath(from: project, to: $0) }) else {
      throw .badRun(file, "it names no baseline folder")
    }
    return try Self.path(relative, in: project, file: file)
  }

  /// Returns the absolute path of the baseline folder before its spec was renamed; `nil` if it was not.
  func formerPath(in project: String, file: String) throws(Failure) -> String? {
    try formerFolder.map { folder throws(Failure) in
      try Self.path(folder, in: project, file: file)
    }
  }

  private static func path(
    _ relative: String, in project: String, file: String
  ) throws(Failure) -> String {
    let parts = relative.namesInPath
    guard parts.contains(where: { $0 == Baselines.folder }) else {
      throw .badRun(file, "'\(relative)' is not a baseline folder")
    }
    let path = Files.direct(project + "/" + relative)
    guard !relative.hasPrefix("/"), Confinement(projectOf: project).allows(path, for: .write) else {
      throw .badRun(file, "its baselines are outside of this project: \(relative)")
    }
    return path
  }
}

/// What another environment contributes to the changes of a snapshot.
package enum EnvironmentShare: String, Codable, Sendable {
  /// No edit changes the snapshot.
  case all
  /// Edits change it too.
  case part

  /// - Parameter verdict: The comparison with the baseline.
  init?(_ verdict: Verdict) {
    if verdict.isOfEnvironment {
      self = .all
    } else if verdict.environment.isEmpty || verdict.status == .missing {
      return nil
    } else {
      // A sweep has one baseline for all its breakpoints.
      self = Sweep.isName(verdict.variant) ? .all : .part
    }
  }
}

extension PendingTarget {
  /// Adds other pending snapshots of the same spec, unless it has changed in between. Returns whether
  /// they were added.
  mutating func add(_ other: Pending) -> Bool {
    guard let inputs, let known = other.inputs, inputs.agree(with: known) else { return false }
    compared.merge(other.compared) { own, _ in own }
    former?.merge(other.former) { own, _ in own }
    environment?.merge(other.environment) { own, _ in own }
    self.inputs?.files.merge(known.files) { own, _ in own }
    return true
  }
}

/// The files that a spec was read from when its snapshots were verified.
struct PendingInputs: Codable {
  /// The spec file relative to the project; `nil` for Swift code and figures.
  var source: String?
  /// The page of a figure relative to the project.
  var page: String?
  /// The folder that ``files`` are relative to, relative to the project.
  var folder: String
  /// The hashes of the files, with normalized line ends; `nil` for a file that did not exist.
  var files: [String: String?]

  /// Returns whether both were read from the same contents.
  func agree(with other: PendingInputs) -> Bool {
    source == other.source && page == other.page && folder == other.folder
      && files.allSatisfy { file, hash in other.files[file].map { $0 == hash } ?? true }
  }

  /// Returns the hash of a text file, regardless of its line ends, because checkouts on Windows
  /// have others.
  static func hash(_ bytes: [UInt8]) -> String {
    StableHash(bytes.withUnixLineEnds).text
  }
}

extension [UInt8] {
  /// The bytes with each CR LF replaced by LF.
  var withUnixLineEnds: [UInt8] {
    let (cr, lf) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard contains(cr) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for (index, byte) in enumerated() {
      if byte == cr, index + 1 < count, self[index + 1] == lf { continue }
      result.append(byte)
    }
    return result
  }
}
