public import Foundation
internal import Synchronization

/// What all layouts of a collection view have in common.
///
/// See [UICollectionViewLayout](https://developer.apple.com/documentation/uikit/uicollectionviewlayout).
open class UICollectionViewLayout: NSObject, @unchecked Sendable {
  private let decorations = Mutex<[String: Registration]>([:])

  private struct Registration: @unchecked Sendable {
    let viewClass: AnyClass
  }

  public override init() {
    super.init()
  }

  /// Says which class draws decorations of a kind; `nil` takes the saying back.
  open func register(
    _ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String
  ) {
    let registration = viewClass.map(Registration.init)
    decorations.withLock { $0[elementKind] = registration }
  }

  /// The class that draws decorations of `elementKind`.
  public func decorationViewClass(ofKind elementKind: String) -> AnyClass? {
    decorations.withLock { $0[elementKind] }?.viewClass
  }
}
