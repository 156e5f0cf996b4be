import CellContent
import CompositionalLayout
import Foundation
import Geometry
import LayoutSpec
import SwiftExport
import Testing
import UIKit

/// Tests that the Swift code generated for a spec compiles against `UIKit` and produces the same frames.
///
/// The files in `Generated` are the output of `flatplan swift`. To regenerate them, run
/// `FLATPLAN_RECORD=1 swift test --filter SwiftOutputTests`.
@MainActor @Suite struct SwiftOutputTests {
  nonisolated static let isRecording = ProcessInfo.processInfo.environment["FLATPLAN_RECORD"] != nil

  @Test(arguments: Sample.all)
  func `the compiled code equals the generated code`(sample: Sample) throws {
    let swift = try sample.spec().swift()
    let file = Sample.generated.appendingPathComponent(swift.typeName + ".swift")
    let text = swift.text
    if Self.isRecording { try Data(text.utf8).write(to: file) }
    let compiled = try String(contentsOf: file, encoding: .utf8)
    #expect(text == compiled, "run FLATPLAN_RECORD=1 swift test --filter SwiftOutputTests")
  }

  @Test func `the code of all specs is compiled, and no other code`() throws {
    let types = try Sample.all.map { try $0.spec().swift().typeName }
    #expect(Set(types).count == types.count)
    if Self.isRecording { try record(types) }
    let files = try FileManager.default.contentsOfDirectory(atPath: Sample.generated.path)
    let expected = types.map { $0 + ".swift" } + ["All.swift"]
    #expect(files.filter { $0.hasSuffix(".swift") }.sorted() == expected.sorted())
    #expect(Set(types) == Set(generatedLayouts.keys))
  }

  @Test(arguments: Sample.all, [320, 390, 768, 1024])
  func `the generated code has the frames of the spec`(sample: Sample, width: Int) throws {
    if Self.isRecording { return }
    let spec = try sample.spec()
    let container = Container(width: CGFloat(width))
    let plan = try spec.plan(in: container)
    let make = try #require(generatedLayouts[try spec.swift().typeName])
    let layout = try #require(make() as? UICollectionViewCompositionalLayout)
    let configuration = layout.configuration
    configuration.compatibility = plan.layout.configuration.compatibility
    layout.configuration = configuration
    let expected = try plan.layout.solve(itemCounts: plan.itemCounts, in: container)
    let actual = try layout.solve(itemCounts: plan.itemCounts, in: container)
    #expect(actual.contentSize == expected.contentSize)
    let (frames, expectedFrames) = (frames(of: actual), frames(of: expected))
    #expect(frames.count == expectedFrames.count)
    let difference = zip(frames, expectedFrames).first { $0 != $1 }
    #expect(difference == nil)
  }

  @Test(arguments: Sample.all.filter { $0.hasScreen })
  func `the generated controllers have the bars of the spec`(sample: Sample) throws {
    if Self.isRecording { return }
    let spec = try sample.spec()
    for name in ["iphone-16", "ipad-11"] {
      let container = Container(device: try #require(Device.named(name)))
      var expected = try #require(try spec.plan(in: container).screen)
      let make = try #require(generatedScreens[try spec.swift().typeName])
      let actual = try Container.$current.withValue(container) { () throws -> Screen in
        let controller = make()
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        return try #require(controller.bars)
      }
      // What other views of the code show.
      (expected.background, expected.floating, expected.keyboard) = (nil, nil, .hidden)
      (expected.sheet, expected.popover) = (nil, nil)
      #expect(actual.tabBar?.hasAccessoryView == expected.tabBar.map { $0.accessory != nil })
      #expect(bars(of: actual, in: container) == bars(of: expected, in: container))
      #expect(actual.statusBar == expected.statusBar)
      #expect(actual.navigationBar?.search == expected.navigationBar?.search)
      #expect(actual.tabBar?.selected == expected.tabBar?.selected)
      #expect(actual.alert == expected.alert && actual.actionSheet == expected.actionSheet)
      let buttons = { (screen: Screen) -> [[String?]] in
        let bar = screen.navigationBar
        return ((bar?.leading ?? []) + (bar?.trailing ?? []) + screen.toolbar).map {
          [$0.title, $0.image, $0.badge, "\($0.style)", "\($0.role)", "\($0.tint != nil)"]
        }
      }
      #expect(buttons(actual) == buttons(expected))
    }
  }

  /// The names, frames and texts of bars.
  private func bars(of screen: Screen, in container: Container) -> [String] {
    ScreenLayout(screen, in: container).bars(measuring: nil).map { bar in
      "\(bar.name): \(bar.frame), \(bar.label ?? "")"
    }
  }

  private func frames(of layout: SolvedLayout) -> [String] {
    layout.allElements().map { element in
      let frame = element.frame
      return "\(element.category) \(element.kind ?? "") \(element.section) \(element.item): "
        + "\(frame.origin.x) \(frame.origin.y) \(frame.width) \(frame.height), \(element.zIndex)"
    }
  }

  private func record(_ types: [String]) throws {
    let lines = types.sorted().map { "  \"\($0)\": \($0).createLayout," }
    let screens = try Sample.all.filter(\.hasScreen).map { try $0.spec().swift().typeName }
    let makers = screens.sorted().map { "  \"\($0)\": \($0).makeScreen," }
    let text = """
      import UIKit

      /// The layouts of this folder, keyed by type name.
      @MainActor let generatedLayouts: [String: @MainActor () -> UICollectionViewLayout] = [
      \(lines.joined(separator: "\n"))
      ]

      /// The controllers of this folder, keyed by type name.
      @MainActor let generatedScreens: [String: @MainActor () -> UIViewController] = [
      \(makers.joined(separator: "\n"))
      ]

      """
    try Data(text.utf8).write(to: Sample.generated.appendingPathComponent("All.swift"))
  }
}
