public import CompositionalLayout
internal import Foundation

/// Asserts that what a strategy keeps of a layout equals its recorded baseline: all frames, if the
/// call names nothing else.
///
/// The baseline is a file beside the test, such as `__Snapshots__/<test file>/<test>.390.layout`,
/// a text with one line per frame. Its name contains the width and all other properties
/// that differ from the defaults, but no counter: `grid.390x600-rtl-accessibilityLarge@3x.layout`.
///
/// ```swift
/// @Test(arguments: [390, 834]) func grid(width: Double) {
///   assertLayoutSnapshot(of: createLayout(), items: [12, 4], width: width)
/// }
/// ```
///
/// The assertion works in Swift Testing and XCTest, and fails at the calling line. The failure
/// lists the changes, both files, and the command that accepts the new layout.
///
/// - Parameters:
///   - subject: The layout, or with `CollectionViewTesting` the collection view or the controller,
///     created while the container acts as the screen. The caller keeps data sources alive.
///   - strategy: What to keep.
///   - items: The number of items in each section of a layout.
///   - width: The width of the container in points; `nil` for the size that a collection view has.
///   - height: The height of the container in points.
///   - scale: The scale in pixels per point.
///   - direction: The layout direction.
///   - textSize: The content size category.
///   - name: A name that distinguishes several snapshots of one test.
///   - record: The recording mode; `nil` for the one that ``LayoutRecording`` describes.
///   - fileID: The module and file of the call.
///   - file: The file of the call; baselines are stored beside it.
///   - testName: The function of the call, used in the name of the baseline.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertLayoutSnapshot<Subject: SnapshotSubject>(
  of subject: @autoclosure () throws -> Subject,
  as strategy: SnapshotStrategy<Subject.Content> = .frames, items: [Int] = [],
  width: Double? = nil, height: Double = LayoutAxes.plainHeight,
  scale: Double = LayoutAxes.plainScale,
  direction: UITraitEnvironmentLayoutDirection = .leftToRight,
  textSize: UIContentSizeCategory = .large, named name: String? = nil,
  record: LayoutRecording? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let container = width.map { width in
    var container = Container(
      width: CGFloat(width), height: CGFloat(height), scale: CGFloat(scale))
    container.traits.layoutDirection = direction
    container.traits.preferredContentSizeCategory = textSize
    return container
  }
  assertLayoutSnapshot(
    of: try subject(), as: strategy, items: items, in: container, named: name, record: record,
    fileID: fileID, file: file, testName: testName, line: line, column: column)
}

/// Asserts that what a strategy keeps of a layout equals its baseline, in a given container: a
/// device, or a container with safe areas and margins. These are not part of the baseline's name;
/// use `named` to distinguish containers of equal width.
///
/// The other parameters are those of the overload with a width.
public func assertLayoutSnapshot<Subject: SnapshotSubject>(
  of subject: @autoclosure () throws -> Subject,
  as strategy: SnapshotStrategy<Subject.Content> = .frames, items: [Int] = [],
  in container: Container?, named name: String? = nil, record: LayoutRecording? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let test = Snapshot.Test(
    file: "\(file)", module: "\(fileID)", function: testName, name: name, line: line)
  CallPlace(fileID: fileID, file: file, line: line, column: column).report {
    let recording = try record ?? LayoutRecording.current
    return try forms(of: subject, by: strategy, items: items, in: container).compactMap {
      try SnapshotCheck(snapshot: Snapshot($0, of: test), recording: recording).run()?.report
    }
  }
}

/// Asserts that the frames of a layout, or another text that is kept of it, equal the literal of
/// the call. A call without a literal gets one when it is recorded, and a literal that differs is
/// replaced if the recording mode says so. Nothing else in the source file changes.
///
/// ```swift
/// assertInlineLayoutSnapshot(of: createLayout(), items: [2], in: Container(width: 390)) {
///   """
///   axes 390x844 ltr large @2x
///   content 390 40
///   0/0  cell  0 0 191 40    z0
///   0/1  cell  199 0 191 40  z0
///   """
/// }
/// ```
///
/// - Parameters:
///   - subject: The layout, view or controller.
///   - strategy: The text to keep; pictures cannot be literals.
///   - items: The number of items in each section of a layout.
///   - container: The container; `nil` for the one that a collection view has.
///   - record: The recording mode; `nil` for the one that ``LayoutRecording`` describes.
///   - fileID: The module and file of the call.
///   - file: The file of the call, which is written when the literal is recorded.
///   - line: The line of the call.
///   - column: The column of the call.
///   - expected: A closure that contains one string literal and nothing else.
public func assertInlineLayoutSnapshot<Subject: SnapshotSubject>(
  of subject: @autoclosure () throws -> Subject,
  as strategy: SnapshotStrategy<Subject.Content> = .frames, items: [Int] = [],
  in container: Container?, record: LayoutRecording? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  matches expected: (() -> String)? = nil
) {
  let call = SourceCall(file: "\(file)", line: Int(line), column: Int(column))
  CallPlace(fileID: fileID, file: file, line: line, column: column).report {
    let recording = try record ?? LayoutRecording.current
    let forms = try forms(of: subject, by: strategy, items: items, in: container)
    guard forms.count == 1, let form = forms.first, let heading = form.heading else {
      throw SnapshotProblem.notInline(forms.map(\.kind))
    }
    let check = InlineCheck(
      form: form, heading: heading, expected: expected?(), call: call, recording: recording)
    return try check.run().map { [$0] } ?? []
  }
}

/// Creates a subject with the container as the screen, and takes what a strategy keeps of it.
private func forms<Subject: SnapshotSubject>(
  of subject: () throws -> Subject, by strategy: SnapshotStrategy<Subject.Content>,
  items: [Int], in container: Container?
) throws -> [SnapshotForm] {
  let size = container?.size ?? .zero
  guard size.width >= 0, size.height >= 0 else { throw SnapshotProblem.negativeContainer(size) }
  do {
    return try Container.$current.withValue(container ?? .current) {
      try subject().forms(by: strategy, items: items, in: container)
    }
  } catch let problem as SnapshotProblem {
    throw problem
  } catch {
    throw SnapshotProblem.noLayout("\(error)")
  }
}
