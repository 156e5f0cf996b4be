/// Which keys of a map are required, exclusive or dependent. Both the reader and the schema use
/// these.
package struct MapConstraints: Sendable {
  /// Required keys.
  package let required: [Requirement]
  /// Sets of keys, one of which must be present completely. The reader of each map reports the
  /// missing key because it depends on the other keys.
  package let oneOf: [[String]]
  /// Pairs of keys that cannot be combined.
  package let exclusive: [Exclusion]
  /// Keys that need another key.
  package let needs: [(String, other: String)]
  package let isNeverEmpty: Bool

  /// A required key, with example values for fixes.
  package struct Requirement: Sendable {
    package let key: String
    package let examples: [String]

    package init(key: String, examples: [String]) { (self.key, self.examples) = (key, examples) }
  }

  /// Two keys that cannot be combined, and why.
  package struct Exclusion: Sendable {
    package let one: String
    package let other: String
    package let why: String

    package init(one: String, other: String, why: String) {
      (self.one, self.other, self.why) = (one, other, why)
    }
  }

  package init(
    required: [Requirement] = [], oneOf: [[String]] = [], exclusive: [Exclusion] = [],
    needs: [(String, other: String)] = [], isNeverEmpty: Bool = false
  ) {
    (self.required, self.oneOf, self.exclusive) = (required, oneOf, exclusive)
    (self.needs, self.isNeverEmpty) = (needs, isNeverEmpty)
  }
}
