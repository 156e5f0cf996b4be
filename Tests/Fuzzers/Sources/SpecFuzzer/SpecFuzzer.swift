import CLibFuzzer
import Foundation
import Invariants

/// Fuzzes specs or, if `FUZZ_TARGET` is `compositions`, the parts of cells.
@main
struct SpecFuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
      let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
      let isComposition = ProcessInfo.processInfo.environment["FUZZ_TARGET"] == "compositions"
      try! isComposition ? Invariants.composition(bytes) : Invariants.spec(bytes)
      return 0
    }
  }
}
