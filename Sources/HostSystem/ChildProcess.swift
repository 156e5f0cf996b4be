internal import Foundation
package import SpecDiagnostics
internal import Synchronization

/// A child process with optional limits. It is terminated if this process is, and the processes that
/// it has started end with it.
package struct ChildProcess: Sendable {
  package var path: String
  package var arguments: [String]
  package var folder: String
  /// Whether the child inherits all environment variables, or only those that hold no secrets: see
  /// ``isPublic(variable:)``.
  package var inheritsSecrets = true
  /// Whether the program is the user's: it cannot inspect this process, and all processes that it
  /// leaves behind end with it.
  package var isForeign = false
  /// The limit of the private memory in bytes; `nil` for none.
  package var memoryLimit: Int?
  /// Variables to add to the inherited environment.
  package var environment: [String: String] = [:]
  package var input: [UInt8] = []
  /// The time limit in seconds; `nil` for none.
  package var limit: Double?
  /// Receives standard error as it arrives; if `nil`, the outcome contains it.
  package var onErrorOutput: (@Sendable ([UInt8]) -> Void)?
  /// The time to wait for more output after the process has ended, in tenths of a second. Its own
  /// children may live on and keep the pipes open.
  var drainTime = 20

  package init(
    path: String, arguments: [String], folder: String, environment: [String: String] = [:],
    input: [UInt8] = [], limit: Double? = nil, onErrorOutput: (@Sendable ([UInt8]) -> Void)? = nil
  ) {
    self.path = path
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.input = input
    self.limit = limit
    self.onErrorOutput = onErrorOutput
  }

  /// The result of a process.
  package struct Outcome: Sendable {
    package var output: [UInt8]
    package var errors: [UInt8]
    package var ending: Ending
  }

  /// How a process ended.
  package enum Ending: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
    case overdue
  }

  /// Runs the process and waits for its end.
  ///
  /// - Throws: ``Failure/environment(_:)`` if it cannot be started.
  package func run() throws(Failure) -> Outcome {
    let process = process
    let (output, errors, input) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = self.input.isEmpty ? FileHandle.nullDevice : input
    if isForeign { Descendants.adopt() }
    do {
      try RunningChildren.withoutStarting {
        try process.run()
        RunningChildren.add(process.processIdentifier)
      }
    } catch {
      throw .environment("cannot start \(path): \(SystemError.message(for: error))")
    }
    let child = process.processIdentifier
    defer {
      RunningChildren.remove(child)
      if isForeign { Descendants.release() }
    }
    let isOverdue = Mutex(false)
    let timer = limit.map { limit in
      Timer(after: limit) {
        isOverdue.withLock { $0 = true }
        RunningChildren.end(child)
      }
    }
    let lastTimer = limit.map { limit in
      Timer(after: limit + Self.gracePeriod) { RunningChildren.kill(child) }
    }
    let reader = OutputReader(waits: drainTime)
    let errorOutput = Mutex<[UInt8]>([])
    reader.read(errors.fileHandleForReading) { bytes in
      if let onErrorOutput { onErrorOutput(bytes) } else { errorOutput.withLock { $0 += bytes } }
    }
    feed(input)
    let data = Mutex<[UInt8]>([])
    reader.read(output.fileHandleForReading) { bytes in data.withLock { $0 += bytes } }
    let ending = Self.ending(of: process)
    if isForeign { Descendants.endAll() }
    reader.finish()
    timer?.cancel()
    lastTimer?.cancel()
    return Outcome(
      output: data.withLock { $0 }, errors: errorOutput.withLock { $0 },
      ending: isOverdue.withLock { $0 } ? .overdue : ending)
  }

  /// The seconds that an overdue process has to end itself.
  private static let gracePeriod = 2.0

  /// The process before it is started. A shell sets the limit of the memory, because this process
  /// must keep its own.
  private var process: Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: memoryLimit == nil ? path : "/bin/sh")
    process.arguments = arguments
    if let memoryLimit {
      let script = #"ulimit -c 0; ulimit -d "$1" 2>/dev/null; shift; exec "$@""#
      process.arguments = ["-c", script, "flatplan", "\(memoryLimit >> 10)", path] + arguments
    }
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let inherited = ProcessInfo.processInfo.environment.filter {
      inheritsSecrets || Self.isPublic(variable: $0.key)
    }
    process.environment = inherited.merging(environment) { $1 }
    if isForeign { process.environment?[Descendants.exemption.name] = nil }
    return process
  }

  /// Returns whether the variable of a name holds no secrets and may be needed by a program that
  /// draws: paths, the locale, fonts, and those of Flatplan itself.
  package static func isPublic(variable: String) -> Bool {
    publicVariables.contains(variable)
      || ["LC_", "FLATPLAN_"].contains(where: variable.hasPrefix)
  }

  private static let publicVariables: Set = [
    "PATH", "HOME", "USER", "LOGNAME", "LANG", "LANGUAGE", "TZ", "TMPDIR", "TERM", "COLUMNS",
    "NO_COLOR", "CI", "GITHUB_ACTIONS", "GITHUB_WORKSPACE", "GITHUB_STEP_SUMMARY",
    "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH",
    "DYLD_FRAMEWORK_PATH",
  ]

  /// Waits for the end of a process, and ends what is left of its process group. On Linux `Process` also waits for the process's children.
  private static func ending(of process: Process) -> Ending {
    #if os(Linux)
      var info = siginfo_t()
      var answer: Int32
      repeat {
        answer = waitid(P_PID, id_t(process.processIdentifier), &info, WEXITED | WNOWAIT)
      } while answer != 0 && errno == EINTR
      if answer == 0 {
        // The process is not reaped yet, so its group cannot be another one's.
        RunningChildren.kill(process.processIdentifier)
        let status = info._sifields._sigchld.si_status
        return info.si_code == CLD_EXITED ? .exit(status) : .signal(status)
      }
    #endif
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
      ? .signal(process.terminationStatus) : .exit(process.terminationStatus)
  }

  private func feed(_ pipe: Pipe) {
    let bytes = input
    guard !bytes.isEmpty else { return }
    DispatchQueue.global().async {
      try? pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
      try? pipe.fileHandleForWriting.close()
    }
  }
}

/// Reads the output of a process until the pipe closes, or until the process has ended and the pipe
/// has been silent for a while: its children may live on and keep the pipe open.
private final class OutputReader: Sendable {
  private let readers = DispatchGroup()
  private let hasEnded = Mutex(false)

  /// The number of silent pauses to wait for, and the length of a pause in milliseconds.
  private let waits: Int
  private static let pause: Int32 = 100

  init(waits: Int) {
    self.waits = waits
  }

  func read(_ file: FileHandle, take: @escaping @Sendable ([UInt8]) -> Void) {
    DispatchQueue.global().async(group: readers) { [self] in
      var waits = 0
      while waits < self.waits {
        var pipe = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&pipe, 1, Self.pause) > 0 else {
          if hasEnded.withLock({ $0 }) { waits += 1 }
          continue
        }
        waits = 0
        let piece = file.availableData
        guard !piece.isEmpty else { return }
        take([UInt8](piece))
      }
    }
  }

  /// Waits for the remaining output after the process has ended.
  func finish() {
    hasEnded.withLock { $0 = true }
    readers.wait()
  }
}

/// A cancellable timer.
private struct Timer {
  private let item: DispatchWorkItem

  init(after seconds: Double, _ act: @escaping @Sendable () -> Void) {
    item = DispatchWorkItem(block: act)
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: item)
  }

  func cancel() {
    item.cancel()
  }
}
