internal import CompositionalLayout
public import Foundation

/// A view that shows an empty state, vertically centered.
///
/// See [UIContentUnavailableView](https://developer.apple.com/documentation/uikit/uicontentunavailableview).
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let backgroundView = BackgroundView()
  private let imageView = UIImageView()
  private let indicator = UIActivityIndicatorView(style: .large)
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()
  private let button = UIButton()
  private let secondaryButton = UIButton()
  /// Whether the content can be scrolled. Has no effect on pictures.
  open var isScrollEnabled = true

  /// The shown configuration. Configurations of other types are ignored.
  public var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      show()
    }
  }

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFit
    let views = [imageView, indicator, textLabel, secondaryTextLabel, button, secondaryButton]
    insertPart(backgroundView, at: 0)
    for view in views { addSubview(view) }
    show()
  }

  /// Always returns `nil`: the view needs a configuration.
  public required init?(coder: NSCoder) { return nil }

  private func show() {
    let properties = shown.imageProperties
    imageView.image = shown.image
    imageView.tintColor = properties.tintColor
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.isHidden = shown.image == nil || shown.isLoading
    indicator.isHidden = !shown.isLoading
    if shown.isLoading { indicator.startAnimating() }
    set(textLabel, shown.text, shown.attributedText, shown.textProperties)
    set(
      secondaryTextLabel, shown.secondaryText, shown.secondaryAttributedText,
      shown.secondaryTextProperties)
    set(button, shown.button, shown.buttonProperties)
    set(secondaryButton, shown.secondaryButton, shown.secondaryButtonProperties)
    backgroundView.configuration = shown.background
  }

  private func set(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) {
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    if let attributed { label.attributedText = attributed }
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = shown.alignment == .center ? .center : .natural
    label.isHidden = (label.text ?? "").isEmpty
  }

  private func set(
    _ button: UIButton, _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    var configuration = configuration
    if let action = properties.primaryAction {
      if configuration.title == nil, !action.title.isEmpty { configuration.title = action.title }
      configuration.image = configuration.image ?? action.image
    }
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.isHidden = configuration.title == nil && configuration.image == nil
  }

  // MARK: Layout

  /// The visible views from the top, each with the spacing above it.
  private var column: [(view: UIView, gap: CGFloat)] {
    let all: [(UIView, CGFloat)] = [
      (indicator, 0), (imageView, 0), (textLabel, shown.imageToTextPadding),
      (secondaryTextLabel, shown.textToSecondaryTextPadding),
      (button, shown.textToButtonPadding),
      (secondaryButton, shown.buttonToSecondaryButtonPadding),
    ]
    return all.filter { !$0.0.isHidden }.enumerated().map { ($1.0, $0 == 0 ? 0 : $1.1) }
  }

  private func size(of view: UIView, width: CGFloat) -> CGSize {
    switch view {
    case imageView: imageSize
    case let label as UILabel:
      label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    default: view.intrinsicContentSize
    }
  }

  private var imageSize: CGSize {
    guard let size = imageView.shownImage?.size, size.width > 0, size.height > 0 else {
      return .zero
    }
    let maximum = shown.imageProperties.maximumSize
    let widthRatio = maximum.width > 0 ? maximum.width / size.width : .infinity
    let heightRatio = maximum.height > 0 ? maximum.height / size.height : .infinity
    let scale = min(widthRatio, heightRatio, 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.fill(shown.background.frame(in: self))
    let margins = shown.directionalLayoutMargins
    let width = max(bounds.width - margins.leading - margins.trailing, 0)
    let sizes = column.map { size(of: $0.view, width: width) }
    let height = zip(column, sizes).reduce(0) { $0 + $1.0.gap + $1.1.height }
    let available = bounds.height - margins.top - margins.bottom
    var y = bounds.minY + margins.top + max((available - height) / 2, 0)
    let left = bounds.minX + (isMirrored ? margins.trailing : margins.leading)
    for (entry, size) in zip(column, sizes) {
      y += entry.gap
      let length = min(size.width, width)
      let rest = width - length
      let indent = shown.alignment == .center ? rest / 2 : isMirrored ? rest : 0
      entry.view.frame = CGRect(x: left + indent, y: y, width: length, height: size.height)
      y += size.height
    }
  }

  override var wrapsContent: Bool { true }
  open override var intrinsicContentSize: CGSize { contentSize(width: nil) }

  override func contentSize(width: CGFloat?) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let available = width.map { max($0 - margins.leading - margins.trailing, 0) }
    let sizes = column.map { size(of: $0.view, width: available ?? .greatestFiniteMagnitude) }
    let height = zip(column, sizes).reduce(0) { $0 + $1.0.gap + $1.1.height }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + margins.leading + margins.trailing,
      height: height + margins.top + margins.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(width: size.width) }
}
