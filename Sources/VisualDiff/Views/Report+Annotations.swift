internal import Basics

extension Report {
  /// Returns the report as GitHub Actions annotations, one per line: each cause at its location in
  /// the spec, then the failures without a cause, by spec and status.
  ///
  /// - Parameters:
  ///   - allowsObsolete: Whether baselines that no snapshot uses are allowed.
  ///   - path: Converts a path of the report to a path in the workflow.
  public func annotations(
    allowsObsolete: Bool = false, path: (String) -> String = { $0 }
  ) -> String {
    annotationList(allowsObsolete: allowsObsolete, path: path).map { "\($0)\n" }.joined()
  }

  /// The annotations as values.
  package func annotationList(
    allowsObsolete: Bool, path: (String) -> String
  ) -> [Annotation] {
    let groups = causeGroups
    let explained = Set(groups.flatMap(\.verdicts))
    let isNumbered = hasSeveralCauses
    let causes = groups.flatMap { group in
      group.filesWithPlaces.map { place in
        Annotation(cause: group, at: place, in: self, isNumbered: isNumbered)
      }
    }
    let lints = (lints ?? []).map(Annotation.init)
    let others = annotationsWithoutCause(explained, allowsObsolete)
    return (causes + others + lints).map { annotation in
      var annotation = annotation
      annotation.file = path(annotation.file)
      return annotation
    }
  }

  private func annotationsWithoutCause(_ explained: Set<Int>, _ allowsObsolete: Bool)
    -> [Annotation]
  {
    struct Key: Hashable {
      var spec: String
      var status: Verdict.Status
      var failure: String?
    }
    var order: [Key] = []
    var found: [Key: [Verdict]] = [:]
    for (index, verdict) in verdicts.enumerated() where !explained.contains(index) {
      guard verdict.fails(allowsObsolete: allowsObsolete) else { continue }
      let key = Key(spec: verdict.spec, status: verdict.status, failure: verdict.failure)
      if found[key] == nil { order.append(key) }
      found[key, default: []].append(verdict)
    }
    let isNumbered = hasSeveralCauses
    return order.compactMap { found[$0].map { Annotation($0, isNumbered: isNumbered) } }
  }
}

extension Report.CauseGroup {
  /// The maximum number of annotations of one cause. GitHub shows ten per step.
  private static let mostAnnotations = 10

  /// The first place in each file, at most ``mostAnnotations``; one empty place if there are none.
  fileprivate var filesWithPlaces: [String] {
    var files: Set<String> = []
    let first = places.filter { files.insert(Annotation.split($0).file).inserted }
    return first.isEmpty ? [""] : Array(first.prefix(Self.mostAnnotations))
  }
}

/// A problem at a place in a file. Its description is a workflow command, which GitHub reads from
/// the output of a step.
package struct Annotation: CustomStringConvertible {
  package var file: String
  package var line: Int?
  /// What was found, for tools that group problems: a lint's code, or the status of a snapshot.
  package var rule: String
  package var title: String
  package var message: String

  /// - Parameter place: The file and line of one of the equal edits.
  init(cause: Report.CauseGroup, at place: String, in report: Report, isNumbered: Bool) {
    let verdicts = cause.verdicts.map { report.verdicts[$0] }
    (file, line) = Self.split(place.isEmpty ? verdicts.first?.file ?? "" : place)
    rule = "cause"
    title = "\(cause.extent): \(cause.cause)"
    let first = verdicts[0].keepingCause(at: cause.indexes[0])
    message = Self.names(verdicts) + "\n" + first.text(isNumbered: isNumbered)
  }

  /// - Parameter verdicts: Snapshots of one spec that fail in the same way.
  init(_ verdicts: [Verdict], isNumbered: Bool) {
    let first = verdicts[0]
    (file, line) =
      first.failure.flatMap { Self.place(in: first.file, $0) } ?? (first.file, nil)
    rule = "\(first.status)"
    title = "\(verdicts.count.of("snapshot")): \(first.failure ?? first.status.meaning)"
    message = Self.names(verdicts)
    guard first.failure == nil else { return }
    let text = first.text(isNumbered: isNumbered)
    if !Verdict.details(of: text).isEmpty { message += "\n" + text }
  }

  init(_ lint: Report.Lint) {
    (file, line) = (lint.path, lint.line)
    rule = lint.code
    title = "\(lint.code): \(lint.message)"
    message = lint.surfaces
  }

  package var description: String {
    let place = "file=\(file.inWorkflowProperty)" + (line.map { ",line=\($0)" } ?? "")
    let text = (message.hasSuffix("\n") ? String(message.dropLast()) : message).inWorkflowMessage
    return "::error \(place),title=\(title.inWorkflowProperty)::\(text)"
  }

  private static let mostNames = 12

  private static func names(_ verdicts: [Verdict]) -> String {
    let names = verdicts.prefix(mostNames).map { "\($0.name) \($0.variant)" }
    let rest = verdicts.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
  }

  /// Returns the file and line at the start of a message: `specs/gallery.yaml:14:3: error: …`.
  private static func place(in file: String, _ message: String) -> (file: String, line: Int?)? {
    let rest = message.dropFirst(file.count)
    guard message.hasPrefix(file), rest.first == ":" || rest.first == "/",
      let colon = rest.firstIndex(of: ":"),
      let line = Int(rest[colon...].dropFirst().prefix(while: \.isNumber))
    else { return nil }
    return (String(message[..<colon]), line)
  }

  /// Splits a location into file and line: `specs/gallery.yaml:14`.
  static func split(_ place: String) -> (file: String, line: Int?) {
    guard let colon = place.lastIndex(of: ":"),
      let line = Int(place[place.index(after: colon)...])
    else { return (place, nil) }
    return (String(place[..<colon]), line)
  }
}

extension Verdict.Status {
  /// The meaning of a status, after a number of snapshots.
  var meaning: String {
    switch self {
    case .match: "matches the baseline"
    case .layout: "frames differ from the baseline"
    case .pixels: "pixels differ from the baseline"
    case .size: "picture size differs from the baseline"
    case .missing: "no baseline"
    case .obsolete: "baseline no longer used"
    case .error: "could not be compared"
    case .environment: "recorded with other fonts or libraries"
    case .due: "accepted on another machine, and not drawn since"
    }
  }
}
