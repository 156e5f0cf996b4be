internal import CompositionalLayout
internal import Foundation

/// Computes the frames of a button's image, title and subtitle, in points.
@MainActor struct ButtonLayout {
  var insets = NSDirectionalEdgeInsets.zero
  /// The side of the text that the image is on.
  var placement = NSDirectionalRectEdge.leading
  var imagePadding: CGFloat = 0
  var imageReservation: CGFloat = 0
  var titlePadding: CGFloat = 0
  var alignment = NSTextAlignment.center
  var hasBackground = false
  var corners = Corners.radius(0)

  /// How the corner radius of the background follows from its height (R104).
  enum Corners: Hashable {
    case radius(CGFloat)
    /// A fraction of the height, at most the given radius in points.
    case fraction(CGFloat, upTo: CGFloat = .infinity)
  }

  init(insets: NSDirectionalEdgeInsets = .zero) { self.insets = insets }

  init(_ configuration: UIButton.Configuration) {
    insets = configuration.contentInsets
    placement = configuration.imagePlacement
    imagePadding = configuration.imagePadding
    imageReservation = configuration.imageReservation
    titlePadding = configuration.titlePadding
    alignment = configuration.textAlignment
    corners = configuration.corners
  }

  private var isRow: Bool { placement == .leading || placement == .trailing }

  func cornerRadius(of size: CGSize) -> CGFloat {
    let most = min(size.width, size.height) / 2
    return switch corners {
    case .radius(let radius): min(radius, most)
    case .fraction(let fraction, let limit): min(size.height * fraction, limit, most)
    }
  }

  // MARK: Sizes

  /// The sizes of a button's parts at a width, in points.
  private struct Sizes {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var texts = CGSize.zero
    var all = CGSize.zero
  }

  /// - Parameter room: The content rectangle, into which UIKit shrinks the images of buttons without a
  ///   configuration; `nil` if it is unknown.
  private func sizes(of button: UIButton, width: CGFloat?, room: CGSize? = nil) -> Sizes {
    var sizes = Sizes()
    let showsSpinner = button.configuration?.showsActivityIndicator ?? false
    sizes.image =
      showsSpinner ? button.spinner.intrinsicContentSize : button.picture.shownImage?.size ?? .zero
    if let room, button.configuration == nil {
      sizes.image.width = min(sizes.image.width, max(room.width, 0))
      sizes.image.height = min(sizes.image.height, max(room.height, 0))
    }
    let hasImage = sizes.image != .zero
    if hasImage, isRow { sizes.image.width = max(sizes.image.width, imageReservation) }
    let hasText = button.titleText.hasText || button.subtitleText.hasText
    let gap = hasImage && hasText ? imagePadding : 0
    let beside = isRow ? sizes.image.width + gap : 0
    let available = width.map { max($0 - insets.leading - insets.trailing - beside, 0) }
    func size(_ label: UILabel) -> CGSize {
      guard label.hasText else { return .zero }
      let size = label.contentSize(width: available)
      return CGSize(width: min(size.width, available ?? size.width), height: size.height)
    }
    (sizes.title, sizes.subtitle) = (size(button.titleText), size(button.subtitleText))
    let between = button.titleText.hasText && button.subtitleText.hasText ? titlePadding : 0
    sizes.texts = CGSize(
      width: max(sizes.title.width, sizes.subtitle.width),
      height: sizes.title.height + between + sizes.subtitle.height)
    sizes.all =
      isRow
      ? CGSize(
        width: beside + sizes.texts.width, height: max(sizes.image.height, sizes.texts.height))
      : CGSize(
        width: max(sizes.image.width, sizes.texts.width),
        height: sizes.image.height + gap + sizes.texts.height)
    return sizes
  }

  /// The size of a button whose text wraps at a width, in points.
  func size(of button: UIButton, width: CGFloat?) -> CGSize {
    // The width is measured without wrapping the text, and the height with wrapping.
    let natural = sizes(of: button, width: nil).all
    var height = sizes(of: button, width: width).all.height
    // Titles of buttons without a configuration take whole points: 33 for 17 points (R104).
    if button.configuration == nil, button.titleText.hasText { height = height.rounded(.up) }
    return CGSize(
      width: natural.width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }

  // MARK: Frames

  func frames(of button: UIButton, in bounds: CGRect) -> [UIView: CGRect] {
    let isMirrored = button.isMirrored
    let available = bounds.inset(by: UIEdgeInsets(insets, button.readingDirection))
    let sizes = sizes(of: button, width: bounds.width, room: available.size)
    let horizontal = button.contentHorizontalAlignment.position(isMirrored: isMirrored)
    let all = sizes.all.placed(horizontal, button.contentVerticalAlignment.position, in: available)
      .onPixels
    let (across, down) = placement.positions(isMirrored: isMirrored)
    let image = sizes.image.placed(across, down, in: all)
    let texts = sizes.texts.placed(1 - across, 1 - down, in: all)
    let line = alignment.position(isMirrored: isMirrored)
    return [
      button.picture: image, button.spinner: image,
      button.titleText: sizes.title.placed(line, 0, in: texts),
      button.subtitleText: sizes.subtitle.placed(line, 1, in: texts),
    ]
  }
}

extension CGRect {
  /// The rectangle with its origin moved to the nearest pixel, halves up and to the left (R104).
  @MainActor fileprivate var onPixels: CGRect {
    let grid = PixelGrid(scale: ListProfile.current.scale)
    return CGRect(
      x: grid.nearestHalfDown(minX), y: grid.nearestHalfDown(minY), width: width, height: height)
  }
}

extension CGSize {
  /// A rectangle of this size inside another one. `across` and `down` give its position in the
  /// spare space, 0 to 1.
  func placed(_ across: CGFloat, _ down: CGFloat, in rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + (rect.width - width) * across, y: rect.minY + (rect.height - height) * down,
      width: width, height: height)
  }
}

extension NSDirectionalRectEdge {
  /// The position of an image at this edge, 0 to 1 across and down.
  fileprivate func positions(isMirrored: Bool) -> (CGFloat, CGFloat) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .trailing: (isMirrored ? 0 : 1, 0.5)
    default: (isMirrored ? 1 : 0, 0.5)
    }
  }
}

extension NSTextAlignment {
  fileprivate func position(isMirrored: Bool) -> CGFloat {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: isMirrored ? 1 : 0
    }
  }
}

extension UIControl.ContentHorizontalAlignment {
  fileprivate func position(isMirrored: Bool) -> CGFloat {
    switch self {
    case .center: 0.5
    case .left: 0
    case .right: 1
    case .leading, .fill: isMirrored ? 1 : 0
    case .trailing: isMirrored ? 0 : 1
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  fileprivate var position: CGFloat {
    switch self {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }
}
