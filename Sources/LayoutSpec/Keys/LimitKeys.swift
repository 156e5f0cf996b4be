internal import Basics
internal import SpecTree

/// The keys of `limits` in a `flatplan.yaml`: the work that one file may cause in a run. They lower the
/// standard limits; higher numbers have no effect.
enum LimitKeys {
  static let table = KeyTable<[Budget.Resource: Int], Never>(
    "the limits",
    Budget.Resource.allCases.map { resource in
      .key(
        resource.rawValue, .count("a limit", 1...1_000_000_000_000_000),
        default: "\(resource.standard)", resource.documentation, in: \.[resource])
    })

  static var map: MapKind { table.map }

  /// Reads the limits. Invalid ones are reported and keep their defaults.
  static func limits(_ node: SourceNode, _ context: EvaluationContext, _ sink: inout Sink)
    -> Budget.Limits
  {
    guard let map = SourceMap(node, map, &sink) else { return Budget.Limits() }
    var limits: [Budget.Resource: Int] = [:]
    table.read(map, into: &limits, context, &sink)
    return Budget.Limits(limits)
  }
}
