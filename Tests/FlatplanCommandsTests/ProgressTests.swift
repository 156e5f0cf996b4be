import Foundation
import Synchronization
import Testing

@testable import FlatplanCommands
@testable import HostSystem

/// The progress line, with a fake clock and terminal.
struct ProgressTests {
  /// The written text and the current time.
  private final class Watcher: Sendable {
    let words = Mutex("")
    let time = Mutex(Duration.zero)

    func environment(isTerminal: Bool = true, columns: Int = 80) -> RunEnvironment {
      var environment = RunEnvironment(
        folder: "/", output: { _ in },
        messages: { text in self.words.withLock { $0 += text } }, isTerminal: isTerminal)
      environment.now = { self.time.withLock { $0 } }
      environment.columns = { columns }
      return environment
    }

    func wait(_ milliseconds: Int) { time.withLock { $0 += .milliseconds(milliseconds) } }

    /// The text written since the last call.
    func take() -> String {
      words.withLock { words in
        defer { words = "" }
        return words
      }
    }
  }

  private let watcher = Watcher()
  private static let gone = "\r\u{1B}[K"

  @Test func `nothing is printed if the output is not a terminal`() {
    let progress = ProgressLine(total: 2, in: watcher.environment(isTerminal: false))
    let step = progress.begin("grid.yaml")
    watcher.wait(5000)
    step.move(to: 0.5)
    step.end()
    progress.clear()
    #expect(watcher.take() == "")
  }

  @Test func `nothing is printed for work of less than half a second`() {
    let progress = ProgressLine(total: 2, in: watcher.environment())
    let step = progress.begin("grid.yaml")
    watcher.wait(499)
    step.end()
    progress.clear()
    #expect(watcher.take() == "")
  }

  @Test func `the line shows the progress, the current work and the remaining time`() {
    let progress = ProgressLine(total: 4, in: watcher.environment())
    let step = progress.begin("grid.yaml at 320 points")
    watcher.wait(1000)
    step.end()
    #expect(watcher.take() == "\r[====>           ] 1 of 4 pictures, 4 s left\u{1B}[K")
    watcher.wait(100)
    let next = progress.begin("feed.yaml at 320 points", count: 2)
    #expect(
      watcher.take()
        == "\r[====>           ] 1 of 4 pictures, 4 s left: feed.yaml at 320 points\u{1B}[K")
    watcher.wait(900)
    next.move(to: 0.5)
    #expect(
      watcher.take()
        == "\r[========>       ] 1 of 4 pictures, 3 s left: feed.yaml at 320 points\u{1B}[K")
    progress.clear()
    #expect(watcher.take() == Self.gone)
    progress.clear()
    #expect(watcher.take() == "")
  }

  @Test func `the line is updated at most ten times a second`() {
    let progress = ProgressLine(total: 9, in: watcher.environment())
    watcher.wait(600)
    let step = progress.begin("a")
    #expect(watcher.take() != "")
    watcher.wait(99)
    step.move(to: 0.2)
    #expect(watcher.take() == "")
    watcher.wait(1)
    step.move(to: 0.3)
    #expect(watcher.take() != "")
  }

  @Test func `the line is no wider than the terminal`() {
    let progress = ProgressLine(total: 1, in: watcher.environment(columns: 40))
    watcher.wait(600)
    _ = progress.begin("規格規格規格規格.yaml at 320 points")
    #expect(watcher.take() == "\r[>               ] 0 of 1 picture: 規格\u{1B}[K")
  }

  @Test(arguments: ["render grid.yaml bad.yaml -o out", "record grid.yaml bad.yaml"])
  func `the line is erased at the end, also after errors`(command: String) async throws {
    let work = try Workplace()
    try work.write("sections: [{group: {height: 40}, items: 3}]", to: "grid.yaml")
    try work.write("sections: [{group: {height: 1e300}, items: 3}]", to: "bad.yaml")
    let time = Mutex(Duration.zero)
    let words = Mutex("")
    var environment = RunEnvironment(
      folder: work.folder, output: { _ in },
      messages: { text in words.withLock { $0 += text } }, isTerminal: true)
    environment.now = {
      time.withLock {
        $0 += .seconds(1)
        return $0
      }
    }
    _ = await Flatplan.run(command.split(separator: " ").map(String.init), in: environment)
    let output = words.withLock { $0 }
    let line = try #require(output.range(of: "picture", options: .backwards))
    #expect(output.contains("\r["))
    #expect(output.components(separatedBy: Self.gone).count == 2)
    #expect(!output.components(separatedBy: Self.gone)[1].contains("\r"))
    #expect(!line.isEmpty)
  }
}
