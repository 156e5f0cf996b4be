import Basics
import Foundation
import Testing

@testable import FlatplanCommands
@testable import HostSystem
@testable import SnapshotSuite

/// What git may do for Flatplan, whatever the configuration of a checkout says.
@Suite struct GitFolderTests {
  let work: Workplace
  /// A file that exists once a command of the configuration has run.
  private var trace: String { work.folder + "/ran" }
  private var command: String { "touch \(trace); false" }

  init() throws {
    work = try Workplace()
    try work.write(Example.grid, to: "project/specs/grid.yaml")
  }

  @discardableResult
  private func git(_ arguments: String..., in folder: String = "project") throws -> String {
    let user = [
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgSign=false",
    ]
    var git = ChildProcess(
      path: "/usr/bin/env",
      arguments: ["git", "-C", "\(work.folder)/\(folder)"] + user + arguments,
      folder: work.folder)
    // Another test sets GIT_DIR meanwhile.
    git.inheritsSecrets = false
    let outcome = try git.run()
    #expect(
      outcome.ending == .exit(0), "\(arguments) \(String(decoding: outcome.errors, as: UTF8.self))")
    return String(decoding: outcome.output, as: UTF8.self)
  }

  private func commit() throws {
    try git("init", "-q")
    try git("add", "-A", "-f")
    try git("commit", "-qm", "all")
  }

  /// Runs all queries, of which none may run a command.
  private func expectNothingRan(
    _ folder: String = "project/specs", sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let path = "\(work.folder)/\(folder)"
    let now = Array(Example.grid.replacing("44", with: "45").utf8)
    try work.write(now, to: "\(folder)/grid.yaml")
    let git = GitFolder(path)
    _ = git.files(in: "HEAD")
    _ = git.bytes(of: "grid.yaml", in: "HEAD")
    _ = git.shared(in: "HEAD")
    _ = git.lastRevision(of: "grid.yaml")
    _ = git.firstChangedLine(of: "grid.yaml", now: now, since: "HEAD")
    _ = git.reasonForMissing("none")
    for command in [["diff", folder, "--base", "HEAD"], ["verify", folder], ["check", folder]] {
      _ = await work.run(command)
    }
    #expect(!Files.exists(trace), sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "core.fsmonitor", "core.sshCommand", "core.pager", "core.editor", "core.askPass",
    "core.gitProxy", "core.alternateRefsCommand", "diff.external", "diff.x.textconv",
    "diff.x.command", "filter.x.clean", "filter.x.smudge", "filter.x.process", "gpg.program",
    "credential.helper", "pager.log", "pager.show", "pager.diff", "alias.show", "alias.log",
    "alias.ls-tree", "alias.cat-file", "sequence.editor", "uploadpack.packObjectsHook",
    "trace2.eventTarget",
  ])
  func `a command in the configuration does not run`(key: String) async throws {
    try work.write("*.yaml diff=x filter=x\n", to: "project/specs/.gitattributes")
    try commit()
    let value = key.hasPrefix("alias.") || key == "credential.helper" ? "!\(command)" : command
    try git("config", key, value)
    try git("config", "log.showSignature", "true")
    try await expectNothingRan()
  }

  @Test func `an included configuration does not run a command`() async throws {
    try work.write("[core]\n  fsmonitor = \"\(command)\"\n", to: "project/specs/hidden")
    try commit()
    try git("config", "includeIf.gitdir:**.path", work.folder + "/project/specs/hidden")
    try await expectNothingRan()
  }

  @Test func `hooks do not run`() async throws {
    try commit()
    for hook in ["post-index-change", "reference-transaction", "post-checkout"] {
      try work.write("#!/bin/sh\n\(command)\n", to: "project/.git/hooks/\(hook)")
      chmod(work.folder + "/project/.git/hooks/\(hook)", 0o755)
    }
    try await expectNothingRan()
  }

  /// Writes what git takes for a repository without a `.git` folder.
  private func writeBareFolder(_ configuration: String) throws {
    let folder = "project/specs/evil"
    try work.write("ref: refs/heads/x\n", to: "\(folder)/HEAD")
    try work.write("", to: "\(folder)/objects/.keep")
    try work.write(String(repeating: "1", count: 40) + "\n", to: "\(folder)/refs/heads/x")
    try work.write(configuration, to: "\(folder)/config")
    try work.write(Example.grid, to: "\(folder)/grid.yaml")
  }

  @Test func `a committed folder is not taken for a repository`() async throws {
    try writeBareFolder(
      """
      [core]
        repositoryformatversion = 1
        bare = false
        worktree = .
        fsmonitor = "\(command)"
      [extensions]
        partialClone = o
      [remote "o"]
        url = .
        promisor = true
        uploadpack = "\(command)"
      """)
    try commit()
    try await expectNothingRan("project/specs/evil")
    // The base is the file in the outer repository.
    let git = GitFolder(work.folder + "/project/specs/evil")
    #expect(git.bytes(of: "grid.yaml", in: "HEAD") == Array(Example.grid.utf8))
  }

  @Test func `missing objects of a partial clone are not fetched`() async throws {
    try commit()
    for (key, value) in [
      ("core.repositoryformatversion", "1"), ("extensions.partialClone", "o"),
      ("remote.o.url", "."), ("remote.o.promisor", "true"), ("protocol.file.allow", "always"),
      ("protocol.ext.allow", "always"), ("remote.o.uploadpack", command),
    ] { try git("config", key, value) }
    let blob = try git("rev-parse", "HEAD:specs/grid.yaml").trimmingNewlines
    Files.remove("\(work.folder)/project/.git/objects/\(blob.prefix(2))")
    try await expectNothingRan()
    try git("config", "remote.o.url", "ext::sh -c \(command)")
    try await expectNothingRan()
  }

  @Test func `a .git file that points to a committed folder is no repository`() async throws {
    try writeBareFolder("[core]\n  bare = false\n  worktree = .\n  fsmonitor = \"\(command)\"\n")
    try work.write("gitdir: ./evil\n", to: "project/specs/.git")
    try await expectNothingRan()
    #expect(GitFolder(work.folder + "/project/specs").files(in: "HEAD") == nil)
  }

  @Test func `a link named .git is no repository`() throws {
    try commit()
    try work.write(Example.grid, to: "other/grid.yaml")
    #expect(symlink("../project/.git", work.folder + "/other/.git") == 0)
    #expect(GitFolder(work.folder + "/other").files(in: "HEAD") == nil)
  }

  @Test func `variables of the caller do not reach git`() throws {
    try commit()
    setenv("GIT_DIR", "/nowhere", 1)
    defer { unsetenv("GIT_DIR") }
    #expect(GitFolder(work.folder + "/project/specs").files(in: "HEAD") == ["grid.yaml"])
  }

  @Test func `worktrees and submodules are repositories`() throws {
    try commit()
    try git("worktree", "add", "-q", "../tree")
    #expect(GitFolder(work.folder + "/tree/specs").files(in: "HEAD") == ["grid.yaml"])
    try git("clone", "-q", "--bare", ".", "../bare")
    try git("worktree", "add", "-q", "../second", in: "bare")
    #expect(GitFolder(work.folder + "/second/specs").files(in: "HEAD") == ["grid.yaml"])
  }

  @Test(
    arguments: [
      ("a\nb\nc\n", "a\nx\nc\n", 2), ("a\nb\n", "a\nb\nc\n", 3), ("a\nb\n", "b\n", 1),
      ("a\n", "a\n", nil),
    ] as [(String, String, Int?)])
  func `the first changed line is found`(old: String, new: String, line: Int?) throws {
    try work.write(old, to: "project/specs/file")
    try commit()
    let git = GitFolder(work.folder + "/project/specs")
    #expect(git.firstChangedLine(of: "file", now: Array(new.utf8), since: "HEAD") == line)
  }
}
