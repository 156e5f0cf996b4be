/// What to do about errors of the compiler that are about Apple's systems, and do not say so.
enum CompilerHints {
  /// Notes for what the compiler said, each once; empty where there is nothing to add.
  static func notes(for said: String) -> [String] {
    let notes = hints.filter { hint in hint.signs.contains { said.contains($0) } }.map(\.words)
    return (notes + others(in: said) + missing(in: said)).map { "note: \($0)" }
  }

  /// What the compiler said without what follows from how UIKit's classes are declared here, and code for
  /// Apple's systems cannot mend: subclasses of layouts.
  static func withoutOurs(_ said: String) -> String {
    var isOurs = false
    let lines = said.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.contains(": warning: ") || line.contains(": error: ") {
        isOurs = line.hasSuffix("must restate inherited '@unchecked Sendable' conformance")
      }
      return !isOurs
    }
    return lines.joined(separator: "\n")
  }

  /// What there is to say of modules that are not Apple's.
  private static func others(in said: String) -> [String] {
    let sign = "error: no such module '"
    let names = said.ranges(of: sign).map { said[$0.upperBound...].prefix { $0 != "'" } }
    let isOther = names.contains { !["SwiftUI", "Combine"].contains($0) }
    guard isOther else { return [] }
    return [
      """
      Swift files are compiled with UIKit and Foundation alone, those of a folder as one module: leave \
      out imports of their own, and put what needs others between '#if canImport(…)' and '#endif'
      """
    ]
  }

  /// The most names of Apple's that a note lists.
  private static let mostNames = 4

  /// What there is to say of names of Apple's frameworks that nothing here has.
  private static func missing(in said: String) -> [String] {
    let names = Set(
      ["error: cannot find type '", "error: cannot find '"].flatMap { sign in
        said.ranges(of: sign).map { String(said[$0.upperBound...].prefix { $0 != "'" }) }
      })
    let missing = names.filter { name in
      let begin = name.prefix { $0.isUppercase }
      return frameworks.contains { begin.count > $0.count && begin.hasPrefix($0) }
        && !ofFoundation.contains { "'\(name)' in scope".hasSuffix($0) }
    }.sorted()
    guard !missing.isEmpty else { return [] }
    let more = missing.count - mostNames
    let list =
      missing.prefix(mostNames).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return [
      """
      of UIKit there is what pictures of collection views need, and nothing else of Apple's frameworks: \
      leave out what uses \(list), or put it between '#if canImport(ObjectiveC)' and '#endif'
      """
    ]
  }

  /// The letters before the names of frameworks that code for UIKit uses.
  private static let frameworks = [
    "UI", "NS", "CA", "CG", "CI", "CL", "AV", "MK", "WK", "PH", "SK", "AR", "SF", "UT", "OS",
  ]

  /// What Foundation has on Apple's systems alone, as errors of the compiler name it.
  private static let ofFoundation = [
    "Not supported in swift-corelibs-foundation", "Formatter' in scope",
    "'LocalizedStringResource' in scope", "has no member 'formatted'",
  ]

  private static let hints: [(signs: [String], words: String)] = [
    (
      ["error: 'optional' can only be applied", "error: '#keyPath' can only be used"],
      """
      optional requirements and '#keyPath' need Apple's runtime: put them between \
      '#if canImport(ObjectiveC)' and '#endif'
      """
    ),
    (
      ["error: '@IBOutlet' property", "error: @IBAction"],
      "there are no storyboards: make views in code, and leave out '@IBOutlet' and '@IBAction'"
    ),
    (
      ["error: no such module 'SwiftUI'", "error: no macro named 'Preview'"],
      """
      SwiftUI is Apple's alone: put its views, their previews and its import between \
      '#if canImport(SwiftUI)' and '#endif'
      """
    ),
    (
      [
        "at the top level", "error: consecutive statements on a line",
        "error: return invalid outside",
      ],
      """
      what stands outside of types and functions is declarations: put code of an article into a function \
      that answers what it makes, as 'func createLayout() -> UICollectionViewLayout { … }', and its prose \
      behind '//'
      """
    ),
    (
      [
        "'lazy' cannot be used on an already-lazy global", "error: 'super' cannot be used outside",
        "error: cannot find 'self' in scope",
      ],
      """
      this is the inside of a class: put it between 'final class HomeViewController: UIViewController {' \
      and '}'
      """
    ),
    (
      [
        "extra argument 'resource' in call", "cannot find type 'ColorResource'",
        "cannot find type 'ImageResource'",
      ],
      """
      Xcode makes names of what is in asset catalogs, and nothing does here: colours are 'UIColor(named: \
      "Brand")', pictures 'UIImage(named: "Hero")', which are looked for in the catalogs beside the code
      """
    ),
    (
      ["used twice: '"],
      """
      what is compiled together needs file names of its own: rename one of the two, or name their folders \
      one by one
      """
    ),
    (
      ["error: no such module 'Combine'"],
      """
      Combine is Apple's alone: put what needs it, and its import, between \
      '#if canImport(Combine)' and '#endif'
      """
    ),
    (
      ["must use a 'required' initializer"],
      """
      classes of UIKit are classes of Swift here: what a generic type makes by 'Content()' needs an \
      'init()' that its constraint has, as 'protocol Made: UIView { init() }', which final classes conform to; \
      where somebody taps, what makes a controller by its type may be left out
      """
    ),
    (
      ["class 'NSMutableAttributedString'", "NSMutableAttributedString.init"],
      "NSMutableAttributedString() is NSMutableAttributedString(string: \"\") on this system"
    ),
    (
      ofFoundation,
      """
      Foundation has this on Apple's systems alone: put it between '#if canImport(Darwin)' and '#else', \
      and a text like it before '#endif'
      """
    ),
  ]
}
