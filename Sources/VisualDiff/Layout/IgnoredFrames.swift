public import CompositionalLayout

/// Frames that nobody wants to hear of.
struct IgnoredFrames {
  private let patterns: [NamePattern]

  /// - Parameter patterns: Names, kinds, paths, or what frames are called in reports; `*` stands for any
  ///   text.
  init(_ patterns: [String]) {
    self.patterns = patterns.map(NamePattern.init)
  }

  func contains(_ frame: LayoutRecord.Frame) -> Bool {
    guard !patterns.isEmpty else { return false }
    let names = [frame.name, frame.kind, frame.path, frame.words, "\(frame.section)"]
      .compactMap(\.self)
    return patterns.contains { names.contains(where: $0.matches) }
  }
}

extension LayoutDiff.Options {
  /// The indexes of the frames that are not looked at.
  public func ignoredFrames(of record: LayoutRecord) -> Set<Int> {
    let ignored = IgnoredFrames(ignored)
    return Set(record.frames.indices.filter { ignored.contains(record.frames[$0]) })
  }

  /// What is ignored and is the name, the kind or the path of no frame.
  public func ignoredNames(foundInNoneOf records: [LayoutRecord]) -> [String] {
    ignored.filter { name in
      let pattern = IgnoredFrames([name])
      return !records.contains { $0.frames.contains(where: pattern.contains) }
    }
  }
}
