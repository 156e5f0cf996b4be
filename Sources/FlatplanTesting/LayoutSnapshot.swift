internal import CompositionalLayout
internal import Foundation

/// A layout, and where it and its baseline lie.
struct LayoutSnapshot: Sendable {
  var layout: LayoutRecord
  /// Named `grid.390.layout`.
  var text: TextSnapshot

  /// - Parameters:
  ///   - file: The path of the test's file.
  ///   - module: `GridModule/GridTests.swift`.
  ///   - test: As `#function` has it.
  ///   - name: What tells it from others of the test.
  init(layout: LayoutRecord, file: String, module: String, test: String, name: String?) {
    self.init(
      layout: layout,
      test: TextSnapshot.Test(file: file, module: module, function: test, name: name))
  }

  init(layout: LayoutRecord, test: TextSnapshot.Test) {
    self.layout = layout
    text = TextSnapshot(layout.description, kind: "layout", axes: layout.axes, of: test)
  }
}
