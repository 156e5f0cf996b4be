public import CompositionalLayout
public import Foundation

/// A button with a title, subtitle and image.
///
/// Titles and images come from the current state, or from `normal` if the state has none. Menus are
/// never open.
///
/// See [UIButton](https://developer.apple.com/documentation/uikit/uibutton).
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom = 0
    /// A button in the tint color.
    case system
    /// A button with an info symbol.
    case detailDisclosure
    /// A button with an info symbol.
    case infoLight
    /// A button with an info symbol.
    case infoDark
    /// A button with a plus symbol.
    case contactAdd
    /// A button with a cross.
    case close = 7
  }

  public private(set) var buttonType = ButtonType.custom

  /// The appearance and content; `nil` uses the titles and images of states.
  open var configuration: Configuration? {
    didSet { show() }
  }

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A closure that updates a button's configuration.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// The menu of the button. Never open.
  open var menu: UIMenu?

  /// The role of a button. No effect on pictures.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary, cancel, destructive
  }

  /// The space around image and title in points. Ignored if the button has a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// Moves the title by the insets in points. Ignored if the button has a configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Moves the image by the insets in points. Ignored if the button has a configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero

  private let backgroundView = BackgroundView()
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

  // MARK: Initializers

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decode(coder, as: UIButton.self)
  }

  private func prepare() {
    picture.contentMode = .scaleAspectFit
    titleText.font = .systemFont(ofSize: UIFont.buttonFontSize)
    spinner.startAnimating()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Sets the type, which the initializer of nib files does not know.
  func become(_ type: ButtonType) {
    buttonType = type
    if type != .custom { titleText.font = .systemFont(ofSize: 15) }
    setImage(type.image, for: .normal)
  }

  /// Creates a button with the title and image of an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    setTitle(primaryAction?.title, for: .normal)
    if let image = primaryAction?.image { setImage(image, for: .normal) }
    add(primary: primaryAction)
  }

  /// Creates a button from a configuration. The action supplies a missing title and image.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let action = primaryAction {
      if configuration.title == nil, !action.title.isEmpty { configuration.title = action.title }
      configuration.image = configuration.image ?? action.image
    }
    self.configuration = configuration
    show()
    add(primary: primaryAction)
  }

  /// Creates a system button with an image, and a method to call when it is tapped.
  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
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

  /// Does nothing: title shadows are not drawn.
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

  open var currentTitle: String? { current(titles) }
  open var currentAttributedTitle: NSAttributedString? { current(attributedTitles) }
  open var currentTitleColor: UIColor { titleColor }
  open var currentImage: UIImage? { current(images) }
  open var currentBackgroundImage: UIImage? { current(backgroundImages) }

  /// The value of the current state, or of `normal` if the state has none.
  private func current<Value>(_ values: [UInt: Value]) -> Value? {
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

  // MARK: Updating

  private var isUpdating = false
  private var needsUpdateConfiguration = false
  private var layout = ButtonLayout()

  /// Schedules ``configurationUpdateHandler`` before the button is next measured or laid out.
  open func setNeedsUpdateConfiguration() { needsUpdateConfiguration = true }

  /// Updates ``configuration``; for subclasses.
  open func updateConfiguration() {}

  override func stateDidChange() {
    setNeedsUpdateConfiguration()
    show()
  }

  /// Runs pending configuration updates, then applies the tint, which may be inherited.
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
    picture.rendersAsTemplate = configuration != nil || buttonType != .custom
    if let configuration { show(completed(configuration)) } else { showStates() }
    let shown = [
      (backgroundView, layout.hasBackground), (picture, picture.image != nil),
      (titleText, titleText.hasText), (subtitleText, subtitleText.hasText),
      (spinner as UIView, configuration?.showsActivityIndicator ?? false),
    ]
    .filter(\.1).map(\.0)
    for view in [backgroundView, picture, titleText, subtitleText, spinner]
    where !shown.contains(view) {
      view.detach()
    }
    for (index, view) in shown.enumerated() where view.superview !== self {
      if view === backgroundView {
        insertPart(view, at: index)
      } else {
        insertSubview(view, at: index)
      }
    }
  }

  private func showStates() {
    layout = ButtonLayout(insets: insetsOfStates)
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
    picture.preferredSymbolConfiguration = current(symbols)
    show(background: currentBackgroundImage.map(UIBackgroundConfiguration.init) ?? .clear())
  }

  /// Buttons with a title have 6 points above and below it.
  private var insetsOfStates: NSDirectionalEdgeInsets {
    if contentEdgeInsets != .zero { return contentEdgeInsets.directional(readingDirection) }
    let room: CGFloat = currentTitle == nil && currentAttributedTitle == nil ? 0 : 6
    return NSDirectionalEdgeInsets(top: room, leading: 0, bottom: room, trailing: 0)
  }

  /// The configuration, with a missing title and image taken from the state.
  private func completed(_ configuration: Configuration) -> Configuration {
    var configuration = configuration
    if configuration.title == nil, configuration.attributedTitle == nil {
      configuration.title = currentTitle ?? currentAttributedTitle?.string
    }
    configuration.image = configuration.image ?? currentImage
    return configuration
  }

  private func show(_ configuration: Configuration) {
    let ink = configuration.foreground(tint: tintColor, in: state)
    layout = ButtonLayout(configuration)
    set(titleText, configuration.titleWords(color: ink), configuration.titleLineBreakMode)
    set(subtitleText, configuration.subtitleWords(color: ink), configuration.subtitleLineBreakMode)
    picture.image = configuration.showsActivityIndicator ? nil : configuration.image
    picture.tintColor = configuration.imageColorTransformer?(ink) ?? ink
    picture.preferredSymbolConfiguration = configuration.symbol
    spinner.color = configuration.activityIndicatorColorTransformer?(ink) ?? ink
    show(background: configuration.shownBackground(tint: tintColor, in: state))
  }

  private func show(background: UIBackgroundConfiguration) {
    var background = background
    background.cornerRadius = layout.cornerRadius(of: background.frame(in: self).size)
    backgroundView.configuration = background
    layout.hasBackground = background.isVisible(tint: tintColor)
  }

  private func set(_ label: UILabel, _ words: NSAttributedString?, _ mode: NSLineBreakMode) {
    guard let words else {
      label.text = nil
      return
    }
    label.attributedText = words
    label.textAlignment = layout.alignment
    label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    label.lineBreakMode = mode
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { contentSize(width: nil) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func contentSize(width: CGFloat?) -> CGSize {
    bringUpToDate()
    return layout.size(of: self, width: width)
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

  /// The frame of a label in a button of the preferred size.
  private func place(of label: UILabel) -> (frame: CGRect, size: CGSize) {
    let bounds = CGRect(origin: .zero, size: intrinsicContentSize)
    return (layout.frames(of: self, in: bounds)[label] ?? bounds, bounds.size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    bringUpToDate()
    for (view, frame) in layout.frames(of: self, in: bounds) { view.frame = frame }
    backgroundView.fill(backgroundView.configuration.frame(in: self))
    guard configuration == nil else { return }
    titleText.frame = titleText.frame.moved(by: titleEdgeInsets)
    picture.frame = picture.frame.moved(by: imageEdgeInsets)
  }

  // These members have no effect on pictures.
  open var automaticallyUpdatesConfiguration = true
  open var changesSelectionAsPrimaryAction = false
  open var role = Role.normal
  open var isPointerInteractionEnabled = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
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
  /// The rectangle, moved by half the difference of opposite insets.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
