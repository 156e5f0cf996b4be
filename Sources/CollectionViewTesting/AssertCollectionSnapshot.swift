internal import CollectionViewPictures
public import CompositionalLayout
@_exported public import FlatplanTesting
internal import Foundation
public import UIKitViews

/// Asserts that a collection view shows what it showed when its baselines were recorded: every frame where
/// it was, and every cell saying what it said.
///
/// There are two baselines beside the test, `__Snapshots__/<file of the test>/<test>.390.layout` with a line a
/// frame and `<test>.390.content` with what cells, headers and badges say: their texts, images, switches,
/// accessories and states, each under the name of the property that holds it. Texts are measured by the
/// fonts that pictures are drawn with.
///
/// ```swift
/// @MainActor @Test(arguments: [390, 834]) func home(width: Double) {
///   assertCollectionSnapshot(of: HomeViewController(), width: width)
/// }
/// ```
///
/// It works under Swift Testing and XCTest, and fails at the line that calls it: with the frames and the
/// fields that changed, the old value and the new one, the files, and the commands that accept.
///
/// - Parameters:
///   - view: Made while the container stands in for the screen. Its data source has to stay, which the view
///     does not see to.
///   - width: Of the container, in points; without it, as wide as the view is.
///   - height: Of the container, in points.
///   - scale: Pixels a point.
///   - direction: In which people read.
///   - textSize: How large they want text.
///   - name: Tells snapshots of one test apart.
///   - record: What to record; without it, what `LayoutRecording` says.
///   - tolerance: Lengths that differ by no more count as equal, in points.
///   - ignoring: Frames not to look at: item names, element kinds, or paths such as `0/4`.
///   - fileID: The module and the file of the call.
///   - file: The file of the call, beside which baselines lie.
///   - testName: The function of the call, which names baselines.
///   - line: The line of the call.
///   - column: The column of the call.
@preconcurrency @MainActor
public func assertCollectionSnapshot(
  of view: @autoclosure () throws -> UICollectionView, width: Double? = nil,
  height: Double = LayoutAxes.plainHeight, scale: Double = LayoutAxes.plainScale,
  direction: UITraitEnvironmentLayoutDirection = .leftToRight,
  textSize: UIContentSizeCategory = .large, named name: String? = nil,
  record: LayoutRecording? = nil, tolerance: Double = 0, ignoring: [String] = [],
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let place = CallPlace(fileID: fileID, file: file, line: line, column: column)
  var container = Container(
    width: width.map { CGFloat($0) } ?? Container.standard.size.width, height: CGFloat(height),
    scale: CGFloat(scale))
  container.traits.layoutDirection = direction
  container.traits.preferredContentSizeCategory = textSize
  do {
    let found = try Container.$current.withValue(container) {
      let view = try view()
      return try view.record(in: width == nil ? view.layoutContainer : container)
    }
    let check = CollectionCheck(
      found: found,
      test: TextSnapshot.Test(
        file: "\(file)", module: "\(fileID)", function: testName, name: name, line: line),
      recording: try record ?? LayoutRecording.current, tolerance: CGFloat(tolerance),
      ignored: ignoring)
    let failures = try check.run()
    for failure in failures { place.attach(failure) }
    guard !failures.isEmpty else { return }
    place.fail(failures.map(\.description).joined(separator: "\n\n"))
  } catch {
    place.fail("\(error)")
  }
}

/// Asserts that the collection view that a controller shows shows what it showed when its baselines were
/// recorded.
///
/// The controller is made, and its view appears, while the container stands in for the screen. All else is as for
/// a view.
@preconcurrency @MainActor
public func assertCollectionSnapshot(
  of controller: @autoclosure () throws -> UIViewController, width: Double? = nil,
  height: Double = LayoutAxes.plainHeight, scale: Double = LayoutAxes.plainScale,
  direction: UITraitEnvironmentLayoutDirection = .leftToRight,
  textSize: UIContentSizeCategory = .large, named name: String? = nil,
  record: LayoutRecording? = nil, tolerance: Double = 0, ignoring: [String] = [],
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  var made: UIViewController?
  func view() throws -> UICollectionView {
    let controller = try controller()
    made = controller
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    guard let view = controller.view?.firstCollectionView else {
      throw CollectionProblem.noCollectionView("\(type(of: controller))")
    }
    return view
  }
  assertCollectionSnapshot(
    of: try view(), width: width, height: height, scale: scale, direction: direction,
    textSize: textSize, named: name, record: record, tolerance: tolerance, ignoring: ignoring,
    fileID: fileID, file: file, testName: testName, line: line, column: column)
  withExtendedLifetime(made) {}
}

/// Why there is nothing to compare.
enum CollectionProblem: Error, CustomStringConvertible {
  case noCollectionView(String)

  var description: String {
    switch self {
    case .noCollectionView(let type): "the view of \(type) holds no collection view"
    }
  }
}
