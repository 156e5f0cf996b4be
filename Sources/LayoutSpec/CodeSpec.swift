public import CompositionalLayout
internal import Foundation
public import SpecDiagnostics

/// A spec that is written in Swift.
public struct CodeSpec: Sendable {
  /// The first part of paths and ids.
  public var name: String
  /// The part of paths before the name, such as the name of the file.
  public var group: String?
  /// The pictures wanted.
  public var render: RenderRequest
  /// The place of the code.
  public var location: Diagnostic.Location

  /// Makes the layout and the data for one container: where the code belongs, and once it has done what
  /// it begins there.
  public var plan: @Sendable (Container) throws -> SpecPlan

  /// Does work in which the code may be called, such as solving its layouts: on the actor that the
  /// code belongs to, under the eyes of whoever limits it.
  public var perform: @Sendable (Container, () -> Void) -> Void

  public init(
    name: String, group: String? = nil, render: RenderRequest = RenderRequest(),
    location: Diagnostic.Location,
    plan: @escaping @Sendable (Container) throws -> SpecPlan,
    perform: @escaping @Sendable (Container, () -> Void) -> Void = { _, work in work() }
  ) {
    self.name = name
    self.group = group
    self.render = render
    self.location = location
    self.plan = plan
    self.perform = perform
  }

  /// Performs work that has a result.
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
