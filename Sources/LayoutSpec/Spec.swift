public import CompositionalLayout
internal import Foundation
public import SpecDiagnostics

/// One screen: its layout, its sample content, and the pictures wanted of it.
public enum Spec: Sendable {
  /// Read from a file in YAML or JSON.
  case file(FileSpec)
  /// Written in Swift.
  case code(CodeSpec)

  /// The first part of paths and ids.
  public var name: String {
    switch self {
    case .file(let file): file.name
    case .code(let code): code.name
    }
  }

  /// The part of paths before the name, such as the file that holds several specs.
  public var group: String? {
    switch self {
    case .file: nil
    case .code(let code): code.group
    }
  }

  /// The heading for people, which is the name where the spec has no other.
  public var title: String { file?.title ?? name }

  /// The pictures wanted.
  public var render: RenderRequest {
    switch self {
    case .file(let file): file.render
    case .code(let code): code.render
    }
  }

  /// The spec as a file declares it; `nil` for code.
  public var file: FileSpec? {
    switch self {
    case .file(let file): file
    case .code: nil
    }
  }

  /// The layout in Apple's terms, and the data, for one container.
  ///
  /// - Throws: `SpecErrors` for values that cannot be computed in this container, and what the code
  ///   throws.
  public func plan(in container: Container) throws -> SpecPlan {
    switch self {
    case .file(let file): try file.plan(in: container)
    case .code(let code): try code.plan(container)
    }
  }

  /// Does work that solves the layouts of the spec's plans or asks them something: immediately, unless
  /// they are code that must be called elsewhere.
  public func perform<Result, Problem: Error>(
    for container: Container, _ work: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    switch self {
    case .file: try work()
    case .code(let code): try code.perform(for: container, work)
    }
  }
}

/// What a spec allows, which depends on how it is written.
extension Spec {
  /// Whether the spec declares how its elements look. If not, its views draw themselves, and their
  /// colours are not judged.
  public var declaresStyles: Bool { file != nil }

  /// Whether the layouts of its plans may be solved and drawn on several threads at once.
  public var allowsConcurrency: Bool { file != nil }

  /// Whether its normal form contains all of it, so that edits can be reverted one by one and a renamed
  /// spec recognised.
  public var hasWholeNormalForm: Bool { file != nil }

  /// Whether it may be one of several specs of its file, so that the file does not identify it.
  public var mayShareFile: Bool { file == nil }
}

extension Spec {
  /// The start of a section of a plan in the file; `nil` if there is no such section.
  ///
  /// - Parameters:
  ///   - index: The section's index in the plan.
  ///   - container: The plan's container; without it, the first that is wanted.
  public func location(
    ofSection index: Int, in container: Container? = nil
  ) -> Diagnostic.Location? {
    location(inSection: index, container) { $0.place }
  }

  /// The place of the group of a plan's section in the file; `nil` if there is no such section.
  public func location(
    ofGroupInSection index: Int, in container: Container? = nil
  ) -> Diagnostic.Location? {
    location(inSection: index, container) { $0.groupPlace }
  }

  /// The place of a header, a footer or another boundary item of a plan's section; `nil` if the section has
  /// none of that kind.
  public func location(
    ofBoundaryItem kind: String, inSection index: Int, in container: Container? = nil
  ) -> Diagnostic.Location? {
    location(inSection: index, container) { section in
      section.boundaryItems.first { $0.elementKind == kind }?.place
    }
  }

  private func location(
    inSection index: Int, _ container: Container?, _ place: (SectionSpec) -> SourceSpan?
  ) -> Diagnostic.Location? {
    switch self {
    case .file(let file):
      file.document(in: container).sections[safely: index].flatMap(place)
        .map(file.source.location(of:))
    case .code(let code): code.location
    }
  }
}
