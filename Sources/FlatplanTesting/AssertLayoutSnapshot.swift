public import CompositionalLayout
internal import Foundation

/// Asserts that all frames of a layout equal those of its recorded baseline.
///
/// The baseline is a text file with one line per frame, `__Snapshots__/<test
/// file>/<test>.390.layout`, beside the test. Its name contains the width and all other properties
/// that differ from the defaults, but no counter: `grid.390x600-rtl-accessibilityLarge@3x.layout`.
///
/// ```swift
/// @Test(arguments: [390, 834]) func grid(width: Double) {
///   assertLayoutSnapshot(of: createLayout(), items: [12, 4], width: width)
/// }
/// ```
///
/// The assertion works in Swift Testing and XCTest, and fails at the calling line. The failure
/// lists the changed frames, both files, and the command that accepts the new layout.
///
/// - Parameters:
///   - layout: The layout, created while the container acts as the screen.
///   - items: The number of items in each section.
///   - width: The width of the container in points.
///   - height: The height of the container in points.
///   - scale: The scale in pixels per point.
///   - direction: The layout direction.
///   - textSize: The content size category.
///   - name: A name that distinguishes several snapshots of one test.
///   - record: The recording mode; `nil` for the one that ``LayoutRecording`` describes.
///   - tolerance: The maximum difference of equal lengths, in points.
///   - ignoring: Frames to ignore: item names, element kinds, or paths such as `0/4`.
///   - fileID: The module and file of the call.
///   - file: The file of the call; baselines are stored beside it.
///   - testName: The function of the call, used in the name of the baseline.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertLayoutSnapshot(
  of layout: @autoclosure () throws -> UICollectionViewCompositionalLayout, items: [Int],
  width: Double, height: Double = LayoutAxes.plainHeight, scale: Double = LayoutAxes.plainScale,
  direction: UITraitEnvironmentLayoutDirection = .leftToRight,
  textSize: UIContentSizeCategory = .large, named name: String? = nil,
  record: LayoutRecording? = nil, tolerance: Double = 0, ignoring: [String] = [],
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  var container = Container(
    width: CGFloat(width), height: CGFloat(height), scale: CGFloat(scale))
  container.traits.layoutDirection = direction
  container.traits.preferredContentSizeCategory = textSize
  assertLayoutSnapshot(
    of: try layout(), items: items, in: container, named: name, record: record,
    tolerance: tolerance, ignoring: ignoring, fileID: fileID, file: file, testName: testName,
    line: line, column: column)
}

/// Asserts that all frames of a layout equal those of its baseline, in a given container: a device,
/// or a container with safe areas and margins. These are not part of the baseline's name; use
/// `named` to distinguish containers of equal width.
///
/// The other parameters are those of the overload with a width.
public func assertLayoutSnapshot(
  of layout: @autoclosure () throws -> UICollectionViewCompositionalLayout, items: [Int],
  in container: Container, named name: String? = nil, record: LayoutRecording? = nil,
  tolerance: Double = 0, ignoring: [String] = [], fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertLayoutSnapshot(
    of: try Container.$current.withValue(container) {
      try layout().solve(itemCounts: items, in: container)
    },
    named: name, record: record, tolerance: tolerance, ignoring: ignoring, fileID: fileID,
    file: file, testName: testName, line: line, column: column)
}

/// Asserts that all frames of a solved layout equal those of its baseline. Use this for layouts
/// that you solved yourself, for example with measured content.
public func assertLayoutSnapshot(
  of layout: @autoclosure () throws -> SolvedLayout, named name: String? = nil,
  record: LayoutRecording? = nil, tolerance: Double = 0, ignoring: [String] = [],
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let place = CallPlace(fileID: fileID, file: file, line: line, column: column)
  do {
    let solved: SolvedLayout
    do { solved = try layout() } catch { throw SnapshotProblem.noLayout("\(error)") }
    let test = TextSnapshot.Test(
      file: "\(file)", module: "\(fileID)", function: testName, name: name, line: line)
    let check = LayoutCheck(
      layout: solved.record(), test: test, recording: try record ?? LayoutRecording.current,
      tolerance: CGFloat(tolerance), ignored: ignoring)
    guard let failure = try check.run() else { return }
    place.attach(failure)
    place.fail(failure.description)
  } catch {
    place.fail("\(error)")
  }
}
