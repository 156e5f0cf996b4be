import CLibFuzzer
import Invariants

@main
struct ExpressionFuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
      try! Invariants.expression(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    }
  }
}
