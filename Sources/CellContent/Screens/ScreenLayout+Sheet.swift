package import Foundation
package import Geometry

extension ScreenLayout {
  /// The sheet, which phones also show instead of a popover.
  package var sheet: Sheet? {
    guard let popover = screen.popover, !metrics.kind.isPad else { return screen.sheet }
    var sheet = Sheet()
    (sheet.background, sheet.content) = (popover.background, popover.content)
    return sheet
  }

  /// The container of a layout in the sheet; `nil` without a sheet.
  package var sheetContainer: Container? {
    guard let frame = sheetFrame else { return nil }
    var inner = container
    inner.size = frame.size
    (inner.safeArea, inner.isBelowLargeTitle) = (sheetSafeArea, false)
    inner.layoutMargins.top = inner.safeArea.top
    inner.layoutMargins.bottom = inner.safeArea.bottom
    if metrics["sheet.width"] > 0 { inner.traits.horizontalSizeClass = .compact }
    return inner
  }

  /// What the grabber and the home indicator take of the sheet.
  var sheetSafeArea: NSDirectionalEdgeInsets {
    let bottom = container.size.height - container.safeArea.bottom
    return NSDirectionalEdgeInsets(
      top: sheet?.hasGrabber == true ? metrics["grabber.top"] + metrics["grabber.height"] : 0,
      leading: 0, bottom: max((sheetFrame?.maxY ?? 0) - bottom, 0), trailing: 0)
  }

  /// The frame of the sheet on the screen. One that is lower than the screen is scaled as a whole.
  package var sheetFrame: CGRect? {
    guard let sheet else { return nil }
    let (size, device) = (container.size, container.safeArea)
    let top = max(device.top + metrics["sheet.top"], metrics["sheet.leastTop"])
    let largest = size.height - top - device.bottom
    let form = CGSize(width: metrics["sheet.width"], height: metrics["sheet.height"])
    let detent: CGFloat
    switch sheet.detent {
    case .large where form.height > 0: detent = form.height
    case .large: return CGRect(x: 0, y: top, width: size.width, height: size.height - top)
    case .medium:
      let grid = PixelGrid(scale: container.traits.displayScale)
      detent = grid.floor(largest * metrics["sheet.medium"])
    case .height(let height): detent = min(max(height, 0), largest)
    }
    if form.width > 0 {
      let height = sheet.detent == .medium ? form.height : min(detent, form.height)
      let bottom = (size.height + form.height) / 2 - metrics["sheet.lift"]
      return CGRect(
        x: (size.width - form.width) / 2, y: bottom - height, width: form.width, height: height)
    }
    let margin = metrics["sheet.margin"]
    let scale = (size.width - 2 * margin) / size.width
    let height = (detent + device.bottom) * scale
    return CGRect(
      x: margin, y: size.height - margin - height, width: size.width * scale, height: height)
  }
}
