internal import Foundation
internal import Synchronization

/// The processes that a child process leaves behind.
///
/// On Linux, this process adopts them: it is their subreaper. Elsewhere only the process group of a
/// child ends with it.
package enum Descendants {
  /// A variable of the processes that this process starts itself, such as a browser, and of their
  /// children. Users' programs do not inherit it and cannot find its value.
  package static let exemption = (name: "FLATPLAN_OPENED", value: UUID().uuidString)

  /// The number of users' programs that are running.
  private static let programs = Mutex(0)

  /// Adopts the processes that children leave behind until ``release()``, and hides the environment
  /// and memory of this process from them.
  static func adopt() {
    programs.withLock { count in
      count += 1
      guard count == 1 else { return }
      #if os(Linux)
        _ = earlier
        control(setDumpable, 0)
        control(setChildSubreaper, 1)
        setenv(exemption.name, exemption.value, 1)
      #endif
    }
  }

  /// Ends all adopted processes, and adopts no more if no user's program is running.
  static func release() {
    endAll()
    programs.withLock { count in
      count -= 1
      #if os(Linux)
        if count == 0 { control(setChildSubreaper, 0) }
      #endif
    }
  }

  #if os(Linux)
    private static let (setDumpable, setChildSubreaper): (Int32, Int32) = (4, 36)

    /// Changes a property of this process: `prctl`. Glibc declares it with variable arguments, which
    /// Swift cannot call.
    private static func control(_ option: Int32, _ value: UInt) {
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let symbol = dlsym(nil, "prctl") else { return }
      _ = unsafeBitCast(symbol, to: Control.self)(option, value, 0, 0, 0)
    }
  #endif

  /// Kills all adopted processes and what they leave behind in turn.
  static func endAll() {
    #if os(Linux)
      // A process that forks all the time is caught up with, because it is killed as well.
      for _ in 0..<1000 {
        let ended = RunningChildren.withoutStarting { adoptedProcesses.filter(end) }
        if ended.isEmpty { return }
      }
    #endif
  }

  #if os(Linux)
    /// The child processes at the time of ``adopt()``.
    private static let earlier = Set(children)

    private static var children: [pid_t] {
      let own = getpid()
      return (FileEntry("/proc").names ?? []).compactMap { pid_t($0) }
        .filter { parent(of: $0) == own }
    }

    /// The child processes that this process has not started, including those that have ended.
    private static var adoptedProcesses: [pid_t] {
      children.filter {
        !earlier.contains($0) && !RunningChildren.contains($0) && !isExempt($0)
      }
    }

    /// Returns the parent, the second number after the name in parentheses: `/proc/PID/stat`.
    private static func parent(of process: pid_t) -> pid_t? {
      let path = "/proc/\(process)/stat"
      guard let bytes = try? Files.read(path, named: path) else { return nil }
      let end = bytes.lastIndex(of: UInt8(ascii: ")")) ?? bytes.startIndex
      let words = String(decoding: bytes[end...], as: UTF8.self).split(separator: " ")
      return words.count > 2 ? pid_t(words[2]) : nil
    }

    private static func isExempt(_ process: pid_t) -> Bool {
      let path = "/proc/\(process)/environ"
      let variables = (try? Files.read(path, named: path)) ?? []
      let wanted = Array("\(exemption.name)=\(exemption.value)".utf8)
      return variables.split(separator: 0).contains { $0.elementsEqual(wanted) }
    }

    /// Kills a process and waits for its end.
    private static func end(_ process: pid_t) -> Bool {
      guard kill(process, SIGKILL) == 0 else { return false }
      while waitpid(process, nil, 0) < 0, errno == EINTR {}
      return true
    }
  #endif
}
