public import CellContent
public import CompositionalLayout
internal import Foundation

/// What a spec that is written in Swift consists of.
public struct SpecCode: Sendable {
  /// Where it stands.
  public var location: Diagnostic.Location

  /// Makes the layout and the data for one container: where the code belongs, and once it has done what
  /// it begins there.
  public var plan: @Sendable (Container) throws -> SpecPlan

  /// Does work in which the code may be called, such as solving its layouts: on the actor that the
  /// code belongs to, under the eyes of whoever limits it.
  public var perform: @Sendable (Container, () -> Void) -> Void

  public init(
    location: Diagnostic.Location,
    plan: @escaping @Sendable (Container) throws -> SpecPlan,
    perform: @escaping @Sendable (Container, () -> Void) -> Void = { _, work in work() }
  ) {
    self.location = location
    self.plan = plan
    self.perform = perform
  }
}

extension Spec {
  /// A spec written in Swift.
  ///
  /// - Parameters:
  ///   - name: What paths and ids begin with.
  ///   - group: What comes before the name in paths, such as the name of its file.
  ///   - code: What makes its plans.
  public init(name: String, group: String? = nil, code: SpecCode) {
    let source = SourceText("", path: code.location.path)
    self.init(
      name: name, render: RenderRequest(),
      root: SourceNode(
        value: .scalar(SourceNode.Scalar(text: "", isPlain: true)), place: .start), source: source,
      context: SpecContext(), code: code,
      group: group)
  }

  /// Whether it is written in Swift.
  public var isCode: Bool { code != nil }

  /// Does work in which the layouts of the spec's plans are solved or asked: at once, unless they are
  /// code that wants to be called elsewhere.
  public func perform<Result, Problem: Error>(
    for container: Container, _ work: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    guard let code else { return try work() }
    var result: Swift.Result<Result, Problem>?
    code.perform(container) {
      result = Swift.Result { () throws(Problem) in try work() }
    }
    guard let result else { preconditionFailure("the work of a spec was not done") }
    return try result.get()
  }
}

extension SpecPlan {
  /// A layout with so many items in each section, which say what `content` says.
  public init(
    layout: UICollectionViewCompositionalLayout, itemCounts: [Int], content: Content? = nil
  ) {
    self.layout = layout
    self.itemCounts = itemCounts
    self.content =
      content
      ?? Content(
        sections: itemCounts.map {
          SectionContent(items: .repeating(ElementContent(), count: $0))
        })
    scrollOffsets = [:]
    intrinsicSizes = IntrinsicSizes()
  }
}

extension LoadedSpec {
  /// A spec that was not read: nothing in it is doubtful.
  public init(written spec: Spec) {
    self.init(spec: spec, warnings: [])
  }
}
