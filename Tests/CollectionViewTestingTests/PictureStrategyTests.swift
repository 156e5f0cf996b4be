import CellContent
import CompositionalLayout
import Foundation
import Testing
import UIKitViews

@testable import CollectionViewTesting
@testable import FlatplanTesting

/// Tests pictures as a strategy, and the subjects that can be drawn.
@MainActor @Suite(.serialized) struct PictureStrategyTests {
  private let folder = NSTemporaryDirectory() + "flatplan-\(UUID().uuidString)"

  /// Runs the check of all that a strategy keeps of a subject, in a folder of its own.
  private func check<Subject: SnapshotSubject>(
    _ subject: Subject, _ strategy: SnapshotStrategy<Subject.Content>, items: [Int] = [],
    _ recording: LayoutRecording
  ) throws -> [SnapshotFailure] {
    let test = Snapshot.Test(
      file: folder + "/ListTests.swift", module: "Tests/ListTests.swift", function: "list()",
      name: nil, line: 1)
    return try subject.forms(by: strategy, items: items, in: Container(width: 320)).compactMap {
      try SnapshotCheck(
        snapshot: Snapshot($0, of: test), recording: recording, names: SnapshotNames()
      ).run()
    }
  }

  @Test func `pictures are recorded and compared, light and dark`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let strategy: SnapshotStrategy<UICollectionView> = [
      .picture(), .picture(appearance: .dark), .content,
    ]
    #expect(try check(Notes(Note.two), strategy, .missing).count == 3)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder + "/__Snapshots__/ListTests")
    #expect(files.sorted() == ["list.320-dark.png", "list.320.content", "list.320.png"])
    #expect(try check(Notes(Note.two), strategy, .never).isEmpty)

    let other = Notes([Note("Milk", isDone: true), Note("Eggs")])
    let failure = try #require(try check(other, .picture(), .never).first)
    let words = failure.description
    #expect(words.hasPrefix("png list.320 differs from its baseline\n  pixels    "))
    #expect(words.contains("\nall       FLATPLAN_RECORD=failed swift test"))
    let difference = try #require(words.firstMatch(of: /\npixels    (.*)\n/)?.1)
    #expect(FileManager.default.fileExists(atPath: String(difference)))
    #expect(try check(other, .picture(threshold: 1), .never).isEmpty)
    #expect(try check(other, .frames, .missing).count == 1)
  }

  @Test func `a tint that changes is seen in the picture alone`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let strategy: SnapshotStrategy<UICollectionView> = [.frames, .content, .picture()]
    let notes = Notes(Note.two)
    _ = try check(notes, strategy, .all)
    notes.collectionView.tintColor = .systemPink
    #expect(try check(notes, strategy, .never).map(\.snapshot.form.kind) == ["png"])
  }

  @Test func `a layout is drawn as its frames, and needs a width`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let layout: UICollectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    #expect(try check(layout, .picture(), items: [2], .all).count == 1)
    #expect(try check(layout, .picture(), items: [2], .never).isEmpty)
    #expect(
      try check(layout, .picture(), items: [3], .never).first?.description
        .contains("\n  size      640 x ") == true)
    #expect(throws: SnapshotProblem.noWidth) {
      _ = try layout.forms(by: .frames, items: [2], in: nil)
    }
  }

  @Test func `flow layouts and layouts of one's own have the frames that a view asks for`() throws {
    final class Diagonal: UICollectionViewLayout, @unchecked Sendable {
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 100) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map {
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: $0, section: 0))
          attributes.frame = CGRect(x: 10 * $0, y: 20 * $0, width: 30, height: 15)
          return attributes
        }
      }
    }
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 150, height: 40)
    assertInlineLayoutSnapshot(of: flow, items: [3], in: Container(width: 320)) {
      """
      axes 320x844 ltr large @2x
      content 320 90
      0/0  cell  0 0 150 40    z0
      0/1  cell  170 0 150 40  z0
      0/2  cell  0 50 150 40   z0
      """
    }
    assertInlineLayoutSnapshot(of: Diagonal(), items: [2], in: Container(width: 320)) {
      """
      axes 320x844 ltr large @2x
      content 320 100
      0/0  cell  0 0 30 15    z0
      0/1  cell  10 20 30 15  z0
      """
    }
    #expect(throws: (any Error).self) {
      try UICollectionViewLayout().forms(by: .frames, items: [1], in: Container(width: 320))
    }
  }

  @Test nonisolated func `off the main actor, a view is an error and no crash`() async throws {
    let view = await UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    await Task.detached {
      _ = #expect(throws: SnapshotProblem.offMainActor("UICollectionView")) {
        try view.forms(by: .frames, items: [], in: nil)
      }
    }.value
  }

  @Test func `content can be a literal`() {
    assertInlineLayoutSnapshot(of: Notes(Note.two), as: .content, in: Container(width: 320)) {
      """
      0/0
        textLabel "Milk"
        accessory "checkmark"
      0/1
        textLabel "Bread"
      """
    }
    withKnownIssue {
      assertInlineLayoutSnapshot(of: Notes(Note.two), as: .picture(), in: Container(width: 320))
    } matching: {
      $0.comments.map(\.rawValue).joined().hasPrefix("a literal holds one text, not png;")
    }
  }
}
