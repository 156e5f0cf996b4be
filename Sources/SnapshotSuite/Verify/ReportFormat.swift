internal import Basics
internal import Foundation
package import HostSystem
internal import SpecDiagnostics
package import VisualDiff

/// An output format of the report.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, html, junit, github, sarif, markdown

  /// - Parameter file: The path of the report; its files are resolved relative to it.
  package func bytes(
    of report: Report, from file: String?, in environment: RunEnvironment
  ) throws -> [UInt8] {
    let allowsObsolete = environment.allowsObsolete
    switch self {
    case .text: return Array(report.text.utf8)
    case .json: return try report.json()
    case .html:
      let path = environment.absolute(Artifacts.file(file, in: environment))
      return try Artifacts.page(of: report, in: Files.split(path).folder)
    case .junit: return Array(report.junit(allowsObsolete: allowsObsolete).utf8)
    case .github:
      let annotations = report.annotations(
        allowsObsolete: allowsObsolete, path: environment.pathInWorkflow)
      return Array(annotations.utf8)
    case .sarif:
      let found = report.annotationList(
        allowsObsolete: allowsObsolete, path: environment.pathInWorkflow)
      return Array((SARIFLog(found.map(\.sarif)).json.sortedText + "\n").utf8)
    case .markdown:
      return Array(
        report.markdown(in: environment.markdownPlace, allowsObsolete: allowsObsolete).utf8)
    }
  }
}

extension Annotation {
  fileprivate var sarif: SARIFLog.Result {
    SARIFLog.Result(
      error: title + (message.isEmpty ? "" : "\n" + message), rule: rule, path: file, line: line)
  }
}
