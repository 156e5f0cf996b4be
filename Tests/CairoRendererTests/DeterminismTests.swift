import Foundation
import Scene
import Testing

@testable import CairoRenderer

struct DeterminismTests {
  /// Different scenes with all kinds of content.
  private static let scenes = (0..<6).map { number in
    let parts = (0..<12).flatMap { index in
      let frame = box(
        CGFloat(index % 3) * 66.7, CGFloat(index / 3) * 50 + CGFloat(number), 60, 40)
      let words = TextTests.samples[(index + number) % TextTests.samples.count]
      return [filled(frame, RGBA(0xEEF2FF), radius: 6), text(words, frame, size: 12)]
    }
    return scene(200, 220, parts: parts)
  }

  private static func bytes(_ scene: Scene) throws -> [[UInt8]] {
    try [CairoRenderer.png(scene, scale: 1)]
      + SVGText.allCases.map { try CairoRenderer.svg(scene, text: $0) }
  }

  @Test func `parallel and serial drawing give the same bytes`() async throws {
    let serial = try Self.scenes.map(Self.bytes)
    for _ in 0..<3 {
      let parallel = try await withThrowingTaskGroup(of: (Int, [[UInt8]]).self) { group in
        for (index, scene) in Self.scenes.enumerated() {
          group.addTask { (index, try Self.bytes(scene)) }
        }
        return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      for index in serial.indices { #expect(parallel[index] == serial[index]) }
    }
  }

  @Test func `the order of pictures does not matter`() throws {
    let forwards = try Self.scenes.map(Self.bytes)
    let backwards = try Self.scenes.reversed().map(Self.bytes)
    #expect(forwards == backwards.reversed())
  }

  /// Calls `body` with a German locale; returns `nil` if the system does not have one.
  private static func inGerman<Result>(_ body: () throws -> Result) rethrows -> Result? {
    let old = String(cString: setlocale(LC_ALL, nil))
    defer { setlocale(LC_ALL, old) }
    return setlocale(LC_ALL, "de_DE.UTF-8") == nil ? nil : try body()
  }

  @Test(.enabled(if: inGerman { true } != nil, "the system has no German"))
  func `the user's locale does not matter`() throws {
    let before = try Self.bytes(Self.scenes[0])
    #expect(try Self.inGerman { try Self.bytes(Self.scenes[0]) } == before)
  }
}
