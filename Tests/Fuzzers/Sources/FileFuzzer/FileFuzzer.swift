import CLibFuzzer
import FileInvariants
import Foundation

/// Fuzzes the reader that `FUZZ_TARGET` names.
@main
struct FileFuzzer {
  static let targets: [String: @Sendable ([UInt8]) throws -> Void] = [
    "png": FileInvariants.png,
    "jpeg": FileInvariants.image,
    "webp": FileInvariants.image,
    "svg": FileInvariants.image,
    "tokens": { try FileInvariants.spec(naming: "brand.tokens.json", $0) },
    "strings": { try FileInvariants.spec(naming: "en.lproj/a.strings", $0) },
    "catalog": { try FileInvariants.spec(naming: "Assets.xcassets", $0) },
    "csv": { try FileInvariants.table($0, isJSON: false) },
    "json": { try FileInvariants.table($0, isJSON: true) },
    "layout": FileInvariants.layout,
    "baseline": FileInvariants.index,
    "report": FileInvariants.report,
    "place": FileInvariants.place,
    "http": FileInvariants.request,
    "interface": FileInvariants.interface,
    "views": { bytes in try MainActor.assumeIsolated { try FileInvariants.views(bytes) } },
  ]

  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
      let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
      guard let target = FileFuzzer.targets[name] else {
        print("FUZZ_TARGET must be one of \(FileFuzzer.targets.keys.sorted())")
        exit(2)
      }
      try! target(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    }
  }
}
