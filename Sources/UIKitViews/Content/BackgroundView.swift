internal import CompositionalLayout
internal import Foundation

/// A view that draws a background configuration, except for its insets: its owner applies them to
/// the frame.
final class BackgroundView: UIView {
  var configuration = UIBackgroundConfiguration.clear() {
    didSet { show() }
  }

  /// Clips everything above the color.
  private lazy var content = UIView()
  private lazy var effectView = UIVisualEffectView()
  private lazy var imageView = UIImageView()
  /// Draws the stroke if it has an outset.
  private lazy var outline = UIView()

  override func tintColorDidChange() { show() }

  private func show() {
    let tint = tintColor ?? .tintColor
    backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    layer.cornerRadius = configuration.cornerRadius
    showShadow()
    let layers = contentViews()
    if !layers.isEmpty || !subviews.isEmpty { content.showOnly(layers) }
    let hasOutline = configuration.strokeWidth > 0 && configuration.strokeOutset != 0
    showOnly((layers.isEmpty ? [] : [content]) + (hasOutline ? [outline] : []))
    layer.borderWidth = hasOutline ? 0 : configuration.strokeWidth
    guard configuration.strokeWidth > 0 else { return }
    let line = hasOutline ? outline.layer : layer
    line.borderWidth = configuration.strokeWidth
    line.borderColor = configuration.resolvedStrokeColor(for: tint).cgColor
  }

  private func showShadow() {
    let shadow = configuration.shadowProperties
    layer.shadowColor = shadow.color.cgColor
    layer.shadowOpacity = Float(shadow.opacity)
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    layer.shadowPath = shadow.path?.cgPath
  }

  /// The views above the color, from back to front.
  private func contentViews() -> [UIView] {
    var views: [UIView] = []
    if let effect = configuration.visualEffect {
      effectView.effect = effect
      views.append(effectView)
    }
    if let image = configuration.image {
      imageView.image = image
      imageView.contentMode = configuration.imageContentMode
      views.append(imageView)
    }
    return views + [configuration.customView].compactMap(\.self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !subviews.isEmpty else { return }
    content.frame = bounds
    content.clipsToBounds = true
    content.layer.cornerRadius = configuration.cornerRadius
    for view in content.subviews { view.fill(content.bounds) }
    let outset = configuration.strokeOutset
    outline.frame = bounds.insetBy(dx: -outset, dy: -outset)
    outline.layer.cornerRadius = max(configuration.cornerRadius + outset, 0)
  }
}

// Managed subviews get their frames from the view that owns them, and constraints do not see them.
extension UIView {
  /// Replaces the managed subviews, ordered from back to front.
  fileprivate func showOnly(_ views: [UIView]) {
    for view in subviews where !views.contains(view) { view.removeFromSuperview() }
    for (index, view) in views.enumerated() { insertPart(view, at: index) }
  }

  /// Inserts a managed subview, unless it is a subview already.
  func insertPart(_ part: UIView, at index: Int) {
    if part.superview !== self { insertSubview(part, at: index) }
    part.isPart = true
  }

  /// Removes a managed subview, unless it has moved to another view.
  func removePart(_ part: UIView?) {
    if let part, part.superview === self { part.removeFromSuperview() }
  }

  /// Sets the frame and lays out the subviews.
  func fill(_ frame: CGRect) {
    self.frame = frame
    layoutIfNeeded()
  }

  /// Whether the view is laid out separately from its superview.
  var isLaidOutAlone: Bool { isPart || self is UICollectionReusableView }
}
