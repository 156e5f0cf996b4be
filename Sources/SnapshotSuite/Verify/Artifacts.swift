internal import Basics
internal import Foundation
package import HostSystem
internal import PNGCodec
package import SpecDiagnostics
internal import SpecPictures
package import VisualDiff

/// The folder where runs write their results: `.build/flatplan` unless another is chosen, apart
/// from the baselines.
package struct Artifacts: Sendable {
  let path: String
  package let name: String
  /// The absolute path of the project: the working directory, to which pending baselines are
  /// relative.
  let project: String
  /// Where the folder's files must be: the project for the default, else the folder that the user
  /// named.
  let confinement: Confinement
  private let cores: @Sendable () -> Int
  private let allowsObsolete: Bool

  static let folder = ".build/flatplan"

  /// Whether this is the folder that other commands use by default.
  package var isDefault: Bool { name == Self.folder }
  static let report = "report.json"
  /// The results of other shards of the suite, from earlier runs in the same checkout.
  private static let otherShards = "other-shards.json"

  /// - Parameter folder: The folder, as the user wrote it; `nil` for the default.
  package init(in environment: RunEnvironment, folder: String? = nil) {
    name = (folder ?? Self.folder).withoutSlash
    path = environment.absolute(name)
    project = Files.direct(environment.folder)
    confinement =
      name == Self.folder ? Confinement(projectOf: environment.folder) : Confinement(to: path)
    cores = environment.cores
    allowsObsolete = environment.allowsObsolete
  }

  func write(_ bytes: [UInt8], to file: String) throws(Failure) {
    try confinement.replace("\(path)/\(file)", with: bytes, named: "\(name)/\(file)")
  }

  /// Writes the report as JSON, text, HTML page and JUnit XML.
  ///
  /// For large suites the four files are written in parallel, because each takes longer than
  /// checking many unchanged snapshots.
  func write(_ report: Report) throws(Failure) {
    let isLarge = report.verdicts.count > Self.maxSerialVerdicts
    let written = inParallel(View.allCases, atMost: isLarge ? cores() : 1) { view in
      Result { () throws(Failure) in try write(view, of: report) }
    }
    for view in written { try view.get() }
  }

  /// Deletes the previous report, so that it is not mistaken for the next one if writing that
  /// fails.
  func forgetReport() {
    for view in View.allCases {
      try? confinement.remove("\(path)/\(view.rawValue)", named: view.rawValue)
    }
    try? confinement.remove("\(path)/\(Self.otherShards)", named: Self.otherShards)
  }

  /// The maximum number of verdicts for which the files are written serially.
  private static let maxSerialVerdicts = 100

  /// A file format of the report, slowest first.
  private enum View: String, CaseIterable {
    case page = "index.html"
    case data = "report.json"
    case junit = "junit.xml"
    case text = "report.txt"
  }

  private func write(_ view: View, of report: Report) throws(Failure) {
    let bytes: [UInt8]
    switch view {
    case .page: bytes = try Self.page(of: report, in: path, embedding: 0)
    case .junit: bytes = Array(report.junit(allowsObsolete: allowsObsolete).utf8)
    case .text: bytes = Array(report.text.utf8)
    case .data:
      do {
        bytes = try report.json()
      } catch {
        throw .cannotWrite("\(name)/\(view.rawValue)", "\(error)")
      }
    }
    try write(bytes, to: view.rawValue)
  }

  /// Renders the HTML page of a report whose files are in a folder.
  ///
  /// - Parameters:
  ///   - mostBytes: The maximum total size of embedded pictures. Others are shown by their path.
  ///   - server: The server that shows the page; `nil` for a page in a file.
  package static func page(
    of report: Report, in folder: String, embedding mostBytes: Int = 48 << 20,
    serving server: PageServer? = nil
  ) throws(Failure) -> [UInt8] {
    do {
      let confinement = Confinement(to: folder)
      return try report.page(embedding: mostBytes, serving: server) { file in
        let bytes = try? confinement.read("\(folder)/\(file)", named: file)
        let isPicture = bytes?.starts(with: PNG.signature) ?? false
        return isPicture == file.hasSuffix(".png") ? bytes : nil
      }
    } catch {
      throw .cannotWrite("index.html", "\(error)")
    }
  }

  /// Changes the verdicts of some snapshots in the last report, if there is one.
  ///
  /// - Parameters:
  ///   - snapshots: The snapshots, as paths in their baseline folders.
  ///   - known: The report, if it was read before.
  package func amendReport(
    _ snapshots: Set<String>, of known: Report? = nil, _ change: (inout Verdict) -> Void,
    in environment: RunEnvironment
  ) throws(Failure) {
    guard !snapshots.isEmpty, known != nil || hasReport else { return }
    var report: Report
    if let known { report = known } else { report = try self.report(in: environment) }
    for index in report.verdicts.indices
    where snapshots.contains(report.verdicts[index].baselineName) {
      change(&report.verdicts[index])
    }
    try write(report)
  }

  /// Returns the path of a report: the named file, the report in the named folder, or that of the
  /// last run.
  package static func file(_ named: String?, in environment: RunEnvironment) -> String {
    let name = named ?? folder
    let isFolder = named == nil || Files.isFolder(environment.absolute(name))
    return isFolder ? "\(name.withoutSlash)/\(report)" : name
  }

  /// Whether the folder contains a report.
  package var hasReport: Bool { confinement.holds("\(path)/\(Self.report)") }

  /// Reads the report of the last run that used the folder, with the results of other shards.
  package func report(in environment: RunEnvironment) throws(Failure) -> Report {
    var report = try Self.report(name == Self.folder ? nil : name, in: environment)
    guard let count = report.shard?.count,
      let bytes = try? confinement.read("\(path)/\(Self.otherShards)", named: Self.otherShards),
      let others = try? Report(json: bytes), others.shard?.count == count
    else { return report }
    let own = Set(report.verdicts.map(\.snapshot))
    report.verdicts.insert(
      contentsOf: others.verdicts.filter { !own.contains($0.snapshot) }, at: 0)
    return report
  }

  /// Writes the results of other shards, which ``report(in:)`` adds to those of the last run.
  func writeOtherShards(_ report: Report) throws(Failure) {
    guard !report.verdicts.isEmpty else { return }
    do {
      try write(try report.json(), to: Self.otherShards)
    } catch {
      throw Failure.cannotWrite("\(name)/\(Self.otherShards)", "\(error)")
    }
  }

  /// Reads the report at a path or in a folder; without a path, the report of the last run.
  package static func report(_ file: String?, in environment: RunEnvironment) throws(Failure)
    -> Report
  {
    let name = Self.file(file, in: environment)
    let path = environment.absolute(name)
    let bytes: [UInt8]
    if let file {
      let isFolder = Files.isFolder(environment.absolute(file))
      let confinement =
        isFolder
        ? Confinement(to: environment.absolute(file)) : environment.trust.confinement(environment)
      bytes = try Files.read(path, named: name, in: confinement)
    } else {
      let artifacts = Artifacts(in: environment)
      guard artifacts.hasReport else { throw .badRun(name, "it does not exist") }
      try artifacts.requireOwn()
      bytes = try artifacts.confinement.read(path, named: name)
    }
    do throws(ReportError) {
      return try Report(json: bytes)
    } catch {
      throw file == nil ? .badRun(name, "\(error)") : .cannotRead(name, "\(error)")
    }
  }

  /// Throws if the results in the default folder were committed instead of made by a run. A stranger's
  /// results are taken only with `--from`.
  func requireOwn() throws(Failure) {
    guard !isDefault || GitFolder(path).files(in: "HEAD")?.isEmpty ?? true else {
      throw .badRun(
        name, "its files are in git, so no run on this computer made them; remove them from git")
    }
  }
}
