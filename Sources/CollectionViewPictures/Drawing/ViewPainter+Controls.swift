import CellContent
import CompositionalLayout
import Foundation
import Scene
import UIKitViews

// Controls. They are drawn by the functions that draw those of composed cells; their titles and images
// are subviews.
extension ViewPainter {
  mutating func addControl(_ view: UIView, _ context: PaintContext) {
    switch view {
    case let view as UISwitch: add(view, context)
    case let view as UIProgressView: add(view, context)
    case let view as UISlider: add(view, context)
    case let view as UIStepper: add(view, context)
    case let view as UIPageControl: add(view, context)
    case let view as UISegmentedControl: add(view, context)
    case let view as UIDatePicker: add(view, context)
    default: break
    }
  }

  /// Draws a switch, vertically centered in its view.
  private mutating func add(_ view: UISwitch, _ context: PaintContext) {
    let size = UISwitch.size
    let rect = CGRect(
      x: context.rect.minX, y: context.rect.midY - size.height / 2, width: size.width,
      height: size.height)
    let track = view.isOn ? view.onTintColor ?? .systemGreen : .secondarySystemFill
    let ink = AccessoryInk(
      color(track, context.opacity * view.strength),
      raised: color(view.thumbTintColor ?? .white, context.opacity))
    add(.toggle(isOn: view.isOn), in: rect, ink, context)
  }

  private mutating func add(_ view: UIProgressView, _ context: PaintContext) {
    let opacity = context.opacity
    let shapes = ControlShapes.progress(
      view.fraction, in: context.rect,
      tint: color(view.progressTintColor ?? view.tintColor ?? .tintColor, opacity),
      track: color(view.trackTintColor ?? .systemFill, opacity),
      isRound: view.progressViewStyle != .bar, isMirrored: isMirrored)
    add(shapes, context)
  }

  private mutating func add(_ view: UISlider, _ context: PaintContext) {
    let opacity = context.opacity * view.strength
    let hasOwnThumb = view.currentThumbImage != nil
    let shapes = view.shape(in: context.rect).shapes(
      tint: color(view.minimumTrackTintColor ?? view.tintColor ?? .tintColor, opacity),
      track: color(view.maximumTrackTintColor ?? .systemFill, opacity),
      thumb: hasOwnThumb ? nil : color(view.thumbTintColor ?? .white, opacity))
    add(shapes, context)
  }

  private mutating func add(_ view: UIStepper, _ context: PaintContext) {
    func color(_ color: UIColor) -> RGBA? { self.color(color, context.opacity) }
    let shapes = ControlShapes.stepper(
      in: context.rect, minus: color(view.canDecrease ? .label : .tertiaryLabel),
      plus: color(view.canIncrease ? .label : .tertiaryLabel), fill: color(.tertiarySystemFill),
      line: color(.separator), isMirrored: isMirrored)
    add(shapes, context)
  }

  private mutating func add(_ view: UIPageControl, _ context: PaintContext) {
    let dots = view.dots(in: context.rect)
    if view.backgroundStyle == .prominent {
      add(
        ControlShapes.capsule(dots.room, color(.tertiarySystemFill, context.opacity)), context)
    }
    guard view.preferredIndicatorImage == nil else { return }
    let shapes = dots.shapes(
      tint: color(view.currentColor, context.opacity),
      rest: color(view.otherColor, context.opacity))
    add(shapes, context)
  }

  private mutating func add(_ view: UISegmentedControl, _ context: PaintContext) {
    let opacity = context.opacity
    var selection: RGBA? = SegmentBar.selection(palette.appearance).faded(by: opacity)
    if let own = view.selectedSegmentTintColor { selection = color(own, opacity) }
    let shapes = view.bar(in: context.rect).shapes(
      selected: view.selectedSegmentIndex, fill: color(.tertiarySystemFill, opacity),
      selection: selection, line: color(.separator, opacity))
    add(shapes, context)
  }

  private mutating func add(_ view: UIDatePicker, _ context: PaintContext) {
    guard let fill = color(.tertiarySystemFill, context.opacity) else { return }
    add(view.fields(in: context.rect).shapes(fill: fill), context)
  }

  private mutating func add(_ shapes: [Shape], _ context: PaintContext) {
    for shape in shapes {
      switch shape {
      case .box(let box): add(box, context)
      case .shadow(let shadow):
        let far = shadow.overflow
        add([shape], covering: shadow.rect.insetBy(dx: -far, dy: -far), context)
      default: add([shape], covering: context.rect, context)
      }
    }
  }
}

extension UIControl {
  /// The opacity of switches and sliders: half if they are disabled.
  fileprivate var strength: Double { isEnabled ? 1 : 0.5 }
}
