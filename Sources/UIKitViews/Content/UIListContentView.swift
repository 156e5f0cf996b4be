internal import CompositionalLayout
public import Foundation

/// Shows a list content configuration.
open class UIListContentView: UIView, UIContentView {
  public let imageView = UIImageView()
  public let textLabel = UILabel()
  public let secondaryTextLabel = UILabel()
  /// Lies behind the labels, so that they stand in the middle as one.
  private let labels = UIView()
  private var shown: UIListContentConfiguration
  /// Whether the texts stand one below the other, as it was last arranged.
  private var isStacked: Bool?

  /// What is shown; configurations of other kinds are ignored.
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

  public required init?(coder: NSCoder) {
    return nil
  }

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
    label.font = properties.font.inRows
    label.textColor = properties.resolvedColor()
    if let attributed { label.attributedText = attributed.inRows }
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = properties.alignment == .center ? .center : .natural
    label.isHidden = (text ?? "").isEmpty
  }

  /// The texts give way and grow as the view is told to.
  override var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] {
    didSet { for label in [textLabel, secondaryTextLabel] { label.resistance = resistance } }
  }

  override var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] {
    didSet { for label in [textLabel, secondaryTextLabel] { label.hugging = hugging } }
  }

  // MARK: Arrangement

  /// Texts that do not fit side by side stand one below the other, which the width decides.
  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  private func arrange() {
    let wanted = hasTwo && !standSideBySide
    guard wanted != isStacked else { return }
    isStacked = wanted
    NSLayoutConstraint.deactivate(constraints + imageView.constraints)
    NSLayoutConstraint.activate(image + texts(isStacked: wanted) + guides.flatMap(Self.edges))
  }

  private var hasTwo: Bool { !textLabel.isHidden && !secondaryTextLabel.isHidden }

  private var standSideBySide: Bool {
    guard shown.prefersSideBySideTextAndSecondaryText else { return false }
    let margins = shown.directionalLayoutMargins
    let room = bounds.width - labelStart - margins.trailing
    let wanted =
      textLabel.intrinsicContentSize.width + secondaryTextLabel.intrinsicContentSize.width
      + shown.textToSecondaryTextHorizontalPadding
    return bounds.width <= 0 || wanted <= room
  }

  private func margins(isStacked: Bool) -> NSDirectionalEdgeInsets {
    isStacked && shown.directionalLayoutMargins == shown.usualMargins
      ? shown.marginsOfTwo : shown.directionalLayoutMargins
  }

  /// Points from the leading edge to the texts.
  var labelStart: CGFloat {
    let margin = shown.directionalLayoutMargins.leading
    return imageView.isHidden ? margin : margin + imagePlace.width + shown.imageToTextPadding
  }

  /// The image, the texts beside it, one below the other or in one line.
  private func texts(isStacked: Bool) -> [NSLayoutConstraint] {
    let margins = margins(isStacked: isStacked)
    let first = textLabel.isHidden && !secondaryTextLabel.isHidden ? secondaryTextLabel : textLabel
    let last = isStacked ? secondaryTextLabel : first
    let end = hasTwo && !isStacked ? secondaryTextLabel : first
    var result = [
      labels.leadingAnchor.constraint(equalTo: leadingAnchor, constant: labelStart),
      trailingAnchor.constraint(equalTo: labels.trailingAnchor, constant: margins.trailing),
      // Where an image makes the row higher, the texts stay in the middle.
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
    } else if hasTwo {
      result += [
        secondaryTextLabel.leadingAnchor.constraint(
          greaterThanOrEqualTo: first.trailingAnchor,
          constant: shown.textToSecondaryTextHorizontalPadding),
        secondaryTextLabel.topAnchor.constraint(equalTo: first.topAnchor),
      ]
    }
    return result
  }

  // MARK: Guides

  /// Those that have been asked for, and what they lie on.
  private var guides: [(guide: UILayoutGuide, view: UIView)] = []

  /// Where the text lies; `nil` where there is none.
  open var textLayoutGuide: UILayoutGuide? { guide(on: textLabel) }

  /// Where the second text lies; `nil` where there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(on: secondaryTextLabel) }

  /// Where the image lies; `nil` where there is none.
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

  /// As large as the image is shown, in points.
  private var imageSize: CGSize {
    guard let size = imageView.shownImage?.size, size.width > 0, size.height > 0 else {
      return .zero
    }
    let most = shown.imageProperties.maximumSize
    let across = most.width > 0 ? most.width / size.width : .infinity
    let down = most.height > 0 ? most.height / size.height : .infinity
    let part = min(across, down, 1)
    return CGSize(width: size.width * part, height: size.height * part)
  }

  /// The room that the image stands in the middle of, in points.
  private var imagePlace: CGSize {
    let (size, reserved) = (imageSize, shown.imageProperties.reservedLayoutSize)
    let isSymbol = shown.image?.isSymbolImage ?? false
    let standard = isSymbol ? UIListContentConfiguration.ImageProperties.standardDimension : 0
    return CGSize(
      width: reserved.width > 0 ? reserved.width : max(size.width, standard),
      height: reserved.height > 0 ? reserved.height : size.height)
  }

  /// The image keeps its size, and rows are high enough for its room.
  private var image: [NSLayoutConstraint] {
    guard !imageView.isHidden else { return [] }
    let (size, place) = (imageSize, imagePlace)
    let margins = shown.directionalLayoutMargins
    // Symbols are no higher than the text; pictures keep away from the edges by less than texts.
    let above = min(margins.top, 8) + (place.height - size.height) / 2
    return [
      imageView.widthAnchor.constraint(equalToConstant: size.width),
      imageView.heightAnchor.constraint(equalToConstant: size.height),
      imageView.leadingAnchor.constraint(
        equalTo: leadingAnchor, constant: margins.leading + (place.width - size.width) / 2),
      imageView.centerYAnchor.constraint(equalTo: centerYAnchor),
      imageView.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: above),
      bottomAnchor.constraint(greaterThanOrEqualTo: imageView.bottomAnchor, constant: above),
    ]
  }
}
