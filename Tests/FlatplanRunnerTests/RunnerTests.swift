import CompositionalLayout
import FlatplanCommands
import FlatplanScreens
import Foundation
import LayoutSpec
import Synchronization
import Testing

@testable import FlatplanRunner

/// What a program of screens makes of its arguments and its screens.
@MainActor
@Suite struct RunnerTests {
  @Test func `sections that are all alike at the end count as one`() {
    #expect(SectionCount.distinct([1, 1, 1]) == 1)
    #expect(SectionCount.distinct([1, 2, 3, 3, 3]) == 3)
    #expect(SectionCount.distinct([1, 2, 1, 2]) == 4)
    #expect(SectionCount.distinct([Int]()) == 0)
  }

  @Test func `the last count of a screen is its count`() {
    #expect(SectionCount.read("0 1\n0 2\n2 1\n2 ") == [0: 2, 2: 1])
  }

  @Test func `providers are asked until they answer nothing new`() {
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

  @Test func `functions are called within the container that a picture is wanted of`() throws {
    let widths = Mutex<[CGFloat]>([])
    let screen = Screen("adaptive") { () -> UICollectionViewLayout in
      widths.withLock { $0.append(Container.screen.size.width) }
      return UICollectionViewCompositionalLayout { _, _ in nil }
    }
    for width in [320, 768] as [CGFloat] {
      let plan = screen.plan(of: try screen.make(in: Container(width: width)), sections: { 2 })
      #expect(plan.itemCounts == [Screen.itemsUnlessSaid, Screen.itemsUnlessSaid])
    }
    #expect(widths.withLock { $0 } == [320, 768])
  }

  @Test func `what cannot be drawn is told`() {
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
  func `commands are for the program's own screens`(given: [String], meant: [String]) {
    #expect(Program.spelledOut(given, "App") == meant)
  }

  @Test func `what a provider throws is told`() throws {
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
      let words = "\(screen.name) throws NoRoom() for section 1"
      #expect(Note.told.withLock { $0.contains(words) })
    }
  }

  @Test(
    arguments: [
      (nil, 30), ("", 30), ("soon", 30), ("nan", 30), ("2.5", 2.5), ("0", 0.1), ("-inf", 0.1),
      ("inf", .infinity), ("1e300", 1e300),
    ] as [(String?, Double)])
  func `a limit is a number of seconds`(written: String?, seconds: Double) {
    #expect(Watch.limit(written) == seconds)
    let watch = Watch(limit: seconds)
    watch.see("home", of: "Home.swift", at: 320.5) { #expect(watch.overdue == nil) }
    let strict = Watch(limit: 0)
    strict.see("home", of: "Home.swift", at: 320.5) {
      #expect(strict.overdue?.words == "Home.swift: home")
      #expect(strict.overdue?.reason == "it has not come back after 0 seconds")
    }
    #expect(strict.overdue == nil)
  }

  @Test func `no call is to blame for how long others take`() {
    let watch = Watch(limit: 2)
    watch.see("rows", of: "Home.swift", at: 390) {
      watch.excuse {
        Thread.sleep(forTimeInterval: 2.1)
        #expect(watch.overdue == nil)
      }
      #expect(watch.overdue == nil)
    }
  }

  @Test func `what stopped the program is not called again`() {
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
