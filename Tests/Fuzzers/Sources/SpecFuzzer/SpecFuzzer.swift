import CLibFuzzer
import Invariants

@main
struct SpecFuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
      try! Invariants.spec(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    }
  }
}
