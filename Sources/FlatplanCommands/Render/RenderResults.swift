internal import Basics
internal import CairoRenderer
internal import Foundation
internal import Geometry
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecPictures

/// The pictures of a render run, with the results of their files.
struct RenderResults {
  /// The pictures that are files, in the order of the plan.
  let files: [(job: RenderPlan.Job, drawn: DrawnPicture)]

  init(_ drawn: [(RenderPlan.Job, [DrawnPicture])]) {
    files = drawn.flatMap { job, pictures in
      pictures.filter { $0.picture.path != nil }.map { (job, $0) }
    }
  }

  /// The number of pictures, by change: `8 pictures: 1 new, 7 unchanged`.
  var counts: String { files.map(\.drawn.change).counts(of: "picture") ?? "" }

  /// One line per picture, for `--verbose`.
  var list: String {
    let width = FileChange.allCases.map(\.rawValue.count).max() ?? 0
    return files.map { _, drawn in
      let change = drawn.change.rawValue.padding(toLength: width, withPad: " ", startingAt: 0)
      return "\(change)  \(drawn.picture.name.inLine)\n"
    }.joined()
  }

  /// The pictures that are missing or out of date, as errors at the place in the spec that requests
  /// them. One value per spec.
  var stale: [SpecErrors] {
    var (order, found): ([SpecSource], [SpecSource: [Diagnostic]]) = ([], [:])
    for (job, drawn) in files {
      guard let problem = drawn.problem else { continue }
      let source = job.spec.source
      if found[source] == nil { order.append(source) }
      found[source, default: []].append(Diagnostic(stale: problem, of: job.spec))
    }
    return order.map { SpecErrors(diagnostics: found[$0] ?? []) }
  }

  /// A JSON list of the pictures.
  var manifest: String { JSONValue.list(files.map(entry)).text() + "\n" }

  /// A JSON list of the pictures of a plan, for `--dry-run`. What is known only after drawing is
  /// missing.
  static func manifest(of plan: RenderPlan) -> String {
    let entries = plan.jobs.flatMap { job in
      job.pictures.map { JSONValue.map(entry($0, of: job) + [variant(of: job)]) }
    }
    return JSONValue.list(entries).text() + "\n"
  }

  private static func entry(
    _ picture: RenderPlan.Picture, of job: RenderPlan.Job
  ) -> [JSONValue.Entry] {
    [
      .init(key: "path", value: .text(picture.name)),
      .init(key: "spec", value: .text(job.spec.source.name)),
      .init(key: "format", value: .text(picture.format.rawValue)),
    ]
  }

  private static func variant(of job: RenderPlan.Job) -> JSONValue.Entry {
    let variants = job.variants.map { JSONValue.variant($0) }
    return job.isSheet
      ? .init(key: "variants", value: .list(variants)) : .init(key: "variant", value: variants[0])
  }

  private func entry(_ job: RenderPlan.Job, _ drawn: DrawnPicture) -> JSONValue {
    let size = [drawn.size.width, drawn.size.height].map { JSONValue.number(Double($0)) }
    let results: [JSONValue.Entry] = [
      .init(key: "change", value: .text(drawn.change.rawValue)),
      .init(key: "title", value: .text(drawn.title)),
      .init(key: "description", value: .text(drawn.summary)),
      .init(key: "size", value: .list(size)),
    ]
    return .map(Self.entry(drawn.picture, of: job) + results + [Self.variant(of: job)])
  }
}

extension [FileChange] {
  /// The number of files, by change: `8 pictures: 1 new, 7 unchanged`; `nil` for no files.
  func counts(of noun: String) -> String? {
    let parts = FileChange.allCases.compactMap { change -> String? in
      let count = self.count { $0 == change }
      return count > 0 ? "\(count) \(change.rawValue)" : nil
    }
    return isEmpty ? nil : "\(count.of(noun)): \(parts.joined(separator: ", "))"
  }
}

extension JSONValue {
  /// The axes of a variant.
  ///
  /// - Parameter hasTheme: Whether the theme is included, which has no effect on frames.
  static func variant(_ variant: Variant, hasTheme: Bool = true) -> JSONValue {
    let device = variant.device.map { [Entry(key: "device", value: .text($0.name))] } ?? []
    let compatibility = variant.compatibility
    return .map(
      device + [
        Entry(key: "width", value: .number(Double(variant.width))),
        Entry(key: "height", value: .number(Double(variant.height))),
        Entry(key: "scale", value: .number(Double(variant.scale))),
        Entry(key: "layoutDirection", value: .text(variant.direction.rawValue)),
        Entry(key: "appearance", value: .text(variant.appearance.rawValue)),
        Entry(key: "contentSizeCategory", value: .text(variant.textSize.word)),
      ] + (hasTheme ? [Entry(key: "theme", value: .text(variant.theme))] : [])
        + (compatibility == .ios26
          ? [] : [Entry(key: "compatibility", value: .text(compatibility.rawValue))]))
  }
}

extension DrawnPicture {
  /// What `--check` reports about the file; `nil` if it is up to date.
  var problem: String? {
    guard change != .unchanged else { return nil }
    return "the picture \(picture.name) \(change == .new ? "does not exist" : "is out of date")"
  }
}

extension Diagnostic {
  /// A picture that differs from its spec.
  fileprivate init(stale problem: String, of spec: OpenedSpec) {
    let source = spec.source
    let nowhere = Location(path: source.name, line: 1, column: 1, length: 0, sourceLine: "")
    self.init(
      severity: .error, code: "stale", message: problem,
      location: spec.content.file?.locationOfPictures ?? nowhere,
      label: "draw it with 'flatplan render \(source.path == nil ? "-" : source.name)'")
  }
}
