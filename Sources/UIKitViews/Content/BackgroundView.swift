internal import CompositionalLayout
internal import Foundation

/// Shows a background configuration, all but its insets: these are for whoever gives the view its frame.
final class BackgroundView: UIView {
  var configuration = UIBackgroundConfiguration.clear() {
    didSet { show() }
  }

  /// Cuts what lies on the colour, where anything does.
  private lazy var content = UIView()
  private lazy var effectView = UIVisualEffectView()
  private lazy var imageView = UIImageView()
  /// Has the stroke where that does not lie along the edges.
  private lazy var outline = UIView()

  override func tintColorDidChange() { show() }

  private func show() {
    let tint = tintColor ?? .tintColor
    backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    layer.cornerRadius = configuration.cornerRadius
    showShadow()
    let parts = parts()
    if !parts.isEmpty || !subviews.isEmpty { content.showOnly(parts) }
    let hasOutline = configuration.strokeWidth > 0 && configuration.strokeOutset != 0
    showOnly((parts.isEmpty ? [] : [content]) + (hasOutline ? [outline] : []))
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

  /// What lies on the colour, from the bottom.
  private func parts() -> [UIView] {
    var parts: [UIView] = []
    if let effect = configuration.visualEffect {
      effectView.effect = effect
      parts.append(effectView)
    }
    if let image = configuration.image {
      imageView.image = image
      imageView.contentMode = configuration.imageContentMode
      parts.append(imageView)
    }
    return parts + [configuration.customView].compactMap(\.self)
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

// Parts are placed by the view that they belong to, and constraints around it do not see them.
extension UIView {
  /// Takes other subviews out, and puts these in, from the bottom.
  fileprivate func showOnly(_ parts: [UIView]) {
    for view in subviews where !parts.contains(view) { view.removeFromSuperview() }
    for (index, view) in parts.enumerated() { insertPart(view, at: index) }
  }

  /// Puts a view in, unless it is in already.
  func insertPart(_ part: UIView, at index: Int) {
    if part.superview !== self { insertSubview(part, at: index) }
    part.isPart = true
  }

  /// Takes a part out unless it has gone elsewhere.
  func removePart(_ part: UIView?) {
    if let part, part.superview === self { part.removeFromSuperview() }
  }

  /// Gives a part its frame, and what is in it its place.
  func fill(_ frame: CGRect) {
    self.frame = frame
    layoutIfNeeded()
  }

  /// Whether the view is laid out by itself, and not with what it stands in.
  var isLaidOutAlone: Bool { isPart || self is UICollectionReusableView }
}
