import CompositionalLayout
import FlatplanScreens
import Foundation
import LayoutSpec
import SpecDiagnostics
import Synchronization
import Testing

@testable import FlatplanRunner
@testable import SpecInput
@testable import SwiftInput

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

  @Test func `what is told of code is told once`() throws {
    let pipe = Pipe()
    for word in ["one", "two", "one"] {
      Note.say("told once: \(word)", to: pipe.fileHandleForWriting)
    }
    try pipe.fileHandleForWriting.close()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(words == "note: told once: one\nnote: told once: two\n")
  }

  @Test func `what is wrong is told of the file in a folder, and of its line`() throws {
    let section = { @MainActor @Sendable () -> NSCollectionLayoutSection? in nil }
    let screens = [
      Screen("in a folder", section: section).at(line: 7, in: "parts/Home.swift"),
      Screen("in a file", section: section).at(line: 3), Screen("anywhere", section: section),
    ]
    let file = ScreenFile(path: "/home/s", group: nil, screens: screens).code { _ in 1 }
    let places = try file.specs("s").map(\.location)
    #expect(places.map(\.path) == ["s/parts/Home.swift", "s", "s"])
    #expect(places.map(\.line) == [7, 3, 1])
  }

  @Test func `views look as on the system unless another theme is asked for`() throws {
    let screens = [
      Screen("layout", layout: { UICollectionViewLayout() }),
      Screen("view", collectionView: { fatalError() }),
      Screen("controller", controller: { fatalError() }),
      Screen("blue", controller: { fatalError() }).rendered("{theme: blueprint, scale: 3}"),
    ]
    let file = ScreenFile(path: "/home/Home.swift", group: nil, screens: screens).code { _ in 1 }
    let renders = try file.specs("Home.swift").map(\.render)
    #expect(renders.map(\.themes) == [nil, ["system"], ["system"], ["blueprint"]])
    #expect(renders.last?.scale == 3)
  }

  @Test @concurrent func `the sections of each file's screens are its own`() async throws {
    func screen(_ name: String) -> Screen {
      Screen(name) { UICollectionViewCompositionalLayout { _, _ in nil } }
    }
    let files = [["a", "b"], [], ["c"]].map { names in
      ScreenFile(path: "/home/Home.swift", group: nil, screens: names.map(screen))
    }
    let code = Program.code(of: files) { index in index + 1 }
    let counts = try code.flatMap { try $0.specs("Home.swift") }
      .map { try $0.plan(Container(width: 390)).itemCounts.count }
    #expect(counts == [1, 2, 3])
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
