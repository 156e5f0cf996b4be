internal import CellContent
internal import CompositionalLayout
internal import Geometry
internal import LayoutEngine
internal import SpecSource
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
  /// The names after the part, if it added some.
  fileprivate let names: UsedNames?
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

/// The vars, templates, compositions and styles of a spec.
struct Definitions: Sendable {
  var variables: [String: Variable]
  var colors: [String: ColorReference]
  var templates: [String: SourceNode]
  var contents: [String: SourceNode]
  var styles: [String: Style]
  var styleNames: Set<String>
}

/// The names that were used so far, and those that data has.
struct UsedNames: Sendable {
  var styles: Set<String>
  var templates: Set<String>
  var fields: Set<String>
  var compositions: [String: WrittenComposition]
  var pictures: Bool

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

extension Reader {
  /// What the reading of a part of a part depends on.
  func start(_ start: ReadingStart) -> ReadingStart {
    var start = start
    start.names = usedNames.counts
    return start
  }

  /// What the reading of the next part depends on.
  func start(
    _ definitions: Int? = nil, _ configuration: ConfigurationSpec? = nil, section: Int? = nil
  ) -> ReadingStart {
    ReadingStart(
      files: files.number, seed: seed, names: usedNames.counts, definitions: definitions,
      section: section,
      scrollDirection: configuration?.scrollDirection,
      insetsReference: configuration?.contentInsetsReference,
      compatibility: configuration?.compatibility)
  }

  /// Reads a part of the spec, unless it was read for a container that agrees with this one.
  ///
  /// - Parameter readings: The last readings of the part.
  /// - Returns: The value and the number of its reading.
  mutating func sharing<Value>(
    _ readings: inout [SharedReading<Value>], from start: ReadingStart,
    _ read: (inout Reader) -> Value
  ) -> (value: Value, number: Int) {
    if let reading = readings.last(where: { isValid($0, from: start) }) {
      take(reading)
      return (reading.value, reading.number)
    }
    let number = (readings.last?.number ?? 0) + 1
    let before = (findings, dependencies, steps, templateKeyCount)
    dependencies = Dependencies()
    let value = read(&self)
    if let container {
      if readings.count == Limits.sharedReadings { readings.removeFirst() }
      readings.append(
        SharedReading(
          number: number, container: container, start: start, value: value,
          findings: (before.0, findings.dropFirst(before.0.count)), dependencies: dependencies,
          names: usedNames.counts == start.names ? nil : usedNames, steps: steps - before.2,
          templateKeys: templateKeyCount - before.3))
    }
    dependencies.formUnion(before.1)
    return (value, number)
  }

  private func isValid<Value>(_ reading: SharedReading<Value>, from start: ReadingStart) -> Bool {
    guard let container, reading.start == start,
      container.agrees(with: reading.container, in: reading.dependencies),
      steps + reading.steps <= Limits.steps,
      templateKeyCount + reading.templateKeys <= Limits.templateKeyCount
    else { return false }
    let (before, own) = reading.findings
    return before.isEmpty && own.isEmpty || before == findings
  }

  private mutating func take<Value>(_ reading: SharedReading<Value>) {
    for finding in reading.findings.own { report(finding) }
    dependencies.formUnion(reading.dependencies)
    steps += reading.steps
    templateKeyCount += reading.templateKeys
    guard let names = reading.names else { return }
    usedStyles.formUnion(names.styles)
    usedTemplates.formUnion(names.templates)
    documentFields.formUnion(names.fields)
    for (id, composition) in names.compositions where compositions[id] == nil {
      compositions[id] = composition
    }
    namesPictures = namesPictures || names.pictures
  }

  private var usedNames: UsedNames {
    UsedNames(
      styles: usedStyles, templates: usedTemplates, fields: documentFields,
      compositions: compositions, pictures: namesPictures)
  }

  var definitions: Definitions {
    get {
      Definitions(
        variables: scope.variables, colors: namedColors, templates: templates, contents: contents,
        styles: styles, styleNames: styleNames)
    }
    set {
      (scope.variables, namedColors) = (newValue.variables, newValue.colors)
      (templates, contents) = (newValue.templates, newValue.contents)
      (styles, styleNames) = (newValue.styles, newValue.styleNames)
    }
  }
}
