import Foundation
import PNGCodec
import Testing

@testable import SpecDiagnostics

/// Tests that all commands report pictures with a valid header but damaged data in the same way.
@Suite struct DamagedPictureTests {
  let work: Workplace
  /// The length of the truncated file in bytes.
  private let end: Int

  init() throws {
    work = try Workplace()
    let pixels = (0..<40_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }
    let whole = try PNG.encode(PNG.Picture(width: 100, height: 100, pixels: pixels))
    end = whole.count / 2
    try work.write(Array(whole.prefix(end)), to: "cut.png")
    try work.write(
      """
      sections:
        - group: {height: 88, item: {style: image}}
          items: [{image: photo}, {image: cut.png}]

      """, to: "cards.yaml")
  }

  @Test(arguments: [
    ["check"], ["render", "-f", "png"], ["render", "-f", "svg"], ["render", "-f", "pdf"],
    ["render", "-f", "svg", "--text", "paths"],
    ["render", "--appearance", "light,dark", "-f", "svg"],
    ["render", "--sheet"], ["sheet"], ["record"],
  ])
  func `a damaged picture is reported where it is named`(verb: [String]) async throws {
    let result = await work.run([verb[0], "cards.yaml"] + verb.dropFirst())
    #expect(result.code == .badSpec)
    #expect(
      result.words.hasPrefix(
        """
        error[E603]: 'cut.png' cannot be read: the file is truncated after \(end) bytes
          ┌─ cards.yaml:3:37
        3 │     items: [{image: photo}, {image: cut.png}]
          │                                     ^^^^^^^

        """), "\(result.words)")
    #expect(result.words.components(separatedBy: "E603").count == 2)
    #expect(!work.files.contains { $0.hasSuffix(".svg") || $0.hasSuffix(".pdf") })
  }
}
