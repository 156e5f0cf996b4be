internal import Basics
internal import Foundation

extension Report {
  /// Returns the report as Markdown, for the summary of a workflow step or a comment on a request to
  /// merge, with the commands that accept each cause.
  ///
  /// - Parameters:
  ///   - place: Where the report is read.
  ///   - allowsObsolete: Whether baselines that no snapshot uses are allowed.
  ///   - mostBytes: The maximum size. What does not fit is counted instead. GitHub allows a
  ///     mebibyte.
  public func markdown(
    in place: MarkdownPlace = MarkdownPlace(), allowsObsolete: Bool = false,
    mostBytes: Int = 900_000
  ) -> String {
    let groups = causeGroups
    let isPassed = isPassed(allowsObsolete: allowsObsolete)
    var text = "## \(isPassed ? "✅" : "❌") \(summary.inMarkdown)\n"
    if !groups.isEmpty {
      text += "\n|  | Cause | Place | Snapshots | Frames |\n"
      text += "| ---: | --- | --- | ---: | ---: |\n"
      for group in groups where text.utf8.count < mostBytes / 2 {
        let places = group.places.map(place.link).joined(separator: ", ")
        text += "| \(group.number) | \("\(group.cause)".inMarkdownCode) | \(places) |"
        text += " \(group.verdicts.count) | \(group.consequences) |\n"
      }
      text += place.commands(groups)
    }
    if let lints, !lints.isEmpty {
      text += "\n| Finding | Place | At |\n| --- | --- | --- |\n"
      for lint in lints where text.utf8.count < mostBytes / 2 {
        text += "| \("\(lint.code) \(lint.message)".inMarkdownCode) "
        text += "| \(place.link("\(lint.path):\(lint.line)")) | \(lint.surfaces.inMarkdown) |\n"
      }
    }
    let changed = verdicts.filter { $0.status != .match }
    let isNumbered = hasSeveralCauses
    for (index, verdict) in changed.enumerated() {
      let piece = verdict.markdownDetails(isNumbered: isNumbered)
      guard text.utf8.count + piece.utf8.count < mostBytes - 200 else {
        return text + "\nAnd \(changed.count - index) more, in `report.json`.\n"
      }
      text += piece
    }
    return text
  }
}

/// Where a report in Markdown is read.
public struct MarkdownPlace: Sendable {
  /// The address of a commit's files, ending in a slash; `nil` to link no lines.
  public var files: String?
  /// The path of a file below ``files``, given the path in the report.
  public var path: @Sendable (String) -> String
  /// The command that fetches the results; `nil` if they are in the checkout.
  public var download: String?
  /// Whether the results have a picture of each cause in the folder `causes`.
  public var hasPictures: Bool

  public init(
    files: String? = nil, path: @escaping @Sendable (String) -> String = { $0 },
    download: String? = nil, hasPictures: Bool = false
  ) {
    (self.files, self.path) = (files, path)
    (self.download, self.hasPictures) = (download, hasPictures)
  }

  /// The maximum number of causes with a command.
  private static let mostCommands = 50

  /// Returns a file and line as code, with a link to it.
  fileprivate func link(_ place: String) -> String {
    let code = place.inMarkdownCode
    guard let files, let colon = place.lastIndex(of: ":") else { return code }
    let (file, line) = (path(String(place[..<colon])), place[place.index(after: colon)...])
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "()"))
    guard Int(line) != nil, let address = file.addingPercentEncoding(withAllowedCharacters: allowed)
    else { return code }
    return "[\(code)](\(files)\(address)#L\(line))"
  }

  /// The commands that accept all changes, or those of one cause.
  fileprivate func commands(_ groups: [Report.CauseGroup]) -> String {
    let accept = "flatplan accept" + (download == nil ? "" : " --from artifact")
    var lines = [download, accept].compactMap(\.self)
    if groups.count > 1 {
      lines += groups.prefix(Self.mostCommands).map { "\(accept) --cause \($0.number)" }
    }
    let pictures =
      hasPictures
      ? " In the folder `causes` of the results is a picture of each: before, after, and the difference."
      : ""
    return "\nAccept all changes, or one cause.\(pictures)\n\n```sh\n"
      + lines.map { "\($0)\n" }.joined() + "```\n"
  }
}

extension Verdict {
  /// Returns a disclosure with the changes.
  fileprivate func markdownDetails(isNumbered: Bool) -> String {
    let title = "\(snapshot): \(failure ?? status.meaning)"
    let text = text(isNumbered: isNumbered)
    guard !Self.details(of: text).isEmpty else { return "\n- \(title.inMarkdown)\n" }
    // Longer than any run of backticks in the text.
    let runs = text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count)
    let fence = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
    return """

      <details><summary>\(title.withoutControls.xml())</summary>

      \(fence)text
      \(text)\(fence)

      </details>

      """
  }
}
