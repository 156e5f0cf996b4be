import SpecDiagnostics
internal import SpecTree

/// A lint finding that the spec allows.
public struct LintAllowance: Hashable, Sendable {
  /// The code, such as `W801`.
  public var code: String
  /// The frames that the allowance covers, where `*` matches any text; `nil` covers all frames.
  public var names: String?

  /// Creates an allowance; without `names`, it covers all frames.
  public init(code: String, names: String? = nil) {
    self.code = code
    self.names = names
  }

  /// The codes of all lint findings.
  public static let codes = DiagnosticPage.ofLints.map(\.code)
}

extension ValueKind<LintAllowance> {
  /// `W801`, or `W801 badge`: a code, optionally followed by a space and item names, element kinds
  /// or paths.
  static let allowance: ValueKind = scalar("a lint finding") { text throws(ValueError) in
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let code = words.first ?? ""
    guard LintAllowance.codes.contains(code) else {
      throw ValueError(
        problem: .unknownName(code, what: "lint finding"),
        instead: Similar.words(to: code, among: LintAllowance.codes))
    }
    return LintAllowance(code: code, names: words.count > 1 ? words[1] : nil)
  }
}
