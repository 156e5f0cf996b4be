public import CompositionalLayout
public import Foundation

/// A title, a subtitle and an image that say what a touch would do.
///
/// Of titles and images for states those of the present state are shown, or else those for `normal`. Menus
/// are never open. See [UIButton](https://developer.apple.com/documentation/uikit/uibutton).
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  public private(set) var buttonType = ButtonType.custom

  /// How the button looks; `nil` is as titles and images for states say.
  open var configuration: Configuration? {
    didSet { show() }
  }

  /// Called to bring ``configuration`` up to date.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
  open var automaticallyUpdatesConfiguration = true

  // Kept for code that sets them: menus are never open.
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var role = Role.normal
  open var isPointerInteractionEnabled = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false

  public enum Role: Int, Sendable {
    case normal = 0
    case primary, cancel, destructive
  }

  // Points, for buttons without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero

  private let ground = BackgroundView()
  let picture = UIImageView()
  let titleText = UILabel()
  let subtitleText = UILabel()
  let spinner = UIActivityIndicatorView(style: .medium)

  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]
  private var symbols: [UInt: UIImage.SymbolConfiguration] = [:]

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFit
    titleText.font = .systemFont(ofSize: UIFont.buttonFontSize)
    spinner.startAnimating()
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType != .custom { titleText.font = .systemFont(ofSize: 15) }
    setImage(buttonType.image, for: .normal)
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    setTitle(primaryAction?.title, for: .normal)
    if let image = primaryAction?.image { setImage(image, for: .normal) }
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let action = primaryAction {
      if configuration.title == nil, !action.title.isEmpty { configuration.title = action.title }
      configuration.image = configuration.image ?? action.image
    }
    self.configuration = configuration
    show()
  }

  public class func systemButton(with image: UIImage, target: Any?, action: Any?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    return button
  }

  // MARK: States

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    show()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    show()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    show()
  }

  /// Kept for code that sets it: titles have no shadows.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    show()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    show()
  }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbols[state.rawValue] = configuration
    show()
  }

  open func title(for state: State) -> String? { titles[state.rawValue] }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue]
  }
  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }
  open func image(for state: State) -> UIImage? { images[state.rawValue] }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state.rawValue] }

  open var currentTitle: String? { present(titles) }
  open var currentAttributedTitle: NSAttributedString? { present(attributedTitles) }
  open var currentTitleColor: UIColor { titleColor }
  open var currentImage: UIImage? { present(images) }
  open var currentBackgroundImage: UIImage? { present(backgroundImages) }

  /// What was set for the present state, or else for `normal`.
  private func present<Value>(_ values: [UInt: Value]) -> Value? {
    values[state.rawValue] ?? values[State.normal.rawValue]
  }

  private var titleColor: UIColor {
    if let own = titleColors[state.rawValue] { return own }
    if !isEnabled, buttonType != .custom { return .tertiaryLabel }
    return titleColors[State.normal.rawValue] ?? (buttonType == .custom ? .white : tintColor)
  }

  open var titleLabel: UILabel? { titleText }
  open var subtitleLabel: UILabel? { subtitleText }
  open var imageView: UIImageView? { picture }

  // MARK: Showing

  private var isUpdating = false
  private var needsUpdateConfiguration = false
  private var arrangement = ButtonArrangement()

  /// Has ``configurationUpdateHandler`` look at the button before it is next measured or shown.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
  }

  /// Brings ``configuration`` up to date; for subclasses.
  open func updateConfiguration() {}

  override func stateDidChange() {
    setNeedsUpdateConfiguration()
    show()
  }

  /// Calls who was to be called first, and then takes over the tint, which may be that of a view above.
  func bringUpToDate() {
    if needsUpdateConfiguration, !isUpdating {
      (needsUpdateConfiguration, isUpdating) = (false, true)
      updateConfiguration()
      configurationUpdateHandler?(self)
      isUpdating = false
    }
    show()
  }

  private func show() {
    picture.usuallyShowsStencils = configuration != nil || buttonType != .custom
    if let configuration { show(completed(configuration)) } else { showStates() }
    let shown = [
      (ground, arrangement.hasGround), (picture, picture.image != nil),
      (titleText, titleText.hasText), (subtitleText, subtitleText.hasText),
      (spinner as UIView, configuration?.showsActivityIndicator ?? false),
    ]
    .filter(\.1).map(\.0)
    for view in [ground, picture, titleText, subtitleText, spinner] where !shown.contains(view) {
      view.setAside()
    }
    for (index, view) in shown.enumerated() where view.superview !== self {
      if view === ground { insertPart(view, at: index) } else { insertSubview(view, at: index) }
    }
  }

  private func showStates() {
    arrangement = ButtonArrangement(insets: insetsOfStates)
    let color = titleColor
    if let attributed = currentAttributedTitle {
      titleText.textColor = color
      titleText.attributedText = attributed
    } else {
      titleText.text = currentTitle
      titleText.textColor = color
    }
    subtitleText.text = nil
    picture.image = currentImage
    picture.tintColor = isEnabled ? nil : .tertiaryLabel
    picture.preferredSymbolConfiguration = present(symbols)
    show(background: currentBackgroundImage.map(UIBackgroundConfiguration.init) ?? .clear())
  }

  /// A title keeps a little room above and below.
  private var insetsOfStates: NSDirectionalEdgeInsets {
    if contentEdgeInsets != .zero { return contentEdgeInsets.directional(readingDirection) }
    let room: CGFloat = currentTitle == nil && currentAttributedTitle == nil ? 0 : 6
    return NSDirectionalEdgeInsets(top: room, leading: 0, bottom: room, trailing: 0)
  }

  /// A configuration in which titles and images for states stand where it has none itself.
  private func completed(_ configuration: Configuration) -> Configuration {
    var configuration = configuration
    if configuration.title == nil, configuration.attributedTitle == nil {
      configuration.title = currentTitle ?? currentAttributedTitle?.string
    }
    configuration.image = configuration.image ?? currentImage
    return configuration
  }

  private func show(_ configuration: Configuration) {
    let ink = configuration.foreground(tint: tintColor, isEnabled: isEnabled)
    arrangement = ButtonArrangement(configuration)
    set(titleText, configuration.titleWords(color: ink), configuration.titleLineBreakMode)
    set(subtitleText, configuration.subtitleWords(color: ink), configuration.subtitleLineBreakMode)
    picture.image = configuration.showsActivityIndicator ? nil : configuration.image
    picture.tintColor = configuration.imageColorTransformer?(ink) ?? ink
    picture.preferredSymbolConfiguration = configuration.symbol
    spinner.color = configuration.activityIndicatorColorTransformer?(ink) ?? ink
    show(background: configuration.shownBackground(tint: tintColor, isEnabled: isEnabled))
  }

  private func show(background: UIBackgroundConfiguration) {
    var background = background
    background.cornerRadius = arrangement.cornerRadius(of: background.frame(in: self).size)
    ground.configuration = background
    arrangement.hasGround = background.isVisible(tint: tintColor)
  }

  private func set(_ label: UILabel, _ words: NSAttributedString?, _ mode: NSLineBreakMode) {
    guard let words else {
      label.text = nil
      return
    }
    label.attributedText = words
    label.textAlignment = arrangement.alignment
    label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    label.lineBreakMode = mode
  }

  // MARK: Arrangement

  open override var intrinsicContentSize: CGSize { contentSize(width: nil) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func contentSize(width: CGFloat?) -> CGSize {
    bringUpToDate()
    return arrangement.size(of: self, width: width)
  }

  override var wrapsContent: Bool { titleText.wrapsContent || subtitleText.wrapsContent }

  override var lineFont: UIFont? { titleText.font }
  override var firstBaselineOffset: CGFloat? {
    titleText.firstBaselineOffset.map { place(of: titleText).frame.minY + $0 }
  }

  override var lastBaselineOffset: CGFloat {
    let label = subtitleText.hasText ? subtitleText : titleText
    let (frame, size) = place(of: label)
    return size.height - frame.maxY + label.lastBaselineOffset
  }

  /// Where a label stands in a button that is as large as it asks to be.
  private func place(of label: UILabel) -> (frame: CGRect, size: CGSize) {
    let bounds = CGRect(origin: .zero, size: intrinsicContentSize)
    return (arrangement.frames(of: self, in: bounds)[label] ?? bounds, bounds.size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    bringUpToDate()
    for (view, frame) in arrangement.frames(of: self, in: bounds) { view.frame = frame }
    ground.fill(ground.configuration.frame(in: self))
    guard configuration == nil else { return }
    titleText.frame = titleText.frame.moved(by: titleEdgeInsets)
    picture.frame = picture.frame.moved(by: imageEdgeInsets)
  }
}

extension UIButton.ButtonType {
  fileprivate var image: UIImage? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
    case .contactAdd: UIImage(systemName: "plus.circle")
    case .close:
      UIImage(systemName: "xmark.circle.fill")?
        .withTintColor(.systemGray, renderingMode: .alwaysOriginal)
    }
  }
}

extension CGRect {
  /// Where insets on two sides push a rectangle that stands in the middle of its room.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
