/// UIKit's words for lengths and spacings, which specs may write too.
package enum LengthWords {
  /// The words, what they mean and a spec that uses them.
  package static let all: [(word: String, meaning: String, example: String)] = [
    (
      "absolute", "A length in points: 'absolute(44)', for short '44'.",
      spec(group: "{width: absolute(120), height: 44}")
    ),
    (
      "estimated",
      "A length that the content decides: 'estimated(44)', for short '~44'. The number holds until "
        + "the content is measured, and for elements without content.",
      spec(group: "{width: 1w, height: estimated(44)}")
    ),
    (
      "fractionalWidth",
      "A fraction of the width of the group around it, or of the view for a group of a section: "
        + "'fractionalWidth(1/3)', for short '1/3w'.",
      spec(group: "{width: fractionalWidth(1/3), height: 44}")
    ),
    (
      "fractionalHeight",
      "A fraction of the height of the group around it, or of the view for a group of a section: "
        + "'fractionalHeight(0.25)', for short '25%h'.",
      spec(group: "{width: 1w, height: fractionalHeight(0.25)}")
    ),
    (
      "uniformAcrossSiblings",
      "A length that the content decides and that all siblings share, as long as the longest: "
        + "'uniformAcrossSiblings(44)', for short '~=44'.",
      spec(
        group: "{width: 1w, height: ~44, subitems: [{width: 1/2w, "
          + "height: uniformAcrossSiblings(44)}]}"
      )
    ),
    (
      "fixed", "A spacing in points: 'fixed(8)', for short '8'.",
      spec(group: "{width: 1w, height: 44, columns: 2, interItemSpacing: fixed(8)}")
    ),
    (
      "flexible",
      "A spacing of at least a number of points that takes its share of the remaining space: "
        + "'flexible(8)', for short '8+'.",
      spec(
        group: "{width: 1w, height: 44, interItemSpacing: flexible(8), subitems: [{width: 80}]}")
    ),
  ]

  /// Returns the entry for a word in any letter case.
  package static func entry(_ word: String) -> (word: String, meaning: String, example: String)? {
    all.first { $0.word.lowercased() == word.lowercased() }
  }

  private static func spec(group: String) -> String {
    """
    sections:
      - group: \(group)
        items: 6
    """
  }
}
