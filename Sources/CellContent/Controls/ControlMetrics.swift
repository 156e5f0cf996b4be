package import Foundation
internal import Geometry
package import LayoutEngine
package import Scene

/// The sizes of controls in points, for parts of cells and for UIKit's views (R104); those that Apple
/// does not document are our own reading.
package struct ControlMetrics: Hashable, Sendable {
  private let profile: ListProfile

  /// The sizes in a system version.
  package init(_ profile: ListProfile) {
    self.profile = profile
  }

  /// The sizes in the system version of a style.
  init(_ style: ResolvedStyle) {
    var profile = ListProfile.standard
    (profile.system, profile.scale) = (style.palette.system, style.grid.scale)
    self.init(profile)
  }

  private var isIOS18: Bool { profile.system == .ios18 }

  /// The size of a switch.
  package var toggle: CGSize { profile.metrics.accessories.toggle }
  /// The size of a slider's thumb.
  package var thumb: CGSize {
    isIOS18 ? CGSize(width: 28, height: 28) : Self.longThumb
  }
  /// The height of a slider's track.
  var sliderTrack: CGFloat { isIOS18 ? 4 : 6 }
  /// The diameter of the dot of a page.
  var pageDot: CGFloat { isIOS18 ? 7 : 10 }
  /// The distance of the centers of dots.
  var pageStep: CGFloat { isIOS18 ? 16 : 18 }
  /// The space at the ends of a row of dots.
  var pageMargin: CGFloat { isIOS18 ? 12 : 14 }
  /// The height of a page control: 25.667 at three pixels per point, 26 at two.
  package var pagesHeight: CGFloat { (25.6 * profile.scale).rounded(.up) / profile.scale }
  /// The width of the lines between segments, which have room of their own up to iOS 18.
  package var segmentLine: CGFloat { isIOS18 ? 1 : 0 }

  /// The font weight of the titles of segments.
  package func segmentWeight(isSelected: Bool) -> FontWeight {
    isIOS18 ? isSelected ? .semibold : .medium : isSelected ? .medium : .regular
  }
  /// The corner radius of the fields of a date picker: capsules on iOS 26.
  package var dateRadius: CGFloat { isIOS18 ? 8 : Self.dateHeight / 2 }

  /// The corner radius of a segmented control, and of its selection if it is `inset`: capsules on
  /// iOS 26.
  func segmentRadius(_ rect: CGRect, inset: Bool) -> CGFloat {
    isIOS18 ? inset ? 7 : 9 : rect.height / 2
  }
}

extension ControlMetrics {
  /// The thickness of dividers.
  static let hairline: CGFloat = 0.5
  /// The side of a symbol relative to the size of its font.
  package static let symbolScale: CGFloat = 1.25
  /// The height of a generated picture that has no length.
  static let pictureSide: CGFloat = 60
  /// The width of controls without a width of their own, if their parent fits its content.
  static let openWidth: CGFloat = 120

  /// The thumb of switches and sliders on iOS 26.
  static let longThumb = CGSize(width: 37, height: 24)
  /// The space above and below the thumb of a switch, and at the end of its track.
  static let thumbInset: CGFloat = 2
  /// How far a switch extends beyond the trailing edge that it is aligned by.
  package static let toggleOverhang: CGFloat = 2
  /// The height of the fields of a date picker, at every text size.
  package static let dateHeight: CGFloat = 34
  /// The space at both sides of the text of a date picker.
  package static let datePadding: CGFloat = 12
  package static let progressHeight: CGFloat = 4
  package static let sliderHeight: CGFloat = 34
  package static let stepper = CGSize(width: 94, height: 32)
  package static let segmentHeight: CGFloat = 32
  /// How far a segmented control extends beyond the bottom edge that it is aligned by.
  package static let segmentOverhang: CGFloat = 1
  package static let segmentPadding: CGFloat = 20
  /// The size of the titles of segments, which does not follow the preferred text size.
  package static let segmentFont: CGFloat = 13
  static let fieldHeight: CGFloat = 36
  static let chart = CGSize(width: 120, height: 48)
  static let ringSide: CGFloat = 44
}
