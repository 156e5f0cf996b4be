internal import Foundation
internal import Synchronization

/// A program that is run until it ends, for as long as it may, and no longer than this one.
package struct ChildProcess: Sendable {
  package var path: String
  package var arguments: [String]
  package var folder: String
  /// What it finds in its environment beside what is there already.
  package var environment: [String: String] = [:]
  package var input: [UInt8] = []
  /// Seconds; `nil` is no limit.
  package var limit: Double?
  /// Takes what it says on the standard error, as it comes; otherwise that is kept.
  package var hear: (@Sendable ([UInt8]) -> Void)?
  /// How long the pipes may stay silent after the process has ended, in tenths of a second. Processes
  /// that it started may live on and keep the pipes open.
  var silence = 20

  package init(
    path: String, arguments: [String], folder: String, environment: [String: String] = [:],
    input: [UInt8] = [], limit: Double? = nil, hear: (@Sendable ([UInt8]) -> Void)? = nil
  ) {
    self.path = path
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.input = input
    self.limit = limit
    self.hear = hear
  }

  /// How it went.
  package struct Outcome: Sendable {
    package var output: [UInt8]
    package var errors: [UInt8]
    package var ending: Ending
  }

  /// How a program ends.
  package enum Ending: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
    case overdue
  }

  /// - Throws: ``Failure/environment(_:)`` where it cannot be started.
  package func run() throws(Failure) -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors, input) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = self.input.isEmpty ? FileHandle.nullDevice : input
    do {
      try process.run()
    } catch {
      throw .environment("cannot start \(path): \(SystemError.words(of: error))")
    }
    let child = process.processIdentifier
    RunningChildren.add(child)
    defer { RunningChildren.remove(child) }
    let isOverdue = Mutex(false)
    let timer = limit.map { limit in
      Timeout(after: limit) {
        isOverdue.withLock { $0 = true }
        RunningChildren.end(child)
      }
    }
    let listening = Listening(waits: silence)
    let words = Mutex<[UInt8]>([])
    listening.read(errors.fileHandleForReading) { bytes in
      if let hear { hear(bytes) } else { words.withLock { $0 += bytes } }
    }
    feed(input)
    let data = Mutex<[UInt8]>([])
    listening.read(output.fileHandleForReading) { bytes in data.withLock { $0 += bytes } }
    let ending = Self.ending(of: process)
    listening.finish()
    timer?.cancel()
    return Outcome(
      output: data.withLock { $0 }, errors: words.withLock { $0 },
      ending: isOverdue.withLock { $0 } ? .overdue : ending)
  }

  /// How a process ends, once it has: `Process` waits for what that has started as well, on Linux.
  private static func ending(of process: Process) -> Ending {
    #if os(Linux)
      var info = siginfo_t()
      var answer: Int32
      repeat {
        answer = waitid(P_PID, id_t(process.processIdentifier), &info, WEXITED | WNOWAIT)
      } while answer != 0 && errno == EINTR
      if answer == 0 {
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

/// Reads what a program says, to the end of it or until it has ended and nothing more comes for a while:
/// programs that it has started may live on, and keep the pipes open.
private final class Listening: Sendable {
  private let readers = DispatchGroup()
  private let hasEnded = Mutex(false)

  /// How often more is waited for, and for how many milliseconds each time.
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

  /// Waits until all is heard, once the program has ended.
  func finish() {
    hasEnded.withLock { $0 = true }
    readers.wait()
  }
}

/// Does something after a while, unless that is called off.
private struct Timeout {
  private let item: DispatchWorkItem

  init(after seconds: Double, _ act: @escaping @Sendable () -> Void) {
    item = DispatchWorkItem(block: act)
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: item)
  }

  func cancel() {
    item.cancel()
  }
}
