import Testing

@testable import CodeSalvage
@testable import SwiftInput

/// Calls found in class bodies.
@Suite struct ClassBodiesTests {
  @Test func `calls of a class end at its closing brace`() {
    let bodies = ClassBodies(
      """
      final class Home: UIViewController {
        override func viewDidLoad() {
          let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
          // Other(): UITableView(frame: .zero)
        }
      }
      final class Empty: UIView {}
        class Inner {
          let view = Card(a: f(1))
        }
        class Next { let other = Other() }
      let top = Top()
      """)
    #expect(
      bodies.calledNames(inClassAt: 0) == ["viewDidLoad", "UICollectionView", "layout"])
    #expect(bodies.calledNames(inClassAt: 6) == [])
    #expect(bodies.calledNames(inClassAt: 7) == ["Card", "f"])
    #expect(bodies.calledNames(inClassAt: 10) == ["Other"])
    #expect(bodies.calledNames(inClassAt: 99) == [])
  }
}
