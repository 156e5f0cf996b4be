import Testing

@testable import CodeSalvage
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
    #expect(text.contains("public func title(for index: Int) -> String? { nil } }"))
    #expect(
      text.contains(
        "; public protocol FlatplanOptional0_size { var size: CGSize { get } }; extension Watching { "
          + "public var size: Swift.Optional<CGSize> { (self as? any FlatplanOptional0_size)?.size } }"
      ))
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

  @Test func `types with an optional member that has a value conform to a protocol of its own`() {
    let files = rewritten(
      """
      protocol Shelving: AnyObject {
        optional func shelf(_ index: Int, in map: [String: Int]) -> Shelf
      }
      class Base: Shelving {}
      """,
      """
      final class Oak: Base {
        func shelf(_ index: Int, in map: [String: Int]) -> Shelf { Shelf() }
      }
      class Other { func shelf(_ index: Int, in map: [String: Int]) -> Shelf { Shelf() } }
      struct Outer {
        class Pine: Shelving { func shelf(_ index: Int) -> Shelf { Shelf() } }
        class Elm: Shelving { }
      }
      extension Outer.Elm { func shelf(_ index: Int, in map: [String: Int]) -> Shelf { Shelf() } }
      """)
    #expect(
      files[0].contains(
        "extension Shelving { func shelf(_ index: Int, in map: [String: Int]) -> Swift.Optional<Shelf> "
          + "{ (self as? any FlatplanOptional0_shelf)?.shelf(index, in: map) } }"))
    #expect(files[0].split(separator: "\n", omittingEmptySubsequences: false).count == 4)
    let lines = files[1].split(separator: "\n").map(String.init)
    #expect(lines[2] == "}; extension Oak: FlatplanOptional0_shelf {}")
    #expect(lines[3].hasSuffix("} }"))
    #expect(lines[8].hasSuffix("} }; extension Outer.Elm: FlatplanOptional0_shelf {}"))
    #expect(files[1].ranges(of: "FlatplanOptional0").count == 2)
  }

  @Test func `closures and protocols without optional members stay as they are`() {
    let code =
      "protocol P {\n  func make() -> Maker\n}\nclass A { var done: (() -> Void)? }\n"
    #expect(rewritten(code) == [code])
  }

  @Test func `overrides whose parameters have closures are forwarded`() {
    let code = """
      class A { }
      extension A {
        @available(iOS 13, *) override func load<T>(_ value: T, then done: () -> Void = {}) throws { done() }
      }
      """
    let sources = ExtensionOverrides.rewritten([CompiledSource(Array(code.utf8))])
    let lines = String(decoding: sources[0].bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines[0].contains("{ try flatplan0_load(value, then: done) }"), "\(lines[0])")
    #expect(lines.count == 4)
  }
}
