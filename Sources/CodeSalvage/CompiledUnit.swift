/// A unit after compiling it, with the files that it takes from its project and without its holes.
package struct CompiledUnit: Sendable {
  package var unit: SwiftUnit
  /// The files as they were compiled.
  package var sources: [CompiledSource]
  package var holes: [Hole] = []
  /// The messages about taken files and holes, printed if anything is drawn.
  package var notes: [String] = []

  package init(
    unit: SwiftUnit, sources: [CompiledSource], holes: [Hole] = [], notes: [String] = []
  ) {
    (self.unit, self.sources, self.holes, self.notes) = (unit, sources, holes, notes)
  }
}
