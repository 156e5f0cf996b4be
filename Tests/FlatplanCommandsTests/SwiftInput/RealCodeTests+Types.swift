import Foundation
import Testing

@testable import HostSystem
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
}
