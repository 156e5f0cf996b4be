internal import Basics
package import CellContent
internal import Foundation
public import Geometry
package import SpecDiagnostics
internal import SpecTree

/// One screen: its layout, its sample content and the pictures to render.
public enum Spec: Sendable {
  /// A spec read from a YAML or JSON file.
  case file(FileSpec)
  /// A spec written in Swift.
  case code(CodeSpec)

  /// The first component of picture paths and element identifiers.
  public var name: String {
    switch self {
    case .file(let file): file.name
    case .code(let code): code.name
    }
  }

  /// The path component before the name, such as the file that holds several specs.
  public var group: String? {
    switch self {
    case .file(let file): file.page
    case .code(let code): code.group
    }
  }

  /// The heading for readers; defaults to the name.
  public var title: String { file?.title ?? name }

  /// The pictures to render.
  public var render: RenderRequest {
    switch self {
    case .file(let file): file.render
    case .code(let code): code.render
    }
  }

  /// The file spec; `nil` for code.
  public var file: FileSpec? {
    switch self {
    case .file(let file): file
    case .code: nil
    }
  }

  /// Builds the layout, as UIKit's classes, and the data for one container.
  ///
  /// - Throws: `SpecErrors` for values that cannot be computed in this container, and any error
  ///   that the code throws.
  public func plan(in container: Container) throws -> SpecPlan {
    switch self {
    case .file(let file): try file.plan(in: container)
    case .code(let code): try code.plan(container)
    }
  }

  /// Builds the layout for a picture, between the bars of its screen.
  package func plan(for variant: Variant) throws -> SpecPlan {
    let bare = variant.container
    let written = variant.screenLayout(file?.screen(in: bare))
    var plan = try plan(in: written?.enlarged ?? bare)
    plan.bars = variant.screenLayout(plan.screen)
    return plan
  }

  /// Runs work that solves or queries the layouts of the spec's plans. For a file the work runs
  /// immediately; for code, on the actor that the code belongs to.
  public func perform<Result, Problem: Error>(
    for container: Container, _ work: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    switch self {
    case .file: try work()
    case .code(let code): try code.perform(for: container, work)
    }
  }
}

/// The features that a spec supports, which depend on whether it is a file or code.
extension Spec {
  /// Whether the spec declares the styles of its elements. If not, its views draw themselves and
  /// lint does not check their colors.
  public var declaresStyles: Bool { file != nil }

  /// Whether the layouts of its plans can be solved and drawn on several threads concurrently.
  public var allowsConcurrency: Bool { file != nil }

  /// Whether its normal form is complete, so that single edits can be reverted and a renamed spec
  /// recognized.
  public var hasWholeNormalForm: Bool { file != nil }

  /// Whether its file may contain several specs, so that the file alone does not identify it.
  public var mayShareFile: Bool { file == nil || file?.page != nil }
}

extension Spec {
  /// Where the sections of a plan are written.
  ///
  /// - Parameter container: The plan's container; `nil` uses the first requested container.
  package func locations(in container: Container? = nil) -> SpecLocations {
    switch self {
    case .file(let file): SpecLocations(file.document(in: container), of: file)
    case .code(let code): SpecLocations(of: code)
    }
  }

  /// Returns where a part of a composition is written; `nil` for parts that are not from the file.
  package func location(of origin: PartOrigin) -> Diagnostic.Location? {
    guard let file, origin.line > 0 else { return nil }
    let place = SourcePlace(line: origin.line, column: origin.column, file: origin.file)
    let length = file.source.rest(from: place).prefix(while: \.isNamePart).count
    return file.source.location(of: SourceSpan(place: place, length: max(length, 1)))
  }
}
