import CellContent
import CompositionalLayout
import FlatplanScreens
import Foundation
import LayoutSpec
import SpecDiagnostics
import Synchronization
import Testing
import UIKitViews

@testable import Basics
@testable import FlatplanRunner
@testable import HostSystem
@testable import SpecPictures

/// `CellContent` calls the bars around a layout a screen.
private typealias Screen = FlatplanScreens.Screen

/// Tests how a compiled program handles its arguments, its screens and calls that do not return.
@MainActor
@Suite struct RunnerTests {
  @Test func `equal sections at the end count as one`() {
    #expect(SectionCount.distinct([1, 1, 1]) == 1)
    #expect(SectionCount.distinct([1, 2, 3, 3, 3]) == 3)
    #expect(SectionCount.distinct([1, 2, 1, 2]) == 4)
    #expect(SectionCount.distinct([Int]()) == 0)
  }

  @Test func `the last count printed for a screen is used`() {
    #expect(SectionCount.read("0 1\n0 2\n2 1\n2 ") == [0: 2, 2: 1])
  }

  @Test func `a provider is called until its sections repeat or end`() {
    let width = NSCollectionLayoutDimension.fractionalWidth(1)
    func section(_ height: Int) -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(
        widthDimension: width, heightDimension: .absolute(CGFloat(height)))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let screens = [
      Screen("same", sectionIn: { _ in section(10) }),
      Screen("said", items: [3], sectionIn: { _ in nil }),
      Screen("three", sectionAt: { index, _ in index < 3 ? section(index + 1) : nil }),
      Screen("default", sectionAt: { index, _ in section(max(5 - index, 1)) }),
    ]
    var written = ""
    SectionCount.count(screens, from: 0) { written += $0 }
    #expect(SectionCount.read(written) == [0: 1, 1: 1, 2: 3, 3: 5])
    written = ""
    SectionCount.count(screens, from: 3) { written += $0 }
    #expect(SectionCount.read(written) == [3: 5])
  }

  @Test func `a screen function runs with the container of the picture`() throws {
    let widths = Mutex<[CGFloat]>([])
    let screen = Screen("adaptive") { () -> UICollectionViewLayout in
      widths.withLock { $0.append(Container.screen.size.width) }
      return UICollectionViewCompositionalLayout { _, _ in nil }
    }
    for width in [320, 768] as [CGFloat] {
      let plan = screen.plan(of: try screen.make(in: Container(width: width)), sections: { 2 })
      #expect(plan.itemCounts == [Screen.defaultItemCount, Screen.defaultItemCount])
    }
    #expect(widths.withLock { $0 } == [320, 768])
  }

  @Test func `a screen that cannot be drawn throws an error`() {
    let flow = Screen("flow", layout: { UICollectionViewLayout() })
    #expect(throws: ScreenError.notCompositional("UICollectionViewLayout")) {
      try flow.make(in: Container(width: 390))
    }
    let broken = Screen("broken", layout: { throw ScreenError.noCollectionView })
    #expect(throws: ScreenError.noCollectionView) {
      try broken.make(in: Container(width: 390))
    }
  }

  @Test(
    arguments: [
      ([], ["render", "App"]), (["--width", "320"], ["render", "--width", "320", "App"]),
      (["frames", "-f", "csv"], ["frames", "-f", "csv", "App"]), (["devices"], ["devices"]),
      (["--help"], ["--help"]), (["render", "--help"], ["render", "--help"]),
    ] as [([String], [String])])
  func `a command without inputs draws the program's own screens`(
    arguments: [String], completed: [String]
  ) {
    #expect(Program.completed(arguments, "App") == completed)
  }

  @Test func `an error thrown by a provider is reported`() throws {
    struct NoRoom: Error {}
    let container = Container(width: 390)
    let screens = [
      Screen("whole", sectionIn: { _ in throw NoRoom() }),
      Screen("second", sectionAt: { _, _ in throw NoRoom() }),
    ]
    for screen in screens {
      let made = try screen.make(in: container)
      #expect(throws: LayoutError.self) {
        try made.layout.solve(itemCounts: [0, 1], in: container)
      }
      let note = "\(screen.name) throws NoRoom() for section 1"
      #expect(Note.printed.withLock { $0.contains(note) })
    }
  }

  @Test func `a note is printed once`() throws {
    let pipe = Pipe()
    for text in ["one", "two", "one"] {
      Note.print("once: \(text)", to: pipe.fileHandleForWriting)
    }
    try pipe.fileHandleForWriting.close()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(output == "note: once: one\nnote: once: two\n")
  }

  @Test func `an error names the file in the folder and the line`() throws {
    let section = { @MainActor @Sendable () -> NSCollectionLayoutSection? in nil }
    let screens = [
      Screen("in a folder", section: section).at(line: 7, in: "parts/Home.swift"),
      Screen("in a file", section: section).at(line: 3), Screen("anywhere", section: section),
    ]
    let file = ScreenFile(path: "/home/s", group: nil, screens: screens).code { _ in 1 }
    let places = try file.specs("s", Budget.Account().share(of: "s")).map(\.location)
    #expect(places.map(\.path) == ["s/parts/Home.swift", "s", "s"])
    #expect(places.map(\.line) == [7, 3, 1])
  }

  @Test func `screens with views use the system theme unless another is set`() throws {
    let screens = [
      Screen("layout", layout: { UICollectionViewLayout() }),
      Screen("view", collectionView: { fatalError() }),
      Screen("controller", controller: { fatalError() }),
      Screen("blue", controller: { fatalError() }).rendered("{theme: blueprint, scale: 3}"),
    ]
    let file = ScreenFile(path: "/home/Home.swift", group: nil, screens: screens).code { _ in 1 }
    let renders = try file.specs("Home.swift", Budget.Account().share(of: "Home.swift")).map(
      \.render)
    #expect(renders.map(\.themes) == [nil, ["system"], ["system"], ["blueprint"]])
    #expect(renders.last?.scale == 3)
  }

  @Test @concurrent func `each file counts the sections of its own screens`() async throws {
    func screen(_ name: String) -> Screen {
      Screen(name) { UICollectionViewCompositionalLayout { _, _ in nil } }
    }
    let files = [["a", "b"], [], ["c"]].map { names in
      ScreenFile(path: "/home/Home.swift", group: nil, screens: names.map(screen))
    }
    let code = Program.code(of: files) { index in index + 1 }
    let counts = try code.flatMap {
      try $0.specs("Home.swift", Budget.Account().share(of: "Home.swift"))
    }
    .map { try $0.plan(Container(width: 390)).itemCounts.count }
    #expect(counts == [1, 2, 3])
  }

  private static func list() -> UICollectionViewController {
    let list = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    list.title = "Inbox"
    return list
  }

  private nonisolated static func plan(_ screen: Screen) throws -> (SpecPlan, Variant) {
    let file = ScreenFile(path: "/home/Home.swift", group: nil, screens: [screen]).code { _ in 1 }
    let spec = try #require(
      try file.specs("Home.swift", Budget.Account().share(of: "Home.swift")).first)
    let variant = try #require(spec.render.variants.first)
    return (try Spec.code(spec).plan(for: variant), variant)
  }

  @Test @concurrent func `bars of code enlarge the safe area as those of specs do`() async throws {
    let screen = Screen("inbox") { () -> UIViewController in
      let stack = UINavigationController(rootViewController: Self.list())
      stack.navigationBar.prefersLargeTitles = true
      return stack
    }.rendered("{devices: [iphone-16]}")
    let (plan, _) = try Self.plan(screen)
    #expect(plan.bars?.screen.navigationBar?.title == "Inbox")
    #expect(plan.bars?.enlarged.safeArea.top == 165)
    let (bare, _) = try Self.plan(screen.withoutBars())
    #expect(bare.screen == nil && bare.bars == nil)
    let alone = Screen("list") { () -> UIViewController in Self.list() }
    #expect(try Self.plan(alone).0.bars == nil)
  }

  @Test @concurrent func `views beside the collection view take their room`() async throws {
    let screen = Screen("beside") { () -> UIViewController in
      let (outer, list, title) = (UIViewController(), Self.list(), UILabel())
      title.text = "Today"
      title.frame = CGRect(x: 0, y: 0, width: outer.view.bounds.width, height: 100)
      list.view.frame = outer.view.bounds.inset(
        by: UIEdgeInsets(top: 100, left: 0, bottom: 40, right: 0))
      list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.view.addSubview(title)
      outer.addChild(list)
      outer.view.addSubview(list.view)
      return outer
    }.rendered("{widths: [390], height: 844}")
    let (plan, variant) = try Self.plan(screen)
    let frame = await MainActor.run { plan.drawing?.enter(variant.container) }
    #expect(frame == CGRect(x: 0, y: 100, width: 390, height: 704))
  }

  @Test(
    arguments: [
      (nil, 30), ("", 30), ("soon", 30), ("nan", 30), ("2.5", 2.5), ("0", 0.1), ("-inf", 0.1),
      ("inf", .infinity), ("1e300", 1e300),
    ] as [(String?, Double)])
  func `the time limit is a number of seconds`(text: String?, seconds: Double) {
    #expect(Watch.limit(text) == seconds)
    let watch = Watch(limit: seconds)
    watch.watch("home", of: "Home.swift", at: 320.5) { #expect(watch.overdue == nil) }
    let strict = Watch(limit: 0)
    strict.watch("home", of: "Home.swift", at: 320.5) {
      #expect(strict.overdue?.label == "Home.swift: home")
      #expect(strict.overdue?.reason == "it did not return within 0 seconds")
    }
    #expect(strict.overdue == nil)
  }

  @Test func `paused work does not count toward the time limit`() {
    let watch = Watch(limit: 2)
    watch.watch("rows", of: "Home.swift", at: 390) {
      watch.pause {
        Thread.sleep(forTimeInterval: 2.1)
        #expect(watch.overdue == nil)
      }
      #expect(watch.overdue == nil)
    }
  }

  @Test func `a call that stopped the program is not repeated`() {
    let one = StoppedCall("Home.swift: rows", at: "390.5", reason: "it\tstopped")
    let all = StoppedCall("Home.swift: rows", at: nil, reason: "never")
    #expect(Watch.calls("\(one.line)\n\nno call\n\(all.line)\n") == [one, all])
    #expect(Watch.calls(nil).isEmpty)
    let watch = Watch(limit: 1, stopped: [all, one])
    #expect(watch.reason("rows", of: "Home.swift", at: 390.5) == "it\tstopped")
    #expect(watch.reason("rows", of: "Home.swift", at: 600) == "never")
    #expect(Watch(limit: 1, stopped: [one]).reason("rows", of: "Home.swift", at: 600) == nil)
    #expect(watch.reason("cards", of: "Home.swift", at: 390.5) == nil)
  }
}
