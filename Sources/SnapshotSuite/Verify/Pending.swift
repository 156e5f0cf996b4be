internal import Basics
internal import Foundation
package import HostSystem
internal import LayoutSpec
package import SpecDiagnostics
internal import SpecNormalForm
internal import SpecPictures
package import VisualDiff

/// New baselines of one spec, waiting to be accepted or rejected.
package struct Pending: Sendable {
  /// The folder where they wait.
  var waiting: BaselineFolder
  /// The baseline folder that they would replace.
  package var target: BaselineFolder
  /// The folder of the baselines before their spec was renamed; `nil` if it was not.
  private var formerFolder: BaselineFolder?
  package var index: BaselineIndex
  /// The title of their spec, with its path as the user wrote it.
  package var spec: String
  /// The baselines they were compared with, by snapshot name.
  var compared: [String: BaselineIndex.Entry]
  /// The recorded names of snapshots that have been renamed, by current name.
  var former: [String: String]

  /// What the environment contributes to their changes, by snapshot name.
  package private(set) var environment: [String: EnvironmentShare]

  /// The files that their spec was read from; `nil` if an earlier release stored them.
  var inputs: PendingInputs?
  /// The absolute path of the project.
  var project: String
  /// Whether the project's own last run stored them. Others, such as those of a CI artifact, are
  /// only read.
  var isOwn: Bool

  /// The names of the pending snapshots, sorted.
  package var snapshots: [String] { index.snapshots.keys.sorted() }

  private static let folder = "pending"

  /// Reads all pending baselines of the project's last run.
  package static func all(in artifacts: Artifacts) throws(Failure) -> [Pending] {
    let root = "\(artifacts.path)/\(folder)"
    guard artifacts.confinement.kind(of: root) != nil else { return [] }
    try artifacts.requireOwn()
    var all: [Pending] = []
    let names = try artifacts.confinement.names(
      in: root, named: "\(artifacts.name)/\(folder)")
    for entry in names {
      let waiting = artifacts.waiting("\(folder)/\(entry)")
      if let pending = try Pending(waiting, of: artifacts.project, isOwn: true) {
        all.append(pending)
      }
    }
    return all
  }

  /// Reads the pending baselines that a report refers to, such as that of a CI artifact, or of
  /// merged shards.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - file: The path of the report as the user wrote it.
  package static func all(
    of report: Report, at file: String, in environment: RunEnvironment
  ) throws(Failure) -> [Pending] {
    let folder = Files.split(file).folder
    let layouts = report.verdicts.filter(\.isPending).compactMap(\.files.actualLayout)
    let folders = Set(layouts.map { Files.split($0).folder })
    let confinement = Confinement(to: environment.absolute(folder))
    var all: [Pending] = []
    for entry in folders.sorted() {
      let name = "\(folder)/\(entry)"
      let waiting = BaselineFolder(
        path: environment.absolute(name), name: name, ofResultsIn: confinement)
      let project = Files.direct(environment.folder)
      guard let pending = try Pending(waiting, of: project, isOwn: false) else {
        throw .cannotRead(waiting.name(PendingTarget.file), SystemError.message(ENOENT))
      }
      all.append(pending)
    }
    return all
  }

  /// Returns `nil` if the folder contains no pending baselines.
  private init?(_ waiting: BaselineFolder, of project: String, isOwn: Bool) throws(Failure) {
    let file = waiting.name(PendingTarget.file)
    guard let bytes = try waiting.bytes(PendingTarget.file) else { return nil }
    let target: PendingTarget
    do {
      target = try InvalidValue.decode(PendingTarget.self, from: bytes)
    } catch {
      throw .badRun(file, error.decodingMessage)
    }
    let path = try target.path(in: project, file: file)
    do throws(InvalidValue) {
      try target.requireValid(in: project)
    } catch {
      throw .badRun(file, "\(error)")
    }
    self.waiting = waiting
    self.target = BaselineFolder(path: path, name: target.name)
    formerFolder = try target.formerPath(in: project, file: file).map {
      BaselineFolder(path: $0, name: target.formerFolder ?? "")
    }
    index = try Self.index(waiting)
    spec = target.spec
    compared = target.compared
    former = target.former ?? [:]
    inputs = target.inputs
    environment = target.environment ?? [:]
    self.project = project
    self.isOwn = isOwn
  }

  /// Reads the index of a pending folder. A damaged index is reported as a damaged run, which can
  /// be repeated.
  private static func index(_ waiting: BaselineFolder) throws(Failure) -> BaselineIndex {
    do throws(Failure) {
      return try waiting.index(isResult: true)
    } catch .badBaseline(let path, let cause), .damagedBaseline(let path, let cause) {
      throw .badRun(path, cause)
    } catch .conflictedBaseline(let path) {
      throw .badRun(path, "it contains a git merge conflict")
    }
  }

  /// Deletes the pending baselines.
  ///
  /// - Parameter kept: The snapshots that other shards verified, which stay.
  static func clear(_ artifacts: Artifacts, except kept: Set<String>) {
    guard !kept.isEmpty, let all = try? all(in: artifacts) else {
      try? artifacts.confinement.remove(
        "\(artifacts.path)/\(folder)", named: folder, isFolder: true)
      return
    }
    for pending in all { try? pending.forget { !kept.contains("\(pending.spec) \($0)") } }
  }

  /// Stores new baselines for a later decision.
  ///
  /// - Parameters:
  ///   - compared: The baselines that they were compared with.
  ///   - former: The recorded names of renamed snapshots, by current name.
  ///   - verdicts: The results of the comparison.
  static func add(
    _ recordings: [String: SnapshotOutcome.Recording], of target: BaselineFolder,
    _ index: BaselineIndex, comparedWith compared: BaselineIndex,
    formerly former: [String: String], _ verdicts: [Verdict], movedFrom: BaselineFolder?,
    spec: OpenedSpec, in artifacts: Artifacts
  ) throws(Failure) {
    guard !recordings.isEmpty else { return }
    let entry = target.flatName
    let waiting = artifacts.waiting("\(folder)/\(entry)")
    // Another shard may have stored snapshots of the same spec.
    let known = try? Pending(waiting, of: artifacts.project, isOwn: true)
    var transaction = try BaselineTransaction(in: waiting)
    for (file, bytes) in recordings.values.flatMap(\.files) {
      try transaction.write(bytes, to: file)
    }
    var record = PendingTarget(
      folder: Files.relativePath(from: artifacts.project, to: target.path),
      formerFolder: movedFrom.map { Files.relativePath(from: artifacts.project, to: $0.path) },
      project: artifacts.project, name: target.name, spec: spec.title,
      compared: compared.snapshots.filter { recordings[$0.key] != nil },
      former: former.filter { recordings[$0.key] != nil },
      inputs: PendingInputs(of: spec, recordings.values.map(\.entry), in: artifacts.project),
      environment: Dictionary(
        verdicts.compactMap { verdict in
          recordings[verdict.variant] == nil
            ? nil : EnvironmentShare(verdict).map { (verdict.variant, $0) }
        }, uniquingKeysWith: { first, _ in first }))
    var index = index
    if let known, record.add(known) { try index.add(known.index) }
    try transaction.write(
      Array(((try? JSONValue(record))?.compactText ?? "").utf8), to: PendingTarget.file)
    try transaction.write(try index.encoded(waiting), to: BaselineIndex.fileName)
    try transaction.commit()
  }

  /// Makes the snapshots selected by `chosen` the new baselines, and returns their number.
  ///
  /// - Parameter partial: Baselines that contain only the accepted causes, by snapshot name. The
  ///   other changes of these snapshots stay pending.
  ///   - edits: The snapshots of which only what edits changed is accepted. What the environment
  ///   changes stays pending.
  /// - Throws: `Failure.otherBaseline(_:)` if a baseline to be replaced is not the one that was
  ///   compared, for example after a merge; `Failure.changedSinceVerify(_:)`; read and write
  ///   errors. No baseline is changed then.
  package func accept(
    partial: [String: PartialBaseline] = [:], onlyEditsOf edits: Set<String> = [],
    _ chosen: (String) -> Bool
  ) throws(Failure) -> Int {
    try requireUnchangedInputs()
    if let formerFolder, formerFolder.isRecorded, !target.isRecorded {
      try formerFolder.move(to: target)
    }
    var recordings: [String: SnapshotOutcome.Recording] = [:]
    let now = try target.index().snapshots
    for (name, entry) in index.snapshots where chosen(name) {
      let current = now[name] ?? former[name].flatMap { now[$0] }
      if let current, !current.hasSameFiles(as: compared[name]), current != entry {
        throw .otherBaseline(target.name(current.layout))
      }
      if let partial = partial[name] {
        recordings[name] = partial.recording
        continue
      }
      var files: [String: [UInt8]] = [:]
      files[entry.layout] = try bytes(of: entry.layout, entry.layoutHash)
      if let picture = entry.picture { files[picture] = try bytes(of: picture, entry.pictureHash) }
      let recording = SnapshotOutcome.Recording(entry: entry, files: files)
      recordings[name] =
        current.flatMap { edits.contains(name) ? recording.due(since: $0) : nil } ?? recording
    }
    let sources = try sources(with: partial)
    try target.record(
      recordings, obsolete: recordings.keys.compactMap { former[$0] },
      machines: sources.machines, specs: sources.specs,
      inputs: partial.isEmpty && edits.isEmpty ? index.inputs : nil)
    let kept = recordings.filter { partial[$0.key] != nil || edits.contains($0.key) }
    try keep(kept.mapValues(\.entry), onlyEditsOf: edits)
    try forget { chosen($0) && partial[$0] == nil && !edits.contains($0) }
    return recordings.count
  }

  /// Checks that the spec and the files that it uses are those that were verified.
  package func requireUnchangedInputs() throws(Failure) {
    guard let inputs else { return }
    let folder = Files.direct(project + "/" + inputs.folder)
    for (file, hash) in inputs.files.sorted(by: { $0.key < $1.key }) {
      let path = Files.direct(folder + "/" + file)
      let isThere = target.confinement.kind(of: path) != nil
      let now = isThere ? try target.confinement.read(path, named: file) : nil
      guard now.map(PendingInputs.hash) != hash else { continue }
      throw .changedSinceVerify(Files.relativePath(from: project, to: path))
    }
  }

  /// Reads a pending file, and verifies that it is unchanged since the run wrote it, except for
  /// line ends.
  private func bytes(of file: String, _ hash: String?) throws(Failure) -> [UInt8] {
    guard let bytes = try waiting.bytes(file) else {
      throw .badRun(waiting.name(file), "it does not exist")
    }
    if StableHash(bytes).text == hash { return bytes }
    let unix = bytes.withUnixLineEnds
    guard StableHash(unix).text == hash else {
      throw .badRun(waiting.name(file), "it has changed since the run wrote it")
    }
    return unix
  }

  /// Records that some snapshots are now compared with other baselines.
  private func keep(
    _ entries: [String: BaselineIndex.Entry], onlyEditsOf edits: Set<String>
  ) throws(Failure) {
    guard isOwn, !entries.isEmpty, let bytes = try waiting.bytes(PendingTarget.file),
      var target = try? JSONDecoder().decode(PendingTarget.self, from: Data(bytes))
    else { return }
    target.compared.merge(entries) { _, new in new }
    for (name, entry) in entries {
      target.former?[name] = nil
      if edits.contains(name) {
        target.environment?[name] = .all
      } else if entry.isDue != true {
        target.environment?[name] = nil
      }
    }
    var transaction = try BaselineTransaction(in: waiting)
    try transaction.write(
      (try? JSONValue(target)).map { Array($0.compactText.utf8) } ?? bytes, to: PendingTarget.file)
    try transaction.commit()
  }

  /// Replaces pending snapshots by versions without the rejected causes.
  package func replace(by partial: [String: PartialBaseline]) throws(Failure) {
    guard !partial.isEmpty else { return }
    let sources = try sources(with: partial)
    try waiting.record(
      partial.mapValues(\.recording), machines: sources.machines, specs: sources.specs)
  }

  /// Returns the environments and specs of the pending snapshots, and of baselines with some of
  /// their causes.
  private func sources(
    with partial: [String: PartialBaseline]
  ) throws(Failure) -> (machines: [String: [String]], specs: [String: NormalSpec]) {
    var specs = try index.specs.all
    for one in partial.values { specs.merge(one.specs) { _, new in new } }
    let machines = partial.values.map(\.recording).machines
    return (index.machines.merging(machines) { _, new in new }, specs)
  }

  /// Deletes the pending snapshots selected by `chosen`.
  package func forget(_ chosen: (String) -> Bool) throws(Failure) {
    guard isOwn else { return }
    var left = index
    left.snapshots = index.snapshots.filter { !chosen($0.key) }
    guard left.snapshots.count < index.snapshots.count else { return }
    if left.snapshots.isEmpty {
      try waiting.remove()
    } else {
      var transaction = try BaselineTransaction(in: waiting)
      try transaction.write(try left.trimmed.encoded(waiting), to: BaselineIndex.fileName)
      try transaction.commit()
    }
  }
}

extension Artifacts {
  /// Returns a folder of pending baselines.
  fileprivate func waiting(_ folder: String) -> BaselineFolder {
    BaselineFolder(
      path: "\(path)/\(folder)", name: "\(name)/\(folder)", ofResultsIn: confinement)
  }
}

extension PendingInputs {
  /// Creates the inputs of a spec and of its snapshots.
  init(of spec: OpenedSpec, _ entries: [BaselineIndex.Entry], in project: String) {
    let path = spec.source.path ?? ""
    let folder = Files.split(path).folder
    self.folder = Files.relativePath(from: project, to: folder)
    var files: [String: String?] = [:]
    for (file, bytes) in spec.content.file?.filesRead ?? [:] {
      files.updateValue(bytes.map(Self.hash), forKey: file)
    }
    if spec.content.file?.page != nil { page = Files.relativePath(from: project, to: path) }
    if let hash = spec.hash {
      source = Files.relativePath(from: project, to: path)
      files[Files.split(path).file] = Self.hash(of: path, read: hash)
    }
    for (file, hash) in entries.flatMap({ $0.files ?? [:] }) where files[file] == nil {
      files[file] = Self.hash(of: "\(folder)/\(file)", read: hash)
    }
    self.files = files
  }

  /// Returns the hash of a file with normalized line ends, or an older hash of its bytes if the
  /// file has changed since it was read.
  private static func hash(of path: String, read hash: String) -> String {
    guard let bytes = try? Files.readFile(path, named: path), StableHash(bytes).text == hash else {
      return hash
    }
    return Self.hash(bytes)
  }
}
