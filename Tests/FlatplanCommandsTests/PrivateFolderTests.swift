import Foundation
import SpecDiagnostics
import Testing

@testable import HostSystem

/// Folders in places that all users share.
@Suite struct PrivateFolderTests {
  let work: Workplace

  init() throws { work = try Workplace() }

  private func secure(_ name: String) throws(Failure) {
    try PrivateFolder.secure(
      "\(work.folder)/\(name)", as: "report folder", advice: "choose another")
  }

  @Test func `a new folder is for this user only`() throws {
    try secure("a/b")
    var status = stat()
    #expect(lstat(work.folder + "/a/b", &status) == 0 && status.st_mode & 0o777 == 0o700)
    chmod(work.folder + "/a/b", 0o777)
    try secure("a/b/")
    #expect(lstat(work.folder + "/a/b", &status) == 0 && status.st_mode & 0o777 == 0o700)
  }

  @Test func `a link, a file and the folder of another user are refused`() throws {
    #expect(symlink("/tmp", work.folder + "/link") == 0)
    try work.write("", to: "file")
    for name in ["link", "file"] {
      #expect(throws: Failure.self) { try secure(name) }
    }
    guard geteuid() == 0 else { return }
    try secure("other")
    #expect(chown(work.folder + "/other", 1234, 1234) == 0)
    #expect(throws: Failure.self) { try secure("other") }
  }

  @Test func `what a killed process left behind is removed at the next start`() throws {
    let purpose = "test\(UInt32.random(in: 0 ... .max))"
    let left = "\(PrivateFolder.shared)/flatplan-\(purpose)-left"
    try Files.replace(left + "/file", with: [], named: "file")
    try Files.replace(left + "-file", with: [], named: "file")
    var first: TemporaryFolder? = try TemporaryFolder(for: purpose)
    #expect(!Files.exists(left) && !Files.exists(left + "-file"))
    let path = try #require(first?.path)
    let second = try TemporaryFolder(for: purpose)
    #expect(Files.exists(path) && Files.exists(second.path))
    first = nil
    #expect(!Files.exists(path))
  }
}
