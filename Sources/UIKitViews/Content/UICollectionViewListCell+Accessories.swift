internal import CellContent
internal import CompositionalLayout
package import Foundation

// The layout of accessories.
extension UICollectionViewListCell {
  /// The shown accessories with their frames, inward from the trailing end and then from the
  /// leading end.
  package var accessoryFrames: [(accessory: UICellAccessory, frame: CGRect)] {
    let shown = shownAccessories
    guard !shown.isEmpty else { return [] }
    return places(of: shown.filter { !$0.isLeading }.reversed(), trailingRun(of: shown), isMirrored)
      + places(
        of: shown.filter(\.isLeading),
        leadingRun(of: shown, from: covered.leading + (indentsAccessories ? indentation : 0)),
        !isMirrored)
  }

  private func places(of accessories: [UICellAccessory], _ run: AccessoryRun, _ isAtLeft: Bool)
    -> [(accessory: UICellAccessory, frame: CGRect)]
  { zip(accessories, run.frames(in: bounds.size, isAtLeft: isAtLeft)).map { ($0, $1) } }

  /// The accessories at the trailing end of the row.
  func trailingRun(of accessories: [UICellAccessory]) -> AccessoryRun {
    run(accessories.filter { !$0.isLeading }.reversed(), from: covered.trailing)
  }

  /// The accessories at the leading end of the row.
  ///
  /// - Parameter edge: The width that they avoid at the row's edge, in points.
  func leadingRun(of accessories: [UICellAccessory], from edge: CGFloat) -> AccessoryRun {
    run(accessories.filter(\.isLeading), from: edge)
  }

  private func run(_ accessories: [UICellAccessory], from edge: CGFloat) -> AccessoryRun {
    listMetrics.run(of: accessories.map(\.slot), from: edge)
  }
}
