/// A view or function that generated cells use and UIKit does not have.
enum CellHelper: String, CaseIterable, Hashable {
  case overlay, gradient, badge, rating, bars, sparkline, ring, button, field, picture, close
  case prefer

  /// The declaration inside of the layout's type.
  var lines: [String] {
    source.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "  " + $0
    }
  }

  private var source: String {
    switch self {
    case .overlay: Self.overlaySource
    case .gradient:
      """
      /// A view filled with a gradient.
      private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }

        func show(_ colors: [UIColor], from start: CGPoint, to end: CGPoint) {
          guard let gradient = layer as? CAGradientLayer else { return }
          gradient.colors = colors.map(\\.cgColor)
          gradient.startPoint = start
          gradient.endPoint = end
        }
      }
      """
    case .badge:
      """
      /// A short text on a capsule.
      private final class BadgeLabel: UILabel {
        override var intrinsicContentSize: CGSize {
          let size = super.intrinsicContentSize
          let height = size.height + 2
          return CGSize(width: max(size.width + font.pointSize * 0.9, height), height: height)
        }

        override func layoutSubviews() {
          super.layoutSubviews()
          layer.cornerRadius = bounds.height / 2
        }
      }
      """
    case .rating: Self.ratingSource
    case .bars: Self.barsSource
    case .sparkline: Self.sparklineSource
    case .ring: Self.ringSource
    case .button:
      """
      private static func configuration(
        _ base: UIButton.Configuration, title: String?, image: String?, font: UIFont
      ) -> UIButton.Configuration {
        var configuration = base
        configuration.cornerStyle = .capsule
        configuration.imagePadding = 6
        configuration.image = image.flatMap { UIImage(systemName: $0) }
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(font: font)
        if let title {
          configuration.attributedTitle = AttributedString(
            title, attributes: AttributeContainer([.font: font]))
        }
        return configuration
      }
      """
    case .field:
      """
      /// A symbol at an end of a text field.
      private static func symbol(_ name: String, font: UIFont) -> UIView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.contentMode = .scaleAspectFit
        view.tintColor = .secondaryLabel
        let side = font.pointSize * 1.25
        view.frame = CGRect(x: 0, y: 0, width: side + 14, height: side)
        return view
      }
      """
    case .picture:
      """
      /// The picture with a name, or the symbol.
      private static func picture(_ name: String) -> UIImage? {
        UIImage(named: name) ?? UIImage(systemName: name)
      }
      """
    case .prefer:
      """
      /// Activates a constraint that yields to the size of the cell.
      private static func prefer(_ constraint: NSLayoutConstraint, _ priority: Float = 990) {
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
      }
      """
    case .close:
      """
      /// Leaves the room that views do not need at the end of a stack, without a gap before it.
      private static func close(_ stack: UIStackView) {
        let views = stack.arrangedSubviews.dropLast()
        for view in views { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view) }
        if let last = views.last(where: { !$0.isHidden }) { stack.setCustomSpacing(0, after: last) }
      }
      """
    }
  }

  private static let overlaySource = """
    /// Views on top of one another.
    private final class OverlayView: UIView {
      /// Adds a view that fills the overlay.
      func fill(with view: UIView) {
        insert(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
          view.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
          view.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        ])
      }

      /// Adds a view at a place, from the leading top corner at 0, 0 to the trailing bottom corner at
      /// 1, 1.
      func add(_ view: UIView, x: CGFloat, y: CGFloat, inset: CGFloat = 0) {
        insert(view)
        let room = layoutMarginsGuide
        let horizontal =
          x == 0
          ? view.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: inset)
          : x == 1
            ? view.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -inset)
            : view.centerXAnchor.constraint(equalTo: room.centerXAnchor)
        let vertical =
          y == 0
          ? view.topAnchor.constraint(equalTo: room.topAnchor, constant: inset)
          : y == 1
            ? view.bottomAnchor.constraint(equalTo: room.bottomAnchor, constant: -inset)
            : view.centerYAnchor.constraint(equalTo: room.centerYAnchor)
        let width = view.widthAnchor.constraint(
          lessThanOrEqualTo: room.widthAnchor, constant: -2 * inset)
        let height = view.heightAnchor.constraint(
          lessThanOrEqualTo: room.heightAnchor, constant: -2 * inset)
        for fitting in [width, height] { fitting.priority = UILayoutPriority(990) }
        NSLayoutConstraint.activate([horizontal, vertical, width, height])
      }

      private func insert(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }

      override init(frame: CGRect) {
        super.init(frame: frame)
        directionalLayoutMargins = .zero
        insetsLayoutMarginsFromSafeArea = false
        // No larger than the views need.
        for side in [widthAnchor, heightAnchor] {
          let fit = side.constraint(equalToConstant: 0)
          fit.priority = UILayoutPriority(60)
          fit.isActive = true
        }
      }

      required init?(coder: NSCoder) { nil }
    }
    """

  private static let ratingSource = """
    /// Stars, filled in halves.
    private final class RatingView: UIView {
      /// The side of the stars if there is more room than they need.
      var textAlignment = NSTextAlignment.natural
      private let stars = UIStackView()

      func show(_ value: Double, of count: Int, font: UIFont) {
        let side = font.pointSize * 1.15
        for star in stars.arrangedSubviews { star.removeFromSuperview() }
        let halves = Int((value * 2).rounded())
        for index in 0..<count {
          let name =
            halves >= 2 * index + 2
            ? "star.fill" : halves == 2 * index + 1 ? "star.leadinghalf.filled" : "star"
          let star = UIImageView(image: UIImage(systemName: name))
          star.contentMode = .scaleAspectFit
          star.widthAnchor.constraint(equalToConstant: side * 0.88).isActive = true
          star.heightAnchor.constraint(equalToConstant: side * 0.88).isActive = true
          stars.addArrangedSubview(star)
        }
        stars.spacing = side * 0.12
        stars.alignment = .center
        stars.translatesAutoresizingMaskIntoConstraints = false
        if stars.superview == nil { addSubview(stars) }
        NSLayoutConstraint.deactivate(constraints)
        NSLayoutConstraint.activate([
          textAlignment == .center
            ? stars.centerXAnchor.constraint(equalTo: centerXAnchor)
            : textAlignment == .natural
              ? stars.leadingAnchor.constraint(equalTo: leadingAnchor, constant: side * 0.06)
              : stars.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -side * 0.06),
          stars.centerYAnchor.constraint(equalTo: centerYAnchor),
          widthAnchor.constraint(greaterThanOrEqualToConstant: side * CGFloat(count)),
          heightAnchor.constraint(greaterThanOrEqualToConstant: side),
        ])
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
      }

      override var intrinsicContentSize: CGSize {
        CGSize(width: 1, height: 1)
      }
    }
    """

  private static let barsSource = """
    /// A chart of bars.
    private final class BarChartView: UIView {
      var values: [Double] = [] {
        didSet { setNeedsDisplay() }
      }

      override func draw(_ rect: CGRect) {
        let most = max(values.max() ?? 0, 0)
        let step = bounds.width / CGFloat(max(values.count, 1))
        let width = min(step * 0.66, 24)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, value) in values.enumerated() {
          let place = CGFloat(isMirrored ? values.count - 1 - index : index)
          let height = max(most > 0 ? bounds.height * CGFloat(max(value, 0) / most) : 0, 2)
          let bar = CGRect(
            x: (place + 0.5) * step - width / 2, y: bounds.height - height, width: width,
            height: height)
          (value > 0 ? tintColor : UIColor.systemFill).setFill()
          UIBezierPath(roundedRect: bar, cornerRadius: min(3, width / 2)).fill()
        }
      }
    }
    """

  private static let sparklineSource = """
    /// A line through values.
    private final class SparklineView: UIView {
      var values: [Double] = [] {
        didSet { setNeedsDisplay() }
      }

      override func draw(_ rect: CGRect) {
        guard let least = values.min(), let most = values.max(), values.count > 1 else { return }
        let room = bounds.insetBy(dx: 1, dy: 1)
        let step = room.width / CGFloat(values.count - 1)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let line = UIBezierPath()
        for (index, value) in values.enumerated() {
          let part = most > least ? (value - least) / (most - least) : 0.5
          let x = CGFloat(index) * step
          let point = CGPoint(
            x: isMirrored ? room.maxX - x : room.minX + x, y: room.maxY - room.height * CGFloat(part))
          if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
        }
        line.lineWidth = 2
        tintColor.setStroke()
        line.stroke()
      }
    }
    """

  private static let ringSource = """
    /// A ring that is closed up to a fraction.
    private final class RingView: UIView {
      var value = 0.0 {
        didSet { setNeedsDisplay() }
      }

      override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height)
        let width = max(side * 0.12, 2)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let whole = UIBezierPath(
          arcCenter: center, radius: (side - width) / 2, startAngle: 0, endAngle: 2 * .pi,
          clockwise: true)
        whole.lineWidth = width
        UIColor.systemFill.setStroke()
        whole.stroke()
        guard value > 0 else { return }
        let part = UIBezierPath(
          arcCenter: center, radius: (side - width) / 2, startAngle: -.pi / 2,
          endAngle: (2 * min(value, 1) - 0.5) * .pi, clockwise: true)
        part.lineWidth = width
        part.lineCapStyle = .round
        tintColor.setStroke()
        part.stroke()
      }
    }
    """
}
