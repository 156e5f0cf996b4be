internal import Basics

extension Report {
  /// Returns the report as JUnit XML: one suite per spec, one case per snapshot, with changes in
  /// the body of the failure.
  ///
  /// It contains no times, so equal runs have equal files.
  ///
  /// - Parameter allowsObsolete: Whether baselines that no snapshot uses are allowed.
  public func junit(allowsObsolete: Bool = false) -> String {
    let isNumbered = hasSeveralCauses
    let suites = suites.map { $0.junit(allowsObsolete, isNumbered: isNumbered) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(tool.xml(inAttribute: true))"\(JUnitCounts(verdicts, allowsObsolete, lints))>
      \(suites.joined())\(junitOfLints)</testsuites>

      """
  }

  /// A suite with a case for each lint finding.
  private var junitOfLints: String {
    guard let lints else { return "" }
    let cases = lints.map { lint in
      let (file, code) = (lint.path.xml(inAttribute: true), lint.code.xml(inAttribute: true))
      let message = "\(lint.path):\(lint.line): \(lint.message)".xml(inAttribute: true)
      return """
            <testcase classname="\(file)" name="\(code)">
              <failure type="lint" message="\(message)">\(lint.surfaces.xml())</failure>
            </testcase>

        """
    }
    return """
        <testsuite name="lint"\(JUnitCounts([], false, lints))>
      \(cases.joined())  </testsuite>

      """
  }

  private var suites: [JUnitSuite] {
    var places: [String: Int] = [:]
    var suites: [JUnitSuite] = []
    for verdict in verdicts {
      let place = places[verdict.spec] ?? suites.count
      if place == suites.count {
        places[verdict.spec] = place
        suites.append(JUnitSuite(name: verdict.spec))
      }
      suites[place].verdicts.append(verdict)
    }
    return suites
  }
}

/// The snapshots of one spec.
private struct JUnitSuite {
  var name: String
  var verdicts: [Verdict] = []

  func junit(_ allowsObsolete: Bool, isNumbered: Bool) -> String {
    let cases = verdicts.map { $0.junit(allowsObsolete, isNumbered: isNumbered) }
    let counts = JUnitCounts(verdicts, allowsObsolete)
    return """
        <testsuite name="\(name.xml(inAttribute: true))"\(counts)>
      \(cases.joined())  </testsuite>

      """
  }
}

/// The attributes with the totals of a suite.
private struct JUnitCounts: CustomStringConvertible {
  var description: String

  init(_ verdicts: [Verdict], _ allowsObsolete: Bool, _ lints: [Report.Lint]? = nil) {
    let found = lints?.count ?? 0
    let errors = verdicts.count { $0.failure != nil }
    let failures = verdicts.count {
      $0.failure == nil && $0.fails(allowsObsolete: allowsObsolete)
    }
    description =
      " tests=\"\(verdicts.count + found)\" failures=\"\(failures + found)\" errors=\"\(errors)\""
  }
}

extension Verdict {
  fileprivate func junit(_ allowsObsolete: Bool, isNumbered: Bool) -> String {
    let (spec, name) = (spec.xml(inAttribute: true), variant.xml(inAttribute: true))
    let opening = "    <testcase classname=\"\(spec)\" name=\"\(name)\""
    guard let body = outcome(allowsObsolete, isNumbered: isNumbered) else {
      return opening + "/>\n"
    }
    return "\(opening)>\n\(body)    </testcase>\n"
  }

  /// Returns the content of a case; `nil` if it is empty.
  private func outcome(_ allowsObsolete: Bool, isNumbered: Bool) -> String? {
    if let failure {
      let text = failure.xml(inAttribute: true)
      return "      <error type=\"\(status.rawValue)\" message=\"\(text)\"/>\n"
    }
    let text = text(isNumbered: isNumbered)
    let details = Self.details(of: text)
    if fails(allowsObsolete: allowsObsolete) {
      let first = text.split(separator: "\n").first.map(String.init) ?? ""
      let message = first.xml(inAttribute: true)
      let tag = "      <failure type=\"\(status.rawValue)\" message=\"\(message)\""
      return details.isEmpty ? tag + "/>\n" : "\(tag)>\(details.xml())</failure>\n"
    }
    return details.isEmpty ? nil : "      <system-out>\(details.xml())</system-out>\n"
  }
}
