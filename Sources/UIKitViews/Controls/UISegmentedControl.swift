package import CellContent
public import CompositionalLayout
public import Foundation
internal import Scene

/// A row of segments with titles or images, one of which can be selected.
///
/// See [UISegmentedControl](https://developer.apple.com/documentation/uikit/uisegmentedcontrol).
open class UISegmentedControl: UIControl {
  /// The index that means no selection.
  public static let noSegment = -1

  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The background of the selected segment; `nil` is the system's.
  open var selectedSegmentTintColor: UIColor?
  /// Whether segment widths follow their content instead of being equal.
  open var apportionsSegmentWidthsByContent = false
  /// Whether the selection ends with the touch. No effect on pictures.
  open var isMomentary = false

  @MainActor private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    /// The width in points; 0 fits the content.
    var width: CGFloat = 0
    let label = UILabel()
    let imageView = UIImageView()
  }

  private var segments: [Segment] = []
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  // MARK: Initializers

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from titles and images.
  ///
  /// - Parameter items: Values of type `String` or `UIImage`.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      insert(title: item as? String, image: item as? UIImage, at: segments.count)
    }
  }

  /// Creates a control with the titles and images of actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UISegmentedControl.self)
  }

  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; animations are skipped.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(title: title, image: nil, at: segment)
  }

  /// Inserts a segment with an image; animations are skipped.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(title: nil, image: image, at: segment)
  }

  /// Inserts a segment with the title and image of an action; animations are skipped.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(title: action.title, image: action.image, at: segment)
  }

  private func insert(title: String?, image: UIImage?, at index: Int) {
    let segment = Segment(title: title, image: image)
    for view in [segment.label, segment.imageView] { addSubview(view) }
    segment.label.textAlignment = .center
    segment.imageView.contentMode = .scaleAspectFit
    let place = min(max(index, 0), segments.count)
    // The selection stays on the same segment.
    if segments.indices.contains(selectedSegmentIndex), place <= selectedSegmentIndex {
      selectedSegmentIndex += 1
    }
    segments.insert(segment, at: place)
  }

  /// Removes a segment if it exists. Removing the selected segment clears the selection.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let removed = segments.remove(at: segment)
    for view in [removed.label, removed.imageView] { view.removeFromSuperview() }
    if segment == selectedSegmentIndex {
      selectedSegmentIndex = Self.noSegment
    } else if segment < selectedSegmentIndex {
      selectedSegmentIndex -= 1
    }
  }

  open func removeAllSegments() {
    for index in segments.indices.reversed() { removeSegment(at: index, animated: false) }
  }

  // MARK: Segments

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    if segments.indices.contains(index) { change(&segments[index]) }
  }

  private func segment(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// Sets the title of a segment and removes its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// Sets the image of a segment and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Sets the width of a segment.
  ///
  /// - Parameters:
  ///   - width: The width in points; 0 fits the content.
  ///   - segment: The index of the segment. Unknown indices are ignored.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// The title of a segment; `nil` if it has none or does not exist.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  /// The image of a segment; `nil` if it has none or does not exist.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  /// Whether a segment exists and is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }
  /// The width set for a segment in points; 0 fits the content.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  /// Sets the attributes of titles in a state. Flatplan uses the font and the foreground color.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { self.attributes[state.rawValue] = attributes }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  // MARK: Layout

  private func show() {
    for (index, segment) in segments.enumerated() {
      let isCurrent = index == selectedSegmentIndex
      var titleAttributes = attributes[State.normal.rawValue] ?? [:]
      if isCurrent { titleAttributes.merge(attributes[State.selected.rawValue] ?? [:]) { $1 } }
      let weight = ControlMetrics(.current).segmentWeight(isSelected: isCurrent)
      let usual = UIFont(TextMetrics(size: 0, lineHeight: 0, weight: weight))
        .withSize(ControlMetrics.segmentFont)
      let color = titleAttributes[.foregroundColor] as? UIColor ?? .label
      segment.label.text = segment.title
      segment.label.font = titleAttributes[.font] as? UIFont ?? usual
      segment.label.textColor = segment.isEnabled && isEnabled ? color : .tertiaryLabel
      segment.imageView.image = segment.image
      segment.imageView.tintColor = segment.label.textColor
      segment.imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: usual)
    }
  }

  private var preferredWidths: [CGFloat] {
    show()
    return segments.map { segment in
      guard segment.width <= 0 else { return segment.width }
      return (segment.imageView.shownImage?.size ?? segment.label.intrinsicContentSize).width
        + ControlMetrics.segmentPadding
    }
  }

  open override var intrinsicContentSize: CGSize {
    let preferredWidths = preferredWidths
    let flexible = flexible(preferredWidths)
    let equalWidth = fixedWidth + (flexible.max() ?? 0) * CGFloat(flexible.count)
    let width = apportionsSegmentWidthsByContent ? preferredWidths.reduce(0, +) : equalWidth
    return CGSize(
      width: (width + lineWidths).rounded(.up),
      height: ControlMetrics.segmentHeight - ControlMetrics.segmentOverhang)
  }

  /// The control extends below the edge that constraints align (R104).
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: ControlMetrics.segmentOverhang, right: 0)
  }

  private var lineWidths: CGFloat {
    ControlMetrics(.current).segmentLine * CGFloat(max(segments.count - 1, 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: ControlMetrics.segmentHeight)
  }

  /// The total width of segments with a fixed width, in points.
  private var fixedWidth: CGFloat { segments.reduce(0) { $0 + max($1.width, 0) } }

  /// Selects the widths of segments without a fixed width.
  private func flexible(_ widths: [CGFloat]) -> [CGFloat] {
    zip(segments, widths).filter { $0.0.width <= 0 }.map(\.1)
  }

  private func widths(in width: CGFloat) -> [CGFloat] {
    let preferredWidths = preferredWidths
    let flexible = flexible(preferredWidths)
    let (free, sum) = (max(width - fixedWidth, 0), flexible.reduce(0, +))
    var equal = SegmentBar.equalWidths(flexible.count, in: free)[...]
    return zip(segments, preferredWidths).map { segment, preferred in
      if segment.width > 0 { return segment.width }
      return apportionsSegmentWidthsByContent && sum > 0
        ? free * preferred / sum : equal.popFirst() ?? 0
    }
  }

  /// The segments, the selection and the separators in a rectangle.
  package func bar(in rect: CGRect) -> SegmentBar {
    SegmentBar(
      widths: widths(in: rect.width), in: rect, ControlMetrics(.current), isMirrored: isMirrored)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (segment, rect) in zip(segments, bar(in: bounds).segments) {
      let height = segment.label.intrinsicContentSize.height
      segment.label.frame = CGRect(
        x: rect.minX + 4, y: rect.midY - height / 2, width: max(rect.width - 8, 0), height: height)
      let size = segment.imageView.shownImage?.size ?? .zero
      segment.imageView.frame = size.placed(0.5, 0.5, in: rect)
    }
  }
}
