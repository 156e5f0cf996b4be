import Foundation
import Testing

@testable import HostSystem
@testable import SwiftInput

/// Delays of the user's code, which take no time.
@Suite(.serialized, .enabled(if: RunnerLibrary.besideTests.isThere, "the library is not built"))
struct DelayTests {
  /// The number of cells after `start` has called `load`, which adds a cell.
  private func cells(after start: String) async throws -> (count: Int, words: String) {
    let work = try Workplace()
    try work.write(
      """
      import Foundation
      import UIKit
      final class Home: UIViewController, UICollectionViewDataSource {
        var count = 0
        lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: column())
        override func viewDidLoad() {
          super.viewDidLoad()
          grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
          grid.dataSource = self
          view.addSubview(grid)
          start()
        }
        func load() {
          count += 1
          grid.reloadData()
        }
        @objc private func tick(_ timer: Timer) {
          precondition(timer.userInfo as? Int == 7)
          timer.invalidate()
          load()
        }
        @objc func heard(note: Notification) { load() }
        func start() { \(start) }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int { count }
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
      }

      """ + "// flatplan: skip\n" + RealCodeTests.parts, to: "Home.swift")
    let result = await work.compile(["frames", "Home.swift", "--width", "300"])
    #expect(result.code == .done, "\(result.words)")
    return (result.text.ranges(of: "\"cell\"").count, result.words)
  }

  /// A request that nobody answers ends at once, with the error of a device that is offline.
  @Test(arguments: [
    """
    URLSession.shared.dataTask(with: URL(string: "https://example.com/a")!) { _, _, error in
      guard (error as? URLError)?.code == .notConnectedToInternet else { return }
      DispatchQueue.main.async { self.load() }
    }.resume()
    """,
    """
    let url = URL(string: "https://example.com/a")!
    DispatchQueue.global().async {
      guard (try? Data(contentsOf: url)) == nil else { return }
      DispatchQueue.main.async { self.load() }
    }
    """,
  ])
  func `a request ends at once, as offline`(_ start: String) async throws {
    let result = try await cells(after: start)
    #expect(result.count == 1, "\(result.words)")
  }

  @Test(arguments: [
    ("Task { try? await Task.sleep(for: .seconds(20)); load() }", 1),
    ("Task { try? await Task.sleep(nanoseconds: 20_000_000_000); load() }", 1),
    ("DispatchQueue.main.asyncAfter(deadline: .now() + 20) { self.load() }", 1),
    ("DispatchQueue.main.asyncAfter(wallDeadline: .now() + 20) { self.load() }", 1),
    ("_ = Timer.scheduledTimer(withTimeInterval: 20, repeats: false) { _ in self.load() }", 1),
    ("_ = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in self.load() }", 2),
    (
      "let timer = Timer(timeInterval: 1, repeats: true) { timer in self.load(); timer.invalidate() }"
        + "; RunLoop.main.add(timer, forMode: .common)", 1
    ),
    (
      "let timer = Timer(fire: Date() + 1, interval: 90, repeats: true) { _ in self.load() }"
        + "; RunLoop.main.add(timer, forMode: .common)", 1
    ),
    (
      "DispatchQueue.global().async { Thread.sleep(forTimeInterval: 20); DispatchQueue.main.async "
        + "{ self.load() } }", 1
    ),
    ("Thread.sleep(forTimeInterval: 20); load()", 1),
    ("DispatchQueue(label: \"a\").sync { Thread.sleep(forTimeInterval: 20); load() }", 1),
    (
      "Timer.scheduledTimer(timeInterval: 20, target: self, selector: #selector(tick(_:)), "
        + "userInfo: 7, repeats: true)", 1
    ),
    (
      "let timer = Timer(timeInterval: 20, target: self, selector: #selector(Home.tick), "
        + "userInfo: 7, repeats: false); RunLoop.main.add(timer, forMode: .default)", 1
    ),
    ("perform(#selector(load), with: nil, afterDelay: 9); perform(#selector(load))", 2),
    (
      "perform(#selector(load), with: nil, afterDelay: 9); NSObject"
        + ".cancelPreviousPerformRequests(withTarget: self, selector: #selector(load), object: nil)",
      0
    ),
    (
      "let name = Notification.Name(\"heard\"); let center = NotificationCenter.default; center"
        + ".addObserver(self, selector: #selector(heard(note:)), name: name, object: nil); center"
        + ".post(name: name, object: nil)", 1
    ),
    ("UIView.animate(withDuration: 3, animations: {}, completion: { _ in self.load() })", 1),
    ("Task { while true { load(); try? await Task.sleep(for: .seconds(2)) } }", 3),
  ])
  func `delays end at once`(_ start: String, _ count: Int) async throws {
    let result = try await cells(after: start)
    #expect(result.count == count, "\(result.words)")
  }
}
