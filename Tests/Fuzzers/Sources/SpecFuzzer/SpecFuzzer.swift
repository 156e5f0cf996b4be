import CLibFuzzer
import Promises

@main
struct SpecFuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
      try! Promises.spec(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    }
  }
}
