import Testing

@testable import SwiftInput

/// Optional members of protocols, which need the Objective-C runtime.
@Suite struct OptionalRequirementsTests {
  private func rewritten(_ codes: String...) -> [String] {
    OptionalRequirements.rewritten(codes.map { CompiledSource(Array($0.utf8)) })
      .map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func `optional members get defaults, and their calls lose the mark`() {
    let files = rewritten(
      """
      @objc public protocol Watching {
        func start()
        @objc optional func didOpen(_ name: String,
          at index: Int)
        @objc optional func title(for index: Int) -> String?
        @objc optional var size: CGSize { get }
      }
      """,
      "watcher?.didOpen?(\"a?(\", at: 1); watcher!.title!(for: 2); watcher?.start?(); watcher?.size"
    )
    let text = files[0].replacing(#/ +/#, with: " ")
    #expect(!text.contains("optional"))
    #expect(text.split(separator: "\n").count == 7)
    #expect(
      text.contains(
        "}; extension Watching { public func didOpen(_ name: String, at index: Int) { }"))
    #expect(text.contains("public func title(for index: Int) -> String? { nil }"))
    #expect(text.contains("public var size: CGSize { .zero } }"))
    #expect(
      files[1]
        == "watcher?.didOpen (\"a?(\", at: 1); watcher!.title (for: 2); watcher?.start?(); watcher?.size"
    )
  }

  @Test func `optional members of UIKit's delegates are called without the mark`() {
    #expect(
      rewritten("delegate?.collectionView?(view, didSelectItemAt: path); done?(); a.done?()")
        == ["delegate?.collectionView (view, didSelectItemAt: path); done?(); a.done?()"])
  }

  @Test func `members without an obvious value and closures stay as they are`() {
    let code =
      "protocol P {\n  optional func make() -> Maker\n}\nclass A { var done: (() -> Void)? }\n"
    #expect(rewritten(code) == [code])
  }
}
