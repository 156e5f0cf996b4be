import CollectionViewPictures
import CollectionViewTesting
import CompositionalLayout
import Foundation
import Testing
import UIKitViews

/// Tests snapshots of the frames and content of collection views.
@MainActor @Suite(.layoutRecording(.never)) struct CollectionSnapshotTests {
  @Test(arguments: [320, 390]) func `frames and content match the recorded snapshot`(width: Double)
  {
    assertLayoutSnapshot(
      of: Notes(Note.two), as: [.frames, .content], width: width, testName: "notes")
  }

  @Test func `a collection view is compared while its controller is retained`() {
    let notes = Notes(Note.two)
    assertLayoutSnapshot(
      of: notes.collectionView, as: [.frames, .content], width: 320, testName: "notes")
  }

  @Test func `content that a controller loads when it appears is compared`() {
    final class Late: UIViewController {
      private var notes: Notes?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let notes = Notes(Note.two)
        addChild(notes)
        view.addSubview(notes.view)
        self.notes = notes
      }
    }
    final class Last: UIViewController {
      private lazy var notes = Notes([])
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(notes.view)
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        notes.show(Note.two)
      }
    }
    assertLayoutSnapshot(of: Late(), as: [.frames, .content], width: 320, testName: "notes")
    assertLayoutSnapshot(of: Last(), as: [.frames, .content], width: 320, testName: "notes")
  }

  @Test func `without a width the view keeps its own size`() {
    let notes = Notes(Note.two)
    notes.collectionView.frame.size = CGSize(width: 250, height: 300)
    withKnownIssue {
      assertLayoutSnapshot(of: notes.collectionView, as: [.frames, .content], testName: "notes")
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("/notes.250x300.layout\n")
    }
  }

  @Test(.layoutRecording(.all)) func `an assertion's record mode overrides the mode of its suite`()
  {
    assertLayoutSnapshot(
      of: Notes(Note.two), as: [.frames, .content], width: 320, record: .never, testName: "notes")
  }

  @Test func `an unreadable content baseline is reported`() {
    withKnownIssue {
      assertLayoutSnapshot(
        of: Notes(Note.two), as: [.frames, .content], width: 320, testName: "unreadable")
    } matching: {
      $0.comments.map(\.rawValue).joined().contains(
        "/unreadable.320.content: line 1 is not part of a content record\nrecord it again with")
    }
  }

  @Test func `a content difference fails with the field, the old value and the new value`() {
    withKnownIssue {
      assertLayoutSnapshot(
        of: Notes([Note("Milk", isDone: true), Note("Eggs")]), as: [.frames, .content], width: 320,
        testName: "notes")
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      return words.contains(
        """
        content notes.320 differs from its baseline
          changed   0/1  textLabel  "Bread" -> "Eggs"
        """) && !words.contains("layout notes.320")
    }
  }

  @Test func `differences of frames and content are reported together`() {
    withKnownIssue {
      assertLayoutSnapshot(
        of: Notes([Note("Milk", isDone: true)]), as: [.frames, .content], width: 320,
        testName: "notes")
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      return words.contains("layout notes.320 differs from its baseline")
        && words.contains("\n\ncontent notes.320 differs from its baseline")
        && words.contains("deleted   0/1  textLabel \"Bread\"")
    }
  }

  @Test func `the arguments determine the container and the file name`() {
    var seen: (size: CGSize, scale: CGFloat, direction: UITraitEnvironmentLayoutDirection)?
    func notes() -> Notes {
      let (screen, traits) = (UIScreen.main, UITraitCollection.current)
      seen = (screen.bounds.size, screen.scale, traits.layoutDirection)
      return Notes(Note.two)
    }
    withKnownIssue {
      assertLayoutSnapshot(
        of: notes(), as: [.frames, .content], width: 320, height: 500, scale: 3,
        direction: .rightToLeft,
        textSize: .extraLarge, named: "own", testName: "notes")
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("/notes.own.320x500-rtl-extraLarge@3x.layout\n")
    }
    #expect(seen?.size == CGSize(width: 320, height: 500) && seen?.scale == 3)
    #expect(seen?.direction == .rightToLeft)
  }

  @Test(arguments: [([], 0), (["0/1"], 0), ([], 1000)] as [([String], Double)])
  func `ignored frames and lengths within the tolerance may differ`(
    ignoring: [String], tolerance: Double
  ) {
    withKnownIssue {
      assertLayoutSnapshot(
        of: Notes([Note("Milk", isDone: true)]),
        as: [.frames(tolerance: tolerance, ignoring: ignoring), .content], width: 320,
        testName: "notes")
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      return words.contains("removed   0/1") == ignoring.isEmpty
        && words.contains("320 x 159 -> 320 x 107") == (tolerance == 0)
    }
  }

  @Test func `a controller without a collection view is reported`() {
    withKnownIssue {
      assertLayoutSnapshot(of: UIViewController(), as: [.frames, .content], width: 320)
    } matching: {
      $0.comments.map(\.rawValue).joined().contains(
        "the view of UIViewController contains no collection view")
    }
  }
}

/// A to-do item.
struct Note: Hashable {
  var text: String
  var isDone: Bool

  init(_ text: String, isDone: Bool = false) {
    (self.text, self.isDone) = (text, isDone)
  }

  static let two = [Note("Milk", isDone: true), Note("Bread")]
}

/// A view controller that shows notes in a list.
final class Notes: UIViewController {
  private let notes: [Note]
  private(set) var collectionView: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, Note>!

  init(_ notes: [Note]) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
    loadViewIfNeeded()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    view.addSubview(collectionView)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Note> { cell, _, note in
      var content = cell.defaultContentConfiguration()
      content.text = note.text
      cell.contentConfiguration = content
      cell.accessories = note.isDone ? [.checkmark()] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    show(notes)
  }

  func show(_ notes: [Note]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Note>()
    snapshot.appendSections([0])
    snapshot.appendItems(notes)
    source.apply(snapshot)
  }
}
