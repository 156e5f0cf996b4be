import Foundation
import TestSupport
import Testing

@testable import HostSystem
@testable import SpecDiagnostics
@testable import SwiftInput
@testable import VisualDiff

/// Tests runs of the built tool that are interrupted by a full disk, a file size limit or a signal.
@Suite(.enabled(if: Tool.path != nil, "the tool is not built beside the tests"), .serialized)
struct InterruptionTests {
  let work: Workplace

  init() async throws {
    work = try Workplace()
    try Self.write(height: 8, to: work)
    try await Tool.run("record s", in: work.folder)
  }

  private static func write(height: Int, to work: Workplace) throws {
    for name in ["a", "b", "c"] {
      try work.write(
        """
        render: {widths: [200, 300, 400], scale: 1}
        sections: [{group: {height: \(height), columns: 2}, items: 30}]

        """, to: "s/\(name).yaml")
    }
  }

  /// Expects each baseline to be readable, and either the old or the new one.
  private func expectOldOrNew(
    _ old: [String: [UInt8]], _ new: [String: [UInt8]]
  ) async throws {
    // The next run finishes an interrupted transaction.
    _ = await work.run("verify", "s", "--update", "none")
    let report = try work.report()
    #expect(!report.verdicts.contains { $0.status == .error }, "\(report.text)")
    for name in ["a", "b", "c"] {
      let folder = "s/__Snapshots__/\(name)"
      // Hidden temporary files have no effect, and the next change deletes them.
      let now = work.contents(of: folder).filter { !$0.key.hasPrefix("\(folder)/.") }
      let isOld = now == old.filter { $0.key.hasPrefix(folder) }
      let isNew = now == new.filter { $0.key.hasPrefix(folder) }
      #expect(isOld || isNew, "\(now.keys.sorted())")
    }
  }

  /// Creates pending changes. Returns the current baselines and those after accepting all changes.
  private func pending() async throws -> (old: [String: [UInt8]], new: [String: [UInt8]]) {
    let old = work.contents(of: "s/__Snapshots__")
    try Self.write(height: 10, to: work)
    let copy = try Workplace()
    try FileManager.default.copyItem(atPath: "\(work.folder)/s", toPath: "\(copy.folder)/s")
    try await Tool.run("record s", in: copy.folder)
    try await Tool.run("verify s --update none", in: work.folder)
    return (old, copy.contents(of: "s/__Snapshots__"))
  }

  @Test func `killing accept at any moment leaves the old or the new baselines`() async throws {
    let (old, new) = try await pending()
    let waiting = work.contents(of: ".build/flatplan/pending")
    let start = ContinuousClock.now
    try await Tool.run("accept", in: work.folder)
    let whole = start.duration(to: .now) / .seconds(1)
    try restore(old, below: "s/__Snapshots__")
    try restore(waiting, below: ".build/flatplan/pending")
    var killed = 0
    // The first turn is always killed; how many others are depends on the machine.
    for turn in [0] + TestShard.current.cases(of: 1..<12) {
      // The delays range from before the first write to after the last.
      let delay = whole * Double(turn) / 12
      killed += try await Tool.run("accept", in: work.folder, killedAfter: delay) == 137 ? 1 : 0
      try await expectOldOrNew(old, new)
      try restore(old, below: "s/__Snapshots__")
      try restore(waiting, below: ".build/flatplan/pending")
    }
    #expect(killed > 0)
  }

  #if os(Linux)
    @Test func `a signal removes temporary files`() async throws {
      try work.write(
        "sections: [{group: {height: 44, columns: 3}, items: 9000}]\n", to: "big.yaml")
      // Test threads block signals, and child processes inherit that.
      let code = try await Tool.run(
        """
        render big.yaml -o out --scale 3 & tool=$!
        until ls -A out/big | grep -q tmp; do kill -0 $tool || break; sleep 0.005; done
        kill -TERM $tool; wait $tool
        """, in: work.folder, after: "env --default-signal")
      #expect(code == 143)
      #expect(!work.files.contains { $0.hasPrefix("out/") })
    }

    @Test(.enabled(if: RunnerLibrary.besideTests.isThere, "the library is not built"))
    func `a signal ends the compiler and its children`() async throws {
      try work.write("import UIKit\n", to: "Home.swift")
      // A stub compiler that never ends, with a child process that does not end either.
      for tool in ["swift", "swiftc"] {
        try work.write("#!/bin/sh\nsleep 600 &\necho $! > running\nwait\n", to: "bin/\(tool)")
      }
      let code = try await Tool.run(
        """
        render Home.swift & tool=$!
        until [ -s running ]; do kill -0 $tool || break; sleep 0.01; done
        kill -TERM $tool; wait $tool; code=$?
        while kill -0 $(cat running); do sleep 0.01; done; (exit $code)
        """, in: work.folder,
        after: """
          chmod +x bin/*; env --default-signal PATH=$PWD/bin:$PATH FLATPLAN_CACHE=cache \
          FLATPLAN_BUILD=\(RunnerLibrary.besideTests.folder)
          """)
      #expect(code == 143)
    }
  #endif

  private func restore(_ files: [String: [UInt8]], below folder: String) throws {
    try? FileManager.default.removeItem(atPath: "\(work.folder)/\(folder)")
    for (name, bytes) in files {
      try work.write(bytes, to: name)
    }
  }

  @Test(arguments: [0, 1, 4])
  func `a file size limit leaves the old or the new baselines`(kibibytes: Int) async throws {
    let (old, new) = try await pending()
    let limit = "ulimit -f \(kibibytes); trap '' XFSZ;"
    let code = try await Tool.run("accept", in: work.folder, after: limit)
    #expect([0, 3].contains(code))
    try await expectOldOrNew(old, new)
  }

  @Test func `a full disk is reported and no baseline is lost`() async throws {
    let (old, _) = try await pending()
    let place = "\(work.folder)/s/__Snapshots__"
    // Mount a small disk over the baseline folder, in a separate mount namespace.
    let mount = """
      cp -r \(place) \(work.folder)/kept && mount -t tmpfs -o size=600k,nr_inodes=200 tmpfs \(place) \
      && cp -r \(work.folder)/kept/. \(place)/ && \
      (dd if=/dev/zero of=\(place)/filler bs=1k count=4096 2>/dev/null; true) &&
      """
    let check = "cp -r \(place)/. \(work.folder)/after/"
    let code = try await Tool.run(
      "accept 2> \(work.folder)/words", in: work.folder, after: mount, then: check,
      unshared: true)
    guard code != Tool.cannotMount else {
      withKnownIssue("mounting is not permitted here", isIntermittent: true) {}
      return
    }
    #expect(code == 3)
    let words = work.text("words")
    #expect(words.contains("No space left on device"), "\(words)")
    for (name, bytes) in old {
      let after = name.replacing("s/__Snapshots__/", with: "after/")
      #expect(work.bytes(after) == bytes, "\(name)")
    }
  }

  @Test func `two runs that record the same suite leave complete baselines`() async throws {
    try Self.write(height: 10, to: work)
    let folder = work.folder
    async let one = Tool.run("record s", in: folder)
    async let two = Tool.run("verify s --update all", in: folder)
    #expect(try await [one, two] == [0, 0])
    #expect(await work.run("verify", "s", "--force", "--update", "none").code == .done)
    #expect(!work.files.contains { $0.hasSuffix(".tmp") || $0.contains(".new-") })
  }
}

/// Runs the built tool as a process.
enum Tool {
  /// The path of the binary beside the tests.
  static let path: String? = {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    let here =
      [folder, folder?.deletingLastPathComponent()].compactMap(\.self)
      + [URL(fileURLWithPath: #filePath).appending(path: "../../../.build/debug").standardized]
    return here.map { $0.appending(path: "flatplan").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// The variables of the tests without those that change verdicts and output in CI. Other tests run
  /// users' programs in this process, and would otherwise end the tool as one that they left behind.
  private static let environment = ProcessInfo.processInfo.environment.filter {
    $0.key != "CI" && !$0.key.hasPrefix("GITHUB_")
  }.merging([Descendants.exemption.name: Descendants.exemption.value]) { _, new in new }

  /// The exit code of a run that has no permission to mount.
  static let cannotMount: Int32 = 77

  /// Runs the tool in a shell, and returns its exit code; 137 if it was killed.
  ///
  /// - Parameters:
  ///   - before: Shell code that runs before the tool.
  ///   - after: Shell code that runs after the tool.
  ///   - delay: The number of seconds after which the tool is killed.
  ///   - unshared: Whether the run has a mount namespace of its own.
  @discardableResult
  static func run(
    _ arguments: String, in folder: String, after before: String = "", then after: String = "true",
    killedAfter delay: Double? = nil, unshared: Bool = false
  ) async throws -> Int32 {
    let tool = path ?? "flatplan"
    let kill = delay.map { "& tool=$!; sleep \($0); kill -9 $tool 2>/dev/null; wait $tool" } ?? ""
    let script = """
      cd '\(folder)'; mkdir -p after; \(before) \(tool) \(arguments) \(kill); code=$?; \(after); exit $code
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "-c", script]
    if unshared {
      process.arguments = [
        "bash", "-c",
        "unshare -m true 2>/dev/null || exit \(cannotMount); exec unshare -m bash -c \"$0\"",
        script,
      ]
    }
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
  }
}
