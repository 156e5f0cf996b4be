/// Constants of recorded baselines.
package enum Baselines {
  /// The name of the folder with baselines, next to the spec.
  package static let folder = "__Snapshots__"
}
