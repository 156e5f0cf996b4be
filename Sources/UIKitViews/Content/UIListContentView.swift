internal import CellContent
internal import CompositionalLayout
public import Foundation

/// A view that shows a list content configuration.
open class UIListContentView: UIView, UIContentView {
  public let imageView = UIImageView()
  /// The label of the primary text.
  public let textLabel = UILabel()
  public let secondaryTextLabel = UILabel()
  /// The view behind the labels, which centers them as a group.
  private let labels = UIView()
  private var shown: UIListContentConfiguration
  /// Whether the texts are one below the other in the current arrangement.
  private var isStacked: Bool?

  /// The trailing margin of default content in points, which depends on the cell's accessories;
  /// `nil` uses the content's.
  var trailingMargin: CGFloat? {
    didSet {
      guard trailingMargin != oldValue else { return }
      isStacked = nil
      arrange()
    }
  }

  /// The shown configuration. Configurations of other types are ignored.
  public var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      show()
    }
  }

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [imageView, labels, textLabel, secondaryTextLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    imageView.contentMode = .scaleAspectFit
    show()
  }

  /// Always returns `nil`: the view needs a configuration.
  public required init?(coder: NSCoder) { return nil }

  private func show() {
    set(textLabel, shown.text, shown.attributedText, shown.textProperties)
    set(
      secondaryTextLabel, shown.secondaryText, shown.secondaryAttributedText,
      shown.secondaryTextProperties)
    let properties = shown.imageProperties
    imageView.image = shown.image
    imageView.isHidden = shown.image == nil
    imageView.tintColor =
      properties.tintColor
      ?? (properties.tintColorTransformer == nil
        ? nil : properties.resolvedTintColor(for: tintColor))
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.layer.borderWidth = properties.strokeWidth
    imageView.layer.borderColor = properties.resolvedStrokeColor(for: tintColor).cgColor
    imageView.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(font: shown.textProperties.font)
    alpha = shown.alpha
    isStacked = nil
    arrange()
  }

  private func set(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.text = properties.shown(text)
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    if let attributed { label.attributedText = attributed }
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = properties.alignment == .center ? .center : .natural
    label.isHidden = (text ?? "").isEmpty
  }

  /// The labels have the same priorities as the view.
  override var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] {
    didSet { for label in [textLabel, secondaryTextLabel] { label.resistance = resistance } }
  }

  override var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] {
    didSet { for label in [textLabel, secondaryTextLabel] { label.hugging = hugging } }
  }

  // MARK: Layout

  /// The width decides whether the texts fit side by side.
  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  /// Texts that are centered in the minimum height of a row begin on a pixel (R108), as does the space
  /// of the image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: ListProfile.current.scale)
    for label in [textLabel, secondaryTextLabel] {
      label.frame.origin.y = grid.nearest(label.frame.minY)
    }
    let above = (reservedImageSize.height - imageView.frame.height) / 2
    imageView.frame.origin.y = grid.nearest(imageView.frame.minY - above) + above
  }

  private func arrange() {
    let stacks = hasBothTexts && !fitsSideBySide
    guard stacks != isStacked else { return }
    isStacked = stacks
    NSLayoutConstraint.deactivate(constraints + imageView.constraints)
    NSLayoutConstraint.activate(image + texts(isStacked: stacks) + guides.flatMap(Self.edges))
  }

  private var hasBothTexts: Bool { !textLabel.isHidden && !secondaryTextLabel.isHidden }

  private var fitsSideBySide: Bool {
    guard shown.prefersSideBySideTextAndSecondaryText,
      !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return false }
    let available = bounds.width - labelStart - margins.trailing
    let needed =
      textLabel.intrinsicContentSize.width + secondaryTextLabel.intrinsicContentSize.width
      + shown.textToSecondaryTextHorizontalPadding
    return bounds.width <= 0 || needed <= available
  }

  private var margins: NSDirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins
    if margins.trailing == shown.usualTrailing {
      margins.trailing = trailingMargin ?? margins.trailing
    }
    return margins
  }

  /// The distance from the leading edge to the texts, in points.
  var labelStart: CGFloat {
    let margin = shown.directionalLayoutMargins.leading
    return imageView.isHidden ? margin : margin + reservedImageSize.width + shown.imageToTextPadding
  }

  /// The constraints of the texts, beside the image and either stacked or in one line.
  private func texts(isStacked: Bool) -> [NSLayoutConstraint] {
    let margins = margins
    let first = textLabel.isHidden && !secondaryTextLabel.isHidden ? secondaryTextLabel : textLabel
    let last = isStacked ? secondaryTextLabel : first
    let end = hasBothTexts && !isStacked ? secondaryTextLabel : first
    var result = [
      labels.leadingAnchor.constraint(equalTo: leadingAnchor, constant: labelStart),
      trailingAnchor.constraint(equalTo: labels.trailingAnchor, constant: margins.trailing),
      // If an image makes the row higher, the texts stay centered.
      labels.centerYAnchor.constraint(
        equalTo: centerYAnchor, constant: (margins.top - margins.bottom) / 2),
      labels.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margins.top),
      bottomAnchor.constraint(
        greaterThanOrEqualTo: labels.bottomAnchor, constant: margins.bottom),
      first.leadingAnchor.constraint(equalTo: labels.leadingAnchor),
      end.trailingAnchor.constraint(equalTo: labels.trailingAnchor),
      first.topAnchor.constraint(equalTo: labels.topAnchor),
      last.bottomAnchor.constraint(equalTo: labels.bottomAnchor),
    ]
    if isStacked {
      result += [
        secondaryTextLabel.leadingAnchor.constraint(equalTo: first.leadingAnchor),
        secondaryTextLabel.trailingAnchor.constraint(equalTo: first.trailingAnchor),
        secondaryTextLabel.topAnchor.constraint(
          equalTo: first.bottomAnchor, constant: shown.textToSecondaryTextVerticalPadding),
      ]
    } else if hasBothTexts {
      result += [
        secondaryTextLabel.leadingAnchor.constraint(
          greaterThanOrEqualTo: first.trailingAnchor,
          constant: shown.textToSecondaryTextHorizontalPadding),
        secondaryTextLabel.topAnchor.constraint(equalTo: first.topAnchor),
      ]
    }
    return result
  }

  // MARK: Layout guides

  /// The guides used so far, and the views whose frames they follow.
  private var guides: [(guide: UILayoutGuide, view: UIView)] = []

  /// The guide of the primary text, or `nil` if there is none.
  open var textLayoutGuide: UILayoutGuide? { guide(on: textLabel) }

  /// The guide of the secondary text, or `nil` if there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(on: secondaryTextLabel) }

  /// The guide of the image, or `nil` if there is none.
  open var imageLayoutGuide: UILayoutGuide? { guide(on: imageView) }

  private func guide(on view: UIView) -> UILayoutGuide? {
    guard !view.isHidden else { return nil }
    if let known = guides.first(where: { $0.view === view }) { return known.guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    guides.append((guide, view))
    NSLayoutConstraint.activate(Self.edges(of: guide, on: view))
    return guide
  }

  private static func edges(of guide: UILayoutGuide, on view: UIView) -> [NSLayoutConstraint] {
    [
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
  }

  // MARK: Image

  /// The drawn size of the image, in points.
  private var imageSize: CGSize {
    guard let size = imageView.shownImage?.size, size.width > 0, size.height > 0 else {
      return .zero
    }
    if let room = symbolRoom {
      return CGSize(width: room * ListLabels.symbolShare, height: room * ListLabels.symbolShare)
    }
    let maximum = shown.imageProperties.maximumSize
    let widthRatio = maximum.width > 0 ? maximum.width / size.width : .infinity
    let heightRatio = maximum.height > 0 ? maximum.height / size.height : .infinity
    let scale = min(widthRatio, heightRatio, 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private var reservedImageSize: CGSize {
    let (size, reserved) = (imageSize, shown.imageProperties.reservedLayoutSize)
    let isSymbol = shown.image?.isSymbolImage ?? false
    let standard = isSymbol ? UIListContentConfiguration.ImageProperties.standardDimension : 0
    return CGSize(
      width: reserved.width > 0 ? reserved.width : symbolRoom ?? max(size.width, standard),
      height: reserved.height > 0 ? reserved.height : symbolRoom ?? size.height)
  }

  /// The side of the square of a symbol without a size of its own, in points; `nil` for others.
  private var symbolRoom: CGFloat? {
    guard let image = shown.image, image.isSymbolImage, image.symbol.pointSize == nil,
      shown.imageProperties.preferredSymbolConfiguration == nil,
      shown.imageProperties.maximumSize == .zero
    else { return nil }
    return ListLabels.symbolRoom(beside: shown.textProperties.font.metrics, .current)
  }

  /// The constraints of the image. It keeps its size, and the row is tall enough for its reserved
  /// size.
  private var image: [NSLayoutConstraint] {
    guard !imageView.isHidden else { return [] }
    let (size, reserved) = (imageSize, reservedImageSize)
    let margins = shown.directionalLayoutMargins
    // Symbols are no taller than the text. Pictures may be closer to the edges than texts.
    let above =
      min(margins.top, ListProfile.current.metrics.row.pictureMargin)
      + (reserved.height - size.height) / 2
    return [
      imageView.widthAnchor.constraint(equalToConstant: size.width),
      imageView.heightAnchor.constraint(equalToConstant: size.height),
      imageView.leadingAnchor.constraint(
        equalTo: leadingAnchor, constant: margins.leading + (reserved.width - size.width) / 2),
      imageView.centerYAnchor.constraint(equalTo: centerYAnchor),
      imageView.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: above),
      bottomAnchor.constraint(greaterThanOrEqualTo: imageView.bottomAnchor, constant: above),
    ]
  }
}
