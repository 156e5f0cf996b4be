/// What to do about errors of the compiler that are about Apple's systems, and do not say so.
enum CompilerHints {
  /// Notes for what the compiler said, each once; empty where there is nothing to add.
  static func notes(for said: String) -> [String] {
    hints.filter { hint in hint.signs.contains { said.contains($0) } }
      .map { "note: \($0.words)" }
  }

  private static let hints: [(signs: [String], words: String)] = [
    (
      ["error: Objective-C interoperability is disabled", "error: '#selector' can only be used"],
      """
      '@objc' and '#selector' need Apple's runtime, and nobody taps a picture: \
      put what they are for between '#if canImport(ObjectiveC)' and '#endif'
      """
    ),
    (
      ["error: '@IBOutlet' property", "error: @IBAction"],
      "there are no storyboards: make views in code, and leave out '@IBOutlet' and '@IBAction'"
    ),
    (
      ["error: no such module 'SwiftUI'", "error: no macro named 'Preview'"],
      """
      SwiftUI and previews are Apple's alone: put them, and their import, between \
      '#if canImport(SwiftUI)' and '#endif'
      """
    ),
    (
      ["error: no such module 'Combine'"],
      """
      Combine is Apple's alone: put what needs it, and its import, between \
      '#if canImport(Combine)' and '#endif'
      """
    ),
  ]
}
