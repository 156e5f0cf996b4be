import SpecDiagnostics

/// A finding of lint that is meant as it is.
public struct LintAllowance: Hashable, Sendable {
  /// Such as `W801`.
  public var code: String
  /// The frames that are meant, with `*` for any text; `nil` for all.
  public var names: String?

  public init(code: String, names: String? = nil) {
    self.code = code
    self.names = names
  }

  /// The codes of what lint finds.
  public static let codes = DiagnosticPage.ofLints.map(\.code)
}

extension ValueKind<LintAllowance> {
  /// `W801`, or `W801 badge`: a code and, after a space, item names, element kinds or paths.
  static let allowance: ValueKind = scalar("a finding") { text throws(ValueError) in
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let code = words.first ?? ""
    guard LintAllowance.codes.contains(code) else {
      throw ValueError(
        problem: .unknownName(code, what: "finding of lint"),
        instead: Similar.words(to: code, among: LintAllowance.codes))
    }
    return LintAllowance(code: code, names: words.count > 1 ? words[1] : nil)
  }
}
