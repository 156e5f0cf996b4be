internal import CollectionViewPictures
public import CompositionalLayout
@_exported public import FlatplanTesting
internal import Foundation
public import UIKitViews

/// Asserts that the frames and content of a collection view match recorded baselines.
///
/// There are two baselines beside the test: `__Snapshots__/<file of the test>/<test>.390.layout`
/// with one line per frame, and `<test>.390.content` with the content of cells, headers and badges.
/// Content consists of texts, images, switches, accessories and states, each under the name of the
/// property that holds it. Texts are measured with the fonts of pictures.
///
/// ```swift
/// @MainActor @Test(arguments: [390, 834]) func home(width: Double) {
///   assertCollectionSnapshot(of: HomeViewController(), width: width)
/// }
/// ```
///
/// The assertion works in Swift Testing and XCTest. It fails at the calling line, with the changed
/// frames and fields, their old and new values, the files, and the commands that accept the
/// changes.
///
/// - Parameters:
///   - view: An expression that creates the view. It is evaluated with the container as the screen.
///     The caller keeps the data source alive.
///   - width: The width of the container in points; `nil` is the view's width.
///   - height: The height of the container in points.
///   - scale: Pixels per point.
///   - direction: The layout direction.
///   - textSize: The preferred text size.
///   - name: Distinguishes several snapshots in one test.
///   - record: The snapshots to record; `nil` follows `LayoutRecording`.
///   - tolerance: The largest difference at which lengths count as equal, in points.
///   - ignoring: Frames to ignore: item names, element kinds, or paths such as `0/4`.
///   - fileID: The module and the file of the call.
///   - file: The file of the call; baselines are stored beside it.
///   - testName: The function of the call, which names the baselines.
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

/// Asserts that the frames and content of a controller's collection view match recorded baselines.
///
/// The controller is created, and its view appears, with the container as the screen. Parameters
/// are as in the assertion for views.
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

/// An error that prevents a comparison.
enum CollectionProblem: Error, CustomStringConvertible {
  case noCollectionView(String)

  var description: String {
    switch self {
    case .noCollectionView(let type): "the view of \(type) contains no collection view"
    }
  }
}
