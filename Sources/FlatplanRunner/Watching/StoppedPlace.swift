internal import Foundation
internal import HostSystem

/// Prints the code addresses at which the program stopped, for the parent process, which converts them
/// to source lines. Linux only.
///
/// All memory is allocated in advance, since a signal handler must not allocate memory.
enum StoppedPlace {
  #if os(Linux)
    /// The maximum number of stack frames.
    private static let maximumFrames = 128
    nonisolated(unsafe) private static let frames = UnsafeMutablePointer<
      UnsafeMutableRawPointer?
    >.allocate(capacity: maximumFrames)
    /// The maximum length of the line: a space, `0x` and 16 digits for each frame, and the prefix.
    private static let maximumBytes = maximumFrames * 19 + 64
    nonisolated(unsafe) private static let line = UnsafeMutablePointer<UInt8>.allocate(
      capacity: maximumBytes)
    nonisolated(unsafe) private static var count = 0
    /// The length of the prefix of the line.
    nonisolated(unsafe) private static var prefixCount = 0
    /// The addresses of the program's own code; empty if no parent process reads them.
    nonisolated(unsafe) private static var code: Range<UInt> = 0..<0

    /// Writes the prefix and determines the addresses of the code.
    static func prepare() {
      guard CrashMessage.hasReader else { return }
      code = ownCode()
      // The first call loads a library, which allocates memory.
      _ = backtrace(frames, Int32(maximumFrames))
      for byte in ProgramMessages.frames.utf8 { add(byte) }
      prefixCount = count
    }

    /// Prints a line of addresses relative to the start of the program: the instruction that stopped
    /// it, and the calls that led there.
    ///
    /// - Parameter trap: The address in the signal information, which is not always a code address.
    static func print(_ trap: UnsafeMutableRawPointer?) {
      guard !code.isEmpty else { return }
      count = prefixCount
      if let trap { add(UInt(bitPattern: trap)) }
      for index in 0..<Int(backtrace(frames, Int32(maximumFrames))) {
        // A return address follows its call instruction.
        if let frame = frames[index] { add(UInt(bitPattern: frame) &- 1) }
      }
      add(UInt8(ascii: "\n"))
      _ = Foundation.write(STDERR_FILENO, line, count)
    }

    private static func add(_ byte: UInt8) {
      guard count < maximumBytes else { return }
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

    /// The address range of the program.
    ///
    /// See [proc(5)](https://man7.org/linux/man-pages/man5/proc_pid_maps.5.html).
    private static func ownCode() -> Range<UInt> {
      let name = "/proc/self/maps"
      guard let path = Files.target(ofLink: "/proc/self/exe"),
        let maps = try? Files.readFile(name, named: name)
      else { return 0..<0 }
      let bounds = String(decoding: maps, as: UTF8.self).split(separator: "\n").filter {
        $0.hasSuffix(" " + path)
      }.flatMap { line in
        line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      }
      guard let first = bounds.min(), let last = bounds.max() else { return 0..<0 }
      return first..<last
    }
  #else
    static func prepare() {}
    static func print(_ trap: UnsafeMutableRawPointer?) {}
  #endif
}

#if os(Linux)
  // Declared here, since the imported headers of the C library do not contain it.
  @_silgen_name("backtrace")
  private func backtrace(
    _ buffer: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ size: Int32
  ) -> Int32
#endif
