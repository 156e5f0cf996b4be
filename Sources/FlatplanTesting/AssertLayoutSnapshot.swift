public import CompositionalLayout
internal import Foundation

/// Asserts that a layout puts every frame where it was when its baseline was recorded.
///
/// The baseline is a text with a line a frame, `__Snapshots__/<file of the test>/<test>.390.layout`
/// beside the test. It is named by the width and by whatever is not plain of the axes, not by a
/// counter: `grid.390x600-rtl-accessibilityLarge@3x.layout`.
///
/// ```swift
/// @Test(arguments: [390, 834]) func grid(width: Double) {
///   assertLayoutSnapshot(of: createLayout(), items: [12, 4], width: width)
/// }
/// ```
///
/// It works under Swift Testing and XCTest, and fails at the line that calls it. The failure names
/// frames and where they went, then the files, then the command that accepts the new layout.
///
/// - Parameters:
///   - layout: Made while the container stands in for the screen.
///   - items: How many there are, a number a section.
///   - width: Of the container, in points.
///   - height: Of the container, in points.
///   - scale: Pixels a point.
///   - direction: In which people read.
///   - textSize: How large they want text.
///   - name: Tells snapshots of one test apart.
///   - record: What to record; without it, what ``LayoutRecording`` says.
///   - tolerance: Lengths that differ by no more count as equal, in points.
///   - ignoring: Frames not to look at: item names, element kinds, or paths such as `0/4`.
///   - fileID: The module and the file of the call.
///   - file: The file of the call, beside which baselines lie.
///   - testName: The function of the call, which names baselines.
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

/// Asserts that a layout puts every frame where it was, in a container of one's own: a device, or one
/// with safe areas and margins, which only `name` tells from others as wide.
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

/// Asserts that a solved layout has every frame where it was: one whose content was measured, say.
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
    let check = SnapshotCheck(
      layout: solved.record(), test: test, recording: try record ?? LayoutRecording.current,
      tolerance: CGFloat(tolerance), ignored: ignoring)
    guard let failure = try check.run() else { return }
    place.attach(failure)
    place.fail(failure.description)
  } catch {
    place.fail("\(error)")
  }
}
