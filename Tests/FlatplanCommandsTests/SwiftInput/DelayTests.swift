import Foundation
import Testing

@testable import SpecDiagnostics
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
    """
    URLSession(
      configuration: .ephemeral
    ).dataTask(with: URL(string: "https://example.com/a")!) { _, _, error in
      guard (error as? URLError)?.code == .notConnectedToInternet else { return }
      DispatchQueue.main.async { self.load() }
    }.resume()
    """,
    """
    final class Delegate: NSObject, URLSessionDataDelegate {
      let load: () -> Void
      init(_ load: @escaping () -> Void) { self.load = load }
      func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError: Error?) {
        guard (didCompleteWithError as? URLError)?.code == .notConnectedToInternet else { return }
        OperationQueue.main.addOperation { self.load() }
      }
    }
    let session: URLSession = .init(
      configuration: .default, delegate: Delegate { self.load() }, delegateQueue: nil)
    session.downloadTask(with: URL(string: "https://example.com/a")!).resume()
    """,
    """
    let session = URLSession.init(configuration: URLSessionConfiguration.default)
    let url = URL(string: "https://example.com/a")!
    Task {
      var codes: [URLError.Code?] = []
      do { _ = try await session.data(from: url) } catch { codes.append((error as? URLError)?.code) }
      do { _ = try await session.download(for: URLRequest(url: url)) } catch {
        codes.append((error as? URLError)?.code)
      }
      var post = URLRequest(url: url)
      post.httpMethod = "POST"
      do { _ = try await session.upload(for: post, from: Data([1])) } catch {
        codes.append((error as? URLError)?.code)
      }
      do {
        let (bytes, _) = try await session.bytes(from: url)
        for try await line in bytes.lines { print(line) }
      } catch { codes.append((error as? URLError)?.code) }
      if codes == Array(repeating: .notConnectedToInternet, count: 4) { load() }
    }
    """,
    """
    final class Canned: URLProtocol, @unchecked Sendable {
      override class func canInit(with request: URLRequest) -> Bool { true }
      override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
      override func startLoading() {
        let answer = URLResponse(
          url: request.url!, mimeType: nil, expectedContentLength: 3, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: answer, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("a\\nb".utf8))
        client?.urlProtocolDidFinishLoading(self)
      }
      override func stopLoading() {}
    }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Canned.self] + (configuration.protocolClasses ?? [])
    let session = URLSession(configuration: configuration)
    Task {
      let (bytes, _) = try await session.bytes(from: URL(string: "https://example.com/a")!)
      var lines: [String] = []
      for try await line in bytes.lines { lines.append(line) }
      if lines == ["a", "b"] { load() }
    }
    """,
  ])
  func `a request ends at once, as offline`(_ start: String) async throws {
    let result = try await cells(after: start)
    #expect(result.count == 1, "\(result.words)")
  }

  /// Events that code sends reach the methods and actions of the controls.
  @Test func `controls call their targets and actions`() async throws {
    let result = try await cells(
      after: """
        let (button, rating) = (UIButton(), UISlider())
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
        button.addAction(UIAction { [weak self] _ in self?.load() }, for: .touchUpInside)
        rating.addTarget(self, action: #selector(rate), for: .valueChanged)
        view.addSubview(button)
        let other = UIButton()
        button.addSubview(other)
        other.addTarget(nil, action: "tapped:", for: .touchDown)
        button.sendActions(for: .touchUpInside)
        other.sendActions(for: .touchDown)
        rating.sendActions(for: .valueChanged)
        rating.sendActions(for: .touchUpInside)
        }
        @IBAction private func tapped(_ sender: UIButton) { load() }
        @objc private func rate() { load()
        """)
    #expect(result.count == 4, "\(result.words)")
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
