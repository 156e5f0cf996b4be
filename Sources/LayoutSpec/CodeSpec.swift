internal import Foundation
public import Geometry
public import SpecDiagnostics
internal import SpecTree

/// A spec that is written in Swift.
public struct CodeSpec: Sendable {
  /// The first component of picture paths and element identifiers.
  public var name: String
  /// The path component before the name, such as the name of the file.
  public var group: String?
  /// The pictures to render.
  public var render: RenderRequest
  /// Where the code is in its source file.
  public var location: Diagnostic.Location
  /// The absolute paths of the files outside of its file or folder that the code uses.
  public var otherFiles: [String]

  /// Builds the layout and the data for one container. Runs on the actor that the code belongs to
  /// and returns after the work that the code starts has finished.
  public var plan: @Sendable (Container) throws -> SpecPlan

  /// Runs work that may call the code, such as solving its layouts, on the actor that the code
  /// belongs to and within its time limit.
  public var perform: @Sendable (Container, () -> Void) -> Void

  /// Creates a spec; without `perform`, work runs immediately on the calling thread.
  public init(
    name: String, group: String? = nil, render: RenderRequest = RenderRequest(),
    location: Diagnostic.Location, otherFiles: [String] = [],
    plan: @escaping @Sendable (Container) throws -> SpecPlan,
    perform: @escaping @Sendable (Container, () -> Void) -> Void = { _, work in work() }
  ) {
    self.name = name
    self.group = group
    self.render = render
    self.location = location
    self.otherFiles = otherFiles
    self.plan = plan
    self.perform = perform
  }

  /// Runs work that returns a result.
  func perform<Result, Problem: Error>(
    for container: Container, _ work: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    var result: Swift.Result<Result, Problem>?
    perform(container) {
      result = Swift.Result { () throws(Problem) in try work() }
    }
    guard let result else { preconditionFailure("the work of a spec was not done") }
    return try result.get()
  }
}
