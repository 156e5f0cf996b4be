internal import Foundation
internal import SwiftInput

/// Tells where in its own code the program stops, to one who started it and can look lines up by that, on Linux.
///
/// All is readied before, as where it is told nothing may be allocated.
enum StoppedPlace {
  #if os(Linux)
    private static let most = 128
    nonisolated(unsafe) private static let frames = UnsafeMutablePointer<
      UnsafeMutableRawPointer?
    >.allocate(capacity: most)
    /// A blank, `0x` and 16 digits for each, and what stands before and behind them.
    private static let mostBytes = most * 19 + 64
    nonisolated(unsafe) private static let line = UnsafeMutablePointer<UInt8>.allocate(
      capacity: mostBytes)
    nonisolated(unsafe) private static var count = 0
    /// How much of the line is there before anything stops.
    nonisolated(unsafe) private static var beginning = 0
    /// The program's own code in memory; none where nobody asks.
    nonisolated(unsafe) private static var code: Range<UInt> = 0..<0

    /// Before anything is told.
    static func prepare() {
      guard CrashMessage.areHeard else { return }
      code = ownCode()
      // The first call loads a library.
      _ = backtrace(frames, Int32(most))
      for byte in ProgramMessages.frames.utf8 { add(byte) }
      beginning = count
    }

    /// Writes a line of addresses, counted from where the program begins: that of the instruction that stopped
    /// it, and those of the calls on the way there.
    ///
    /// - Parameter trap: What the signal says of its place; may be no code at all.
    static func say(_ trap: UnsafeMutableRawPointer?) {
      guard !code.isEmpty else { return }
      count = beginning
      if let trap { add(UInt(bitPattern: trap)) }
      for index in 0..<Int(backtrace(frames, Int32(most))) {
        // Calls come back behind themselves.
        if let frame = frames[index] { add(UInt(bitPattern: frame) &- 1) }
      }
      add(UInt8(ascii: "\n"))
      _ = Foundation.write(STDERR_FILENO, line, count)
    }

    private static func add(_ byte: UInt8) {
      guard count < mostBytes else { return }
      line[count] = byte
      count += 1
    }

    private static func add(_ address: UInt) {
      guard code.contains(address) else { return }
      let offset = address - code.lowerBound
      for byte in " 0x".utf8 { add(byte) }
      var shift = UInt.bitWidth
      while shift > 0 {
        shift -= 4
        let digit = UInt8(truncatingIfNeeded: (offset >> UInt(shift)) & 15)
        add(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }

    /// Where the system has put the program.
    ///
    /// See [proc(5)](https://man7.org/linux/man-pages/man5/proc_pid_maps.5.html).
    private static func ownCode() -> Range<UInt> {
      guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
        let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
      else { return 0..<0 }
      let bounds = maps.split(separator: "\n").filter { $0.hasSuffix(" " + path) }.flatMap { line in
        line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      }
      guard let first = bounds.min(), let last = bounds.max() else { return 0..<0 }
      return first..<last
    }
  #else
    static func prepare() {}
    static func say(_ trap: UnsafeMutableRawPointer?) {}
  #endif
}

#if os(Linux)
  // The C library's, which its headers hide.
  @_silgen_name("backtrace")
  private func backtrace(
    _ buffer: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ size: Int32
  ) -> Int32
#endif
