internal import Foundation
internal import Synchronization

/// A program that is run until it ends, for as long as it may, and no longer than this one.
struct ChildProcess: Sendable {
  var path: String
  var arguments: [String]
  var folder: String
  /// What it finds in its environment beside what is there already.
  var environment: [String: String] = [:]
  var input: [UInt8] = []
  /// Seconds; `nil` is no limit.
  var limit: Double?
  /// Takes what it says on the standard error, as it comes; otherwise that is kept.
  var hear: (@Sendable ([UInt8]) -> Void)?

  /// How it went.
  struct Outcome: Sendable {
    var output: [UInt8]
    var errors: [UInt8]
    var ending: Ending
  }

  /// How a program ends.
  enum Ending: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
    case overdue
  }

  /// - Throws: ``Failure/environment(_:)`` where it cannot be started.
  func run() throws(Failure) -> Outcome {
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
    let words = Heard()
    let listening = DispatchGroup()
    Self.read(errors.fileHandleForReading, in: listening) { bytes in
      words.add(bytes, isKept: hear == nil)
      hear?(bytes)
    }
    feed(input)
    let data = Heard()
    Self.read(output.fileHandleForReading, in: listening) { data.add($0, isKept: true) }
    let ending = Self.ending(of: process)
    Self.wait(for: listening, hearing: [words, data])
    timer?.cancel()
    return Outcome(
      output: data.bytes, errors: words.bytes,
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

  /// Seconds.
  private static let silence = 2.0

  /// Waits until all is heard, or nothing more is for a while: programs that it has started may live on, and
  /// say things in its place.
  private static func wait(for listening: DispatchGroup, hearing all: [Heard]) {
    var count = -1
    while count != all.map(\.count).reduce(0, +) {
      count = all.map(\.count).reduce(0, +)
      if listening.wait(timeout: .now() + silence) == .success { return }
    }
  }

  private static func read(
    _ file: FileHandle, in group: DispatchGroup, take: @escaping @Sendable ([UInt8]) -> Void
  ) {
    DispatchQueue.global().async(group: group) {
      while true {
        let piece = file.availableData
        guard !piece.isEmpty else { return }
        take([UInt8](piece))
      }
    }
  }
}

/// Bytes that come in pieces.
private final class Heard: Sendable {
  private let all = Mutex<(kept: [UInt8], count: Int)>(([], 0))

  func add(_ piece: [UInt8], isKept: Bool) {
    all.withLock { all in
      if isKept { all.kept += piece }
      all.count += piece.count
    }
  }

  var bytes: [UInt8] { all.withLock { $0.kept } }
  /// Of bytes, kept or not.
  var count: Int { all.withLock { $0.count } }
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
