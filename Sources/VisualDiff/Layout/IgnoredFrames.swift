public import Geometry

/// A set of frames to ignore. The parts of ignored elements are ignored, too.
struct IgnoredFrames {
  private let patterns: [NamePattern]

  /// - Parameter patterns: Names, kinds, paths, or names of frames as in reports; `*` matches any
  ///   text.
  init(_ patterns: [String]) {
    self.patterns = patterns.map(NamePattern.init)
  }

  func contains(_ frame: LayoutRecord.Frame) -> Bool {
    guard !patterns.isEmpty else { return false }
    var names = [frame.name, frame.kind, frame.path, frame.pathAndKind, "\(frame.section)"]
      .compactMap(\.self)
    if let part = frame.part {
      var element = frame
      element.part = nil
      names += [element.path, element.pathAndKind, part.name]
    }
    return patterns.contains { names.contains(where: $0.matches) }
  }
}

extension LayoutDiff.Options {
  /// Returns the indexes of the frames to ignore.
  public func ignoredFrames(of record: LayoutRecord) -> Set<Int> {
    let ignored = IgnoredFrames(ignored)
    return Set(record.frames.indices.filter { ignored.contains(record.frames[$0]) })
  }

  /// Returns the patterns that match no frame in any of the records.
  public func ignoredNames(foundInNoneOf records: [LayoutRecord]) -> [String] {
    ignored.filter { name in
      let pattern = IgnoredFrames([name])
      return !records.contains { $0.frames.contains(where: pattern.contains) }
    }
  }
}
