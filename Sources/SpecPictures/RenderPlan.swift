internal import Basics
package import CairoRenderer
package import HostSystem
package import LayoutSpec
package import SpecDiagnostics

/// The pictures to write, with their paths.
package struct RenderPlan: Sendable {
  /// One variant of a spec, or a sheet of several, in all requested formats.
  package struct Job: Sendable {
    package var spec: OpenedSpec
    /// The variant, or the variants on the sheet.
    package var variants: [Variant]
    /// Whether the variants are drawn on a sheet.
    package var isSheet = false
    /// The part of ids that names the variant; empty if the spec has only one.
    var figure = ""
    package var pictures: [Picture]
    /// Where the pictures may be written; `nil` if the command line names the path of the picture.
    var confinement: Confinement?
    /// Whether the spec names the paths of the pictures.
    var isNamedBySpec = false

    /// The variant, or the first one on the sheet.
    package var variant: Variant { variants[0] }
  }

  /// One file.
  package struct Picture: Sendable {
    package var format: FileFormat
    /// The absolute path; `nil` for pictures that are not files.
    package var path: String?
    /// The path as the user would write it, or the name of a picture that is not a file.
    package var name: String
  }

  package private(set) var jobs: [Job] = []
  package private(set) var failures: [Failure] = []

  package var pictures: [Picture] { jobs.flatMap(\.pictures) }
}

/// The destination of pictures.
package enum Destination: Sendable {
  /// The paths given in the specs.
  case specs
  case standardOutput
  /// The paths of a pattern.
  ///
  /// - Parameter confinement: Where a page's pictures may be written; `nil` for a pattern that the
  ///   command line names.
  case paths(PathPattern, in: Confinement? = nil)
  /// Memory. The pattern gives the pictures their names.
  case memory(PathPattern)
}

extension RenderPlan {
  /// Plans all pictures.
  ///
  /// Specs with two pictures of the same path are left out and reported as failures.
  ///
  /// - Throws: ``Failure/badUsage(_:)`` if several pictures have a destination for one, or if the
  ///   specs exclude all requested pictures.
  package init(
    _ specs: [OpenedSpec], _ request: RenderRequest, formats: [FileFormat]?,
    isSheet: Bool? = nil,
    to destination: Destination, in environment: RunEnvironment
  ) throws(Failure) {
    var all: [Job] = []
    for spec in specs {
      do throws(Failure) {
        all += try Self.jobs(spec, request, formats, isSheet, destination, environment)
      } catch {
        failures.append(error)
      }
    }
    if all.isEmpty, failures.isEmpty, let first = specs.first {
      throw Self.nothingToDraw(first, others: specs.count - 1)
    }
    try Self.requireOnePicture(all, destination)
    let conflicting = findConflicts(in: all)
    jobs = all.filter { !conflicting.contains($0.spec.source) }
  }

  private static func jobs(
    _ spec: OpenedSpec, _ request: RenderRequest, _ formats: [FileFormat]?, _ isSheet: Bool?,
    _ destination: Destination, _ environment: RunEnvironment
  ) throws(Failure) -> [Job] {
    let request = request.completed(by: spec.content.render)
    let variants = request.variants
    let namesTheme = request.hasSeveralThemes
    let target = try Target(spec, destination, in: environment)
    let formats = formats ?? [target.pattern?.format ?? .png]
    if case .specs = destination, let named = target.pattern?.format,
      let other = formats.first(where: { $0 != named })
    {
      throw .badSpec(
        message:
          "error: \(spec.content.render.output ?? "") cannot be written as \(other.rawValue) "
          + "(render.output of \(spec.source.name))")
    }
    let differences = VariantDifferences(variants)
    let isSheet = isSheet ?? spec.content.render.isSheet ?? false
    let all = isSheet ? [variants].filter { !$0.isEmpty } : variants.map { [$0] }
    return try all.map { variants throws(Failure) in
      let pictures = formats.map { format -> Picture in
        guard let pattern = target.pattern else {
          return Picture(format: format, path: nil, name: "standard output")
        }
        let name =
          target.folder
          + pattern.path(
            name: spec.content.name, group: spec.content.group, variants[0], format,
            namesTheme: namesTheme, isSheet: isSheet)
        let path = target.isInMemory ? nil : environment.absolute(name)
        return Picture(format: format, path: path, name: name)
      }
      if let confinement = target.confinement {
        for picture in pictures {
          try confinement.requireWritable(picture, of: spec, isNamedBySpec: target.isNamedBySpec)
        }
      }
      return Job(
        spec: spec, variants: variants, isSheet: isSheet,
        figure: isSheet ? "" : differences.idPart(of: variants[0]), pictures: pictures,
        confinement: target.confinement, isNamedBySpec: target.isNamedBySpec)
    }
  }

  /// The folder and path pattern of a spec's pictures.
  private struct Target {
    var folder = ""
    /// The path pattern; `nil` for standard output.
    var pattern: PathPattern?
    var isInMemory = false
    /// Where the pictures may be written; `nil` if the command line names the path of the picture.
    var confinement: Confinement?
    var isNamedBySpec = false

    init(
      _ spec: OpenedSpec, _ destination: Destination, in environment: RunEnvironment
    ) throws(Failure) {
      switch destination {
      case .standardOutput: break
      case .paths(let pattern, let confinement):
        self.pattern = pattern
        self.confinement =
          confinement ?? environment.confinement(writing: pattern.start)
          ?? pattern.folder.map { Confinement(to: environment.absolute($0)) }
      case .memory(let pattern): (self.pattern, isInMemory) = (pattern, true)
      case .specs:
        isNamedBySpec = true
        let written = spec.content.render.output ?? "output"
        if !spec.content.render.isOutputFree {
          confinement =
            spec.source.path.map { SpecFolder(of: $0).confinement }
            ?? Confinement(to: environment.folder)
        }
        folder = written.hasPrefix("/") ? "" : spec.source.folder
        do throws(Failure) {
          pattern = try PathPattern(written)
        } catch {
          throw .badSpec(message: "\(error.message) (render.output of \(spec.source.name))")
        }
      }
    }
  }

  private static func nothingToDraw(_ spec: OpenedSpec, others: Int) -> Failure {
    let rest = others > 0 ? " and \(others.of("other spec"))" : ""
    return .badUsage(
      "nothing to draw: 'exclude' removes every requested picture of \(spec.source.name)\(rest). "
        + "Request other widths, appearances or directions")
  }

  /// Throws if several pictures have a destination for one.
  private static func requireOnePicture(
    _ jobs: [Job], _ destination: Destination
  ) throws(Failure) {
    let pictures = jobs.flatMap { job in job.pictures.map { (job, $0) } }
    let name: String
    switch destination {
    case .specs, .memory: return
    case .standardOutput: name = "standard output"
    case .paths(let pattern, _):
      if let named = pattern.format, let other = pictures.first(where: { $0.1.format != named }) {
        throw .badUsage("\(other.1.name) cannot be written as \(other.1.format.rawValue)")
      }
      guard pattern.isSinglePath else { return }
      name = pictures.first?.1.name ?? ""
    }
    guard pictures.count > 1 else { return }
    throw .badUsage(
      """
      \(name) takes one picture, but there are \(pictures.count): \
      \(pictures.prefix(3).map { "\($0.0.label) (\($0.1.format.rawValue))" }.joined(separator: "; "))\
      \(pictures.count > 3 ? "; ..." : ""). Name a folder, or request only one of them
      """)
  }

  /// Records a failure for every path that two pictures share, and returns their specs.
  private mutating func findConflicts(in jobs: [Job]) -> Set<SpecSource> {
    var owners: [String: Job] = [:]
    var conflicting: Set<SpecSource> = []
    for job in jobs {
      for picture in job.pictures {
        let place = picture.path.map(Files.direct) ?? picture.name
        guard let other = owners.updateValue(job, forKey: place) else { continue }
        failures.append(.samePath(picture.name, other.label, job.label))
        conflicting.formUnion([other.spec.source, job.spec.source])
      }
    }
    return conflicting
  }
}

extension Confinement {
  /// Throws if a picture whose path a spec names must not be written. The reader has checked the
  /// path up to the first token, but tokens may be empty: `..{~dark}`.
  func requireWritable(
    _ picture: RenderPlan.Picture, of spec: OpenedSpec, isNamedBySpec: Bool
  ) throws(Failure) {
    guard let path = picture.path else { return }
    do throws(Refusal) {
      _ = try resolved(path, for: .write)
    } catch {
      guard isNamedBySpec else { throw .cannotWrite(picture.name, error.reason) }
      throw .badSpec(
        message: "error[E602]: cannot write \(picture.name): \(error.reason) (render.output of "
          + "\(spec.source.name)); only '-o PATH' on the command line names other places")
    }
  }
}

extension RenderPlan.Job {
  /// The description of the job: `grid.yaml at 320 points, dark`.
  package var label: String {
    isSheet ? "the sheet of \(spec.source.name)" : spec.label(of: variant)
  }
}
