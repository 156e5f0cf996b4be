/// What was recorded, to compare with.
package enum Baselines {
  /// The folder that they lie in, beside what they are of.
  package static let folder = "__Snapshots__"
}
