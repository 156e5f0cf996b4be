import Foundation
import Synchronization
import Testing

@testable import Basics
@testable import HostSystem

/// Child processes.
@Suite struct ChildProcessTests {
  @Test func `background processes of a program are not waited for`() throws {
    let start = ContinuousClock.now
    var process = ChildProcess(
      path: "/bin/sh", arguments: ["-c", "sleep 60 & echo out; echo words >&2"], folder: "/tmp")
    process.drainTime = 2
    let outcome = try process.run()
    #expect(ContinuousClock.now - start < .seconds(40))
    #expect(outcome.ending == .exit(0))
    #expect(String(decoding: outcome.output, as: UTF8.self) == "out\n")
    #expect(String(decoding: outcome.errors, as: UTF8.self) == "words\n")
  }

  @Test func `all output of a program is read, however long it takes`() throws {
    let heard = Mutex("")
    var process = ChildProcess(
      path: "/bin/sh", arguments: ["-c", "echo one >&2; sleep 0.1; echo two >&2"], folder: "/tmp")
    process.drainTime = 2
    process.onErrorOutput = { bytes in
      // Longer than the process runs plus the grace period.
      if heard.withLock({ $0.isEmpty }) { Thread.sleep(forTimeInterval: 0.5) }
      heard.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
    }
    #expect(try process.run().ending == .exit(0))
    #expect(heard.withLock { $0 } == "one\ntwo\n")
  }

  #if os(Linux)
    @Test func `background processes end with the program`() throws {
      let process = ChildProcess(
        path: "/bin/sh", arguments: ["-c", "sleep 600 >&- 2>&- & echo $!"], folder: "/tmp")
      let outcome = try process.run()
      let text = String(decoding: outcome.output, as: UTF8.self).trimmingNewlines
      let child = try #require(pid_t(text))
      // A killed process may still have to be reaped.
      while kill(child, 0) == 0, !Self.isZombie(child) {}
    }

    private static func isZombie(_ process: pid_t) -> Bool {
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      return status?.contains(") Z ") ?? true
    }

    @Test func `an overdue process that ignores the request to end is killed`() throws {
      let process = ChildProcess(
        path: "/bin/sh", arguments: ["-c", "trap '' TERM; while true; do sleep 1; done"],
        folder: "/tmp", limit: 0.1)
      #expect(try process.run().ending == .overdue)
    }

    @Test func `the memory of a process is limited`() throws {
      var process = ChildProcess(
        path: "/bin/bash", arguments: ["-c", "ulimit -d; ulimit -c; echo \"$0 $1\"", "a b", "c"],
        folder: "/tmp")
      process.memoryLimit = 512 << 20
      let outcome = try process.run()
      #expect(String(decoding: outcome.output, as: UTF8.self) == "524288\n0\na b c\n")
    }
  #endif

  @Test func `secrets are kept from a process that does not inherit them`() throws {
    for name in ["GITHUB_TOKEN", "AWS_SECRET_ACCESS_KEY", "SSH_AUTH_SOCK", "LD_PRELOAD", "X"] {
      #expect(!ChildProcess.isPublic(variable: name), "\(name)")
    }
    for name in ["PATH", "HOME", "LC_ALL", "FLATPLAN_TIME_LIMIT", "FONTCONFIG_FILE"] {
      #expect(ChildProcess.isPublic(variable: name), "\(name)")
    }
    var process = ChildProcess(path: "/usr/bin/env", arguments: [], folder: "/tmp")
    process.inheritsSecrets = false
    process.environment = ["GIVEN": "yes"]
    let names = String(decoding: try process.run().output, as: UTF8.self)
      .split(separator: "\n").compactMap { $0.split(separator: "=").first.map(String.init) }
    #expect(names.contains("GIVEN"))
    // Lines of values that contain line breaks have no name of their own.
    #expect(names.allSatisfy { $0 == "GIVEN" || ChildProcess.isPublic(variable: $0) })
  }
}

#if os(Linux)
  /// What a user's program may do with other processes.
  @Suite struct ForeignProcessTests {
    private func foreign(_ script: String) throws -> String {
      var process = ChildProcess(path: "/bin/bash", arguments: ["-c", script], folder: "/tmp")
      process.isForeign = true
      return String(decoding: try process.run().output, as: UTF8.self).trimmingNewlines
    }

    @Test(arguments: [
      "setsid sleep 1000 </dev/null >/dev/null 2>&1 & echo $!",
      "(setsid sleep 1000 </dev/null >/dev/null 2>&1 & echo $!)",
      "setsid bash -c 'setsid sleep 1000 & echo $!; exit' </dev/null",
      "setsid bash -c 'trap \"\" TERM; echo $$; sleep 1000' </dev/null & sleep 0.2",
    ])
    func `processes that a program leaves behind end with it`(script: String) throws {
      let left = try #require(pid_t(try foreign(script)))
      #expect(kill(left, 0) != 0)
    }

    @Test func `a program cannot read the environment of its parent`() throws {
      // The superuser can read it.
      guard geteuid() != 0 else { return }
      #expect(try foreign("cat /proc/$PPID/environ 2>/dev/null | wc -c") == "0")
    }

    @Test func `a process that was opened for the user is not ended`() throws {
      var browser: pid_t = 0
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("20"), nil]
      let exemption = Descendants.exemption
      var variables: [UnsafeMutablePointer<CChar>?] = [
        strdup("\(exemption.name)=\(exemption.value)"), nil,
      ]
      defer { for text in words + variables { free(text) } }
      #expect(posix_spawnp(&browser, "sleep", nil, nil, &words, &variables) == 0)
      defer {
        kill(browser, SIGKILL)
        waitpid(browser, nil, 0)
      }
      _ = try foreign("true")
      #expect(kill(browser, 0) == 0)
    }
  }
#endif
