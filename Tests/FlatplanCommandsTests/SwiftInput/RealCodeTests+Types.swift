import Foundation
import Testing

@testable import SpecDiagnostics
@testable import SwiftInput

/// Tests objects that are created by a type parameter, and requests of Combine.
extension RealCodeTests {
  @Test func `views and controllers are created by a type parameter`() async throws {
    try await expectDrawn(
      """
      import UIKit
      class Base<Content: UIView, Bar: UIView>: UIViewController {
        let bar: Bar
        let label = Bar.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        init(bar: Bar = Bar()) {
          self.bar = bar
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func loadView() { view = Content() }
        func made<Other: UIViewController>(_ type: Other.Type) -> Other { type.init() }
        func named<Other: UIViewController>() -> Other { Other(nibName: nil, bundle: nil) }
      }
      extension UIView {
        static func create(_ change: (UIView) -> Void) -> Self {
          let view = self.init()
          change(view)
          return view
        }
      }
      private final class Root: UIView {
        let rows = Rows()
        let grid = UICollectionView(frame: .zero, collectionViewLayout: column())
        override init(frame: CGRect) {
          super.init(frame: frame)
          grid.dataSource = rows
          addSubview(grid)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func layoutSubviews() { grid.frame = bounds }
      }
      final class Other: UIViewController {
        var shown = 3
      }
      private final class Home: Base<Root, UILabel> {
        override func viewDidLoad() {
          super.viewDidLoad()
          let other: Other = named()
          precondition(made(Other.self).shown == other.shown)
          precondition(label.frame.width == 3 && bar.text == nil)
          precondition(UILabel.create { $0.tag = 2 }.tag == 2)
        }
      }

      """)
  }

  @Test func `a request of Combine fails at once`() async throws {
    try await expectDrawn(
      """
      import Combine
      import UIKit
      final class Home: UIViewController {
        let rows = Rows()
        private var kept = Set<AnyCancellable>()
        override func viewDidLoad() {
          super.viewDidLoad()
          let url = URL(string: "https://example.com/a")!
          URLSession.shared.dataTaskPublisher(for: url).map(\\.data)
            .decode(type: [String].self, decoder: JSONDecoder())
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
              guard case .failure(let error) = completion, let self,
                (error as? URLError)?.code == .notConnectedToInternet
              else { return }
              let grid = UICollectionView(frame: view.bounds, collectionViewLayout: column())
              grid.dataSource = rows
              view.addSubview(grid)
            } receiveValue: { _ in }
            .store(in: &kept)
          let grid = UICollectionView(frame: view.bounds, collectionViewLayout: column())
          grid.dataSource = rows
          view.addSubview(grid)
        }
      }

      """, saying: "small stand-ins of Flatplan replace Combine\n")
  }

  @Test func `optional members of protocols have a value only if they are implemented`()
    async throws
  {
    try await expectDrawn(
      """
      import UIKit
      struct Shade: Equatable { var value = 1 }
      @objc protocol GridSource: AnyObject {
        func rows() -> Int
        @objc optional func columns(in view: UIView, at index: Int) -> Int
        @objc optional func shade(for name: String) -> Shade
        @objc optional func cell(
          _ name: String  // the name
        ) -> UICollectionViewCell
        @objc optional var inset: UIEdgeInsets { get }
        @objc optional func didFinish()
      }
      class Plain: NSObject, GridSource {
        func rows() -> Int { 3 }
      }
      final class Rich: Plain {
        func columns(in view: UIView, at index: Int) -> Int { index + 1 }
        func shade(for name: String) -> Shade { Shade(value: name.count) }
        var inset: UIEdgeInsets { .init(top: 7, left: 0, bottom: 0, right: 0) }
      }
      extension Rich { func cell(_ name: String) -> UICollectionViewCell { .init() } }
      final class Home: UIViewController {
        let rows = Rows()
        weak var source: GridSource?
        override func viewDidLoad() {
          super.viewDidLoad()
          let (plain, rich) = (Plain(), Rich())
          source = plain
          precondition(source?.columns?(in: view, at: 4) ?? 2 == 2)
          if let shade = source?.shade?(for: "a") { fatalError("\\(shade)") }
          precondition(source?.cell?("a") == nil && source?.inset == nil)
          source = rich
          precondition(source?.columns?(in: view, at: 4) ?? 2 == 5)
          guard let shade = source?.shade?(for: "abc"), let source else { fatalError() }
          precondition(shade.value == 3 && source.inset?.top == 7 && source.cell?("a") != nil)
          source.didFinish?()
          let grid = UICollectionView(frame: view.bounds, collectionViewLayout: column())
          grid.dataSource = rows
          view.addSubview(grid)
        }
      }

      """)
  }

  /// A screen is drawn at the size of the picture, whatever place the view has in it.
  @Test func `a layout that computes its frames has the size of the picture`() async throws {
    let work = try Workplace()
    try work.write(
      """
      import UIKit
      final class Strip: UICollectionViewLayout {
        private var height: CGFloat = 0
        override func prepare() { height = collectionView?.bounds.height ?? 0 }
        override var collectionViewContentSize: CGSize { CGSize(width: 900, height: height) }
        override func layoutAttributesForElements(
          in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
          (0..<3).map { index in
            let path = IndexPath(item: index, section: 0)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: 300 * index, y: 10, width: 290, height: Int(height) - 21)
            return attributes
          }
        }
      }
      final class Home: UIViewController {
        let rows = Rows()
        override func viewDidLoad() {
          super.viewDidLoad()
          let grid = UICollectionView(
            frame: CGRect(x: 0, y: 80, width: 300, height: 120), collectionViewLayout: Strip())
          grid.dataSource = rows
          view.addSubview(grid)
        }
      }

      """ + "// flatplan: skip\n" + Self.parts, to: "Home.swift")
    let result = await work.compile(["frames", "Home.swift", "--width", "300", "--format", "csv"])
    #expect(result.code == .done, "\(result.words)")
    #expect(result.text.ranges(of: ",823").count == 3, "\(result.text)")
  }
}
