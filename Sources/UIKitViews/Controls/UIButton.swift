public import CompositionalLayout
public import Foundation

/// A button with a title, subtitle and image.
///
/// Titles and images come from the current state, or from `normal` if the state has none. Menus are
/// never open.
///
/// See [UIButton](https://developer.apple.com/documentation/uikit/uibutton).
open class UIButton: UIControl {
  /// The type of a button.
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

  /// The type that the button was created with.
  public private(set) var buttonType = ButtonType.custom

  /// The appearance and content; `nil` uses the titles and images of states.
  open var configuration: Configuration? {
    didSet { show() }
  }

  /// Called to update ``configuration``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A closure that updates a button's configuration.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
  /// Whether the configuration is updated when the state changes. No effect on pictures.
  open var automaticallyUpdatesConfiguration = true

  /// The menu of the button. Never open.
  open var menu: UIMenu?
  /// Whether a tap toggles the selection. No effect on pictures.
  open var changesSelectionAsPrimaryAction = false
  /// The role of the button. No effect on pictures.
  open var role = Role.normal
  /// Whether the button reacts to a pointer. No effect on pictures.
  open var isPointerInteractionEnabled = false
  /// Whether a highlighted button darkens its image. No effect on pictures.
  open var adjustsImageWhenHighlighted = true
  /// Whether a disabled button fades its image. No effect on pictures.
  open var adjustsImageWhenDisabled = true
  /// Whether a highlighted button glows. No effect on pictures.
  open var showsTouchWhenHighlighted = false

  /// The role of a button. No effect on pictures.
  public enum Role: Int, Sendable {
    /// No special role.
    case normal = 0
    /// The main button.
    case primary
    /// The button that cancels.
    case cancel
    /// The button that deletes data.
    case destructive
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

  /// Creates a button of a type.
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

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    show()
  }

  /// Sets the attributed title of a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    show()
  }

  /// Sets the title color of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    show()
  }

  /// Does nothing: title shadows are not drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    show()
  }

  /// Sets the background image of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    show()
  }

  /// Sets the symbol configuration for the image of a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbols[state.rawValue] = configuration
    show()
  }

  /// The title set for a state.
  open func title(for state: State) -> String? { titles[state.rawValue] }
  /// The attributed title set for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue]
  }
  /// The title color set for a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }
  /// The image set for a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] }
  /// The background image set for a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state.rawValue] }

  /// The title of the current state.
  open var currentTitle: String? { current(titles) }
  /// The attributed title of the current state.
  open var currentAttributedTitle: NSAttributedString? { current(attributedTitles) }
  /// The title color of the current state.
  open var currentTitleColor: UIColor { titleColor }
  /// The image of the current state.
  open var currentImage: UIImage? { current(images) }
  /// The background image of the current state.
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

  /// The label of the title.
  open var titleLabel: UILabel? { titleText }
  /// The label of the subtitle.
  open var subtitleLabel: UILabel? { subtitleText }
  /// The view of the image.
  open var imageView: UIImageView? { picture }

  // MARK: Updating

  private var isUpdating = false
  private var needsUpdateConfiguration = false
  private var layout = ButtonLayout()

  /// Schedules ``configurationUpdateHandler`` before the button is next measured or laid out.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
  }

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
