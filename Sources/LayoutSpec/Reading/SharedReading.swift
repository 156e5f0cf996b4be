internal import CellContent
internal import CompositionalLayout
internal import Geometry
internal import LayoutEngine
internal import SpecTree
internal import Synchronization

/// What was read of a spec so far, which all of its variants share, on any thread.
final class KnownReadings: Sendable {
  private let known = Mutex(SpecReadings())

  var current: SpecReadings { known.withLock { $0 } }

  /// Reads with the readings so far, and keeps what is added. Threads do not wait for one another: of
  /// what two of them add at the same time, one may be lost and read again.
  func reading<Value>(_ read: (inout SpecReadings) -> Value) -> Value {
    var readings = current
    let value = read(&readings)
    known.withLock { [readings] in $0 = readings }
    return value
  }
}

/// A spec as it was read for some containers, part by part.
struct SpecReadings: Sendable {
  var definitions: [SharedReading<Definitions>] = []
  var configurations: [SharedReading<ConfigurationSpec>] = []
  var screens: [SharedReading<Screen?>] = []
  var sections: [SectionReadings] = []
  var unusedDefinitions: [SharedReading<Bool>] = []
}

/// The readings of a section. Its data is often the same where its layout differs.
struct SectionReadings: Sendable {
  /// The whole section, `nil` where it does not exist.
  var whole: [SharedReading<SectionSpec?>] = []
  var items: [SharedReading<ItemsSpec?>] = []
}

/// A part of a spec as it was read for one container. Other containers share it if they agree in all
/// that it depends on.
struct SharedReading<Value: Sendable>: Sendable {
  fileprivate let number: Int
  fileprivate let container: ContainerValues
  fileprivate let start: ReadingStart
  fileprivate let value: Value
  /// The findings before the part, which are not reported again, and its own.
  fileprivate let findings: (before: [Finding], own: ArraySlice<Finding>)
  fileprivate let dependencies: Dependencies
  /// The names that the part added.
  fileprivate let names: UsedNames
  fileprivate let steps: Int
  fileprivate let templateKeys: Int
}

/// What the reading of a part depends on besides its text and the container.
struct ReadingStart: Hashable, Sendable {
  fileprivate var files: Int
  fileprivate var seed: Int
  fileprivate var names: UsedNames.Counts
  /// The number of the reading of the definitions.
  fileprivate var definitions: Int?
  /// The index of the section among those that exist.
  fileprivate var section: Int?
  fileprivate var scrollDirection: UICollectionViewScrollDirection?
  fileprivate var insetsReference: UIContentInsetsReference?
  fileprivate var compatibility: Compatibility?
  /// For each change of the section, whether it applies.
  var changes: [Bool] = []
  /// The cells that data is read for.
  var cells: SectionCells?
}

/// The names that were used so far, and those that data has.
struct UsedNames: Sendable {
  var styles: Set<String> = []
  var templates: Set<String> = []
  /// The names of fields that any data of the spec has.
  var fields: Set<String> = []
  /// The compositions that were read, by id.
  var compositions: [String: WrittenComposition] = [:]
  /// Whether data names pictures, possibly in rows that were not evaluated.
  var pictures = false

  /// The numbers of names, which tell whether there are new ones.
  struct Counts: Hashable, Sendable {
    var styles: Int
    var templates: Int
    var fields: Int
    var compositions: Int
    var pictures: Bool
  }

  var counts: Counts {
    Counts(
      styles: styles.count, templates: templates.count, fields: fields.count,
      compositions: compositions.count, pictures: pictures)
  }
}

extension UsedNames {
  /// The names that others do not have.
  fileprivate func subtracting(_ others: UsedNames) -> UsedNames {
    var names = self
    names.styles.subtract(others.styles)
    names.templates.subtract(others.templates)
    names.fields.subtract(others.fields)
    names.compositions = compositions.filter { others.compositions[$0.key] == nil }
    return names
  }

  fileprivate mutating func formUnion(_ other: UsedNames) {
    styles.formUnion(other.styles)
    templates.formUnion(other.templates)
    fields.formUnion(other.fields)
    compositions.merge(other.compositions) { own, _ in own }
    pictures = pictures || other.pictures
  }
}

extension EvaluationContext {
  /// What the reading of the next part depends on.
  func start(
    _ sink: Sink, after version: Int? = nil, _ configuration: ConfigurationSpec? = nil,
    section: Int? = nil
  ) -> ReadingStart {
    ReadingStart(
      files: definitions.files.number, seed: definitions.seed, names: sink.names.counts,
      definitions: version, section: section, scrollDirection: configuration?.scrollDirection,
      insetsReference: configuration?.contentInsetsReference,
      compatibility: configuration?.compatibility)
  }

  /// Reads a part of the spec, unless it was read for a container that agrees with this one.
  ///
  /// - Parameter readings: The last readings of the part.
  /// - Returns: The value and the number of its reading.
  func sharing<Value>(
    _ readings: inout [SharedReading<Value>], from start: ReadingStart, _ sink: inout Sink,
    _ read: (inout Sink) -> Value
  ) -> (value: Value, number: Int) {
    var start = start
    start.names = sink.names.counts
    if let reading = readings.last(where: { isValid($0, from: start, sink) }) {
      sink.take(reading)
      return (reading.value, reading.number)
    }
    let number = (readings.last?.number ?? 0) + 1
    let (before, names, work) = (sink.findings, sink.names, sink.work)
    let (value, dependencies) = sink.tracking(read)
    if let container {
      if readings.count == Limits.sharedReadings { readings.removeFirst() }
      readings.append(
        SharedReading(
          number: number, container: container, start: start, value: value,
          findings: (before, sink.findings.dropFirst(before.count)), dependencies: dependencies,
          names: sink.names.counts == start.names
            ? UsedNames() : sink.names.subtracting(names),
          steps: sink.work.steps - work.steps,
          templateKeys: sink.work.templateKeys - work.templateKeys))
    }
    return (value, number)
  }

  private func isValid<Value>(
    _ reading: SharedReading<Value>, from start: ReadingStart, _ sink: Sink
  ) -> Bool {
    guard let container, reading.start == start,
      container.agrees(with: reading.container, in: reading.dependencies),
      sink.work.steps + reading.steps <= Limits.steps,
      sink.work.templateKeys + reading.templateKeys <= Limits.templateKeyCount
    else { return false }
    let (before, own) = reading.findings
    return before.isEmpty && own.isEmpty || before == sink.findings
  }
}

extension Sink {
  fileprivate mutating func take<Value>(_ reading: SharedReading<Value>) {
    for finding in reading.findings.own { report(finding) }
    dependencies.formUnion(reading.dependencies)
    work.steps += reading.steps
    work.templateKeys += reading.templateKeys
    names.formUnion(reading.names)
  }
}
