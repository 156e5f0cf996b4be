public import Foundation
internal import Synchronization

/// A view that shows part of its content.
///
/// See [UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview).
open class UIScrollView: UIView {
  nonisolated private let content = Mutex(Content())

  private struct Content: Sendable {
    var inset = UIEdgeInsets.zero
    var size = CGSize.zero
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  /// Where the visible part begins in the content, in points: the origin of the bounds.
  nonisolated open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Moves the visible part. Nothing is animated: it is there at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Points around the content.
  nonisolated open var contentInset: UIEdgeInsets {
    get { content.withLock { $0.inset } }
    set { content.withLock { $0.inset = newValue } }
  }

  /// ``contentInset`` and the safe area above and below.
  nonisolated open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    inset.top += safeAreaInsets.top
    inset.bottom += safeAreaInsets.bottom
    return inset
  }

  /// Points.
  nonisolated open var contentSize: CGSize {
    get { content.withLock { $0.size } }
    set { content.withLock { $0.size = newValue } }
  }
}
