/// Removes the stack traces that Swift prints when a program crashes. They mostly show internal frames
/// of Flatplan, and the line before them already names the location in the user's code.
struct StackTraces {
  private var isInside = false

  /// The text without stack traces. Successive calls pass consecutive parts of one text. Each part
  /// must start at the beginning of a line.
  mutating func removed(from text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var kept: [Substring] = []
    for (index, line) in lines.enumerated() {
      if line == "Current stack trace:" {
        isInside = true
      } else if isInside, index < lines.count - 1 {
        isInside = line.first?.isNumber ?? false
      }
      if !isInside || index == lines.count - 1 { kept.append(line) }
    }
    return kept.joined(separator: "\n")
  }
}
