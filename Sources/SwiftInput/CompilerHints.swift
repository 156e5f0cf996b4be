/// Explains compiler errors that occur because the code was written for Apple's platforms.
enum CompilerHints {
  /// The notes for the output of the compiler, without repetition; empty if no hint applies.
  static func notes(for output: String) -> [String] {
    let notes = hints.filter { hint in hint.patterns.contains { output.contains($0) } }.map(\.note)
    return (notes + foreignModules(in: output) + missingNames(in: output)).map { "note: \($0)" }
  }

  /// The output of the compiler without warnings that users cannot fix: those for subclasses of
  /// layouts, which result from the way Flatplan declares the classes of UIKit.
  static func withoutInternalWarnings(_ output: String) -> String {
    var isInternal = false
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.contains(": warning: ") || line.contains(": error: ") {
        isInternal = line.hasSuffix("must restate inherited '@unchecked Sendable' conformance")
      }
      return !isInternal
    }
    return lines.joined(separator: "\n")
  }

  /// The note for imports of modules that do not come from Apple.
  private static func foreignModules(in output: String) -> [String] {
    let pattern = "error: no such module '"
    let names = output.ranges(of: pattern).map { output[$0.upperBound...].prefix { $0 != "'" } }
    let isForeign = names.contains { !["SwiftUI", "Combine"].contains($0) }
    guard isForeign else { return [] }
    return [
      """
      Swift files can import only UIKit and Foundation, and a few modules that Flatplan has \
      stand-ins for; the files of a folder are compiled as one module: remove imports of your own \
      modules, and put code that needs other modules between '#if canImport(…)' and '#endif'
      """
    ]
  }

  /// The maximum number of names that a note lists.
  private static let maximumNames = 4

  /// The note for names of Apple's frameworks that Flatplan does not provide.
  private static func missingNames(in output: String) -> [String] {
    let names = Set(
      ["error: cannot find type '", "error: cannot find '"].flatMap { pattern in
        output.ranges(of: pattern).map { String(output[$0.upperBound...].prefix { $0 != "'" }) }
      })
    let missing = names.filter { name in
      let capitals = name.prefix { $0.isUppercase }
      return frameworks.contains { capitals.count > $0.count && capitals.hasPrefix($0) }
        && !ofFoundation.contains { "'\(name)' in scope".hasSuffix($0) }
    }.sorted()
    guard !missing.isEmpty else { return [] }
    let more = missing.count - maximumNames
    let list =
      missing.prefix(maximumNames).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return [
      """
      Flatplan provides only the part of UIKit that collection views need, and no other frameworks of \
      Apple: remove the code that uses \(list), or put it between '#if canImport(ObjectiveC)' and \
      '#endif'
      """
    ]
  }

  /// The name prefixes of Apple's frameworks that are common in UIKit code.
  private static let frameworks = [
    "UI", "NS", "CA", "CG", "CI", "CL", "AV", "MK", "WK", "PH", "SK", "AR", "SF", "UT", "OS",
  ]

  /// Parts of compiler errors about API that Foundation has only on Apple's platforms.
  private static let ofFoundation = [
    "Not supported in swift-corelibs-foundation", "Formatter' in scope",
    "'LocalizedStringResource' in scope", "has no member 'formatted'",
  ]

  private static let hints: [(patterns: [String], note: String)] = [
    (
      ["error: 'optional' can only be applied", "error: '#keyPath' can only be used"],
      """
      optional requirements and '#keyPath' need the Objective-C runtime: put them between \
      '#if canImport(ObjectiveC)' and '#endif'
      """
    ),
    (
      ["error: no such module 'SwiftUI'", "error: no macro named 'Preview'"],
      """
      SwiftUI is not available on this platform: put its views, their previews and its import between \
      '#if canImport(SwiftUI)' and '#endif'
      """
    ),
    (
      [
        "at the top level", "error: consecutive statements on a line",
        "error: return invalid outside",
      ],
      """
      only declarations are allowed at the top level of a file: put statements into a function that \
      returns the layout, such as 'func createLayout() -> UICollectionViewLayout { … }', and make other \
      text comments with '//'
      """
    ),
    (
      [
        "'lazy' cannot be used on an already-lazy global", "error: 'super' cannot be used outside",
        "error: cannot find 'self' in scope",
      ],
      """
      this code belongs inside a class: put it between 'final class HomeViewController: \
      UIViewController {' and '}'
      """
    ),
    (
      [
        "extra argument 'resource' in call", "cannot find type 'ColorResource'",
        "cannot find type 'ImageResource'",
      ],
      """
      only Xcode generates symbols for asset catalogs: write 'UIColor(named: "Brand")' and \
      'UIImage(named: "Hero")' instead, which search the asset catalogs next to the code
      """
    ),
    (
      ["used twice: '"],
      """
      two files of one module have the same name: rename one of them, or pass their folders as separate \
      arguments
      """
    ),
    (
      ["error: no such module 'Combine'"],
      """
      Combine is not available on this platform: put the code that needs it, and its import, between \
      '#if canImport(Combine)' and '#endif'
      """
    ),
    (
      ["must use a 'required' initializer"],
      """
      the UIKit classes of Flatplan are pure Swift classes: to create a generic type with 'Content()', \
      constrain it to a protocol with an 'init()', such as 'protocol Creatable: UIView { init() }', to which \
      final classes conform; code that runs only after a tap can be removed
      """
    ),
    (
      ["class 'NSMutableAttributedString'", "NSMutableAttributedString.init"],
      """
      on this platform, write 'NSMutableAttributedString(string: "")' instead of \
      'NSMutableAttributedString()'
      """
    ),
    (
      ofFoundation,
      """
      Foundation has this only on Apple's platforms: put it between '#if canImport(Darwin)' and '#else', \
      and a replacement between '#else' and '#endif'
      """
    ),
  ]
}
