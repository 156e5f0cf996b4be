/// Leaves out what Swift prints of the stack when a program stops: it is the way through Flatplan; the
/// line before it names the place in the user's code.
struct StackTraces {
  private var isInside = false

  /// A text without them, which goes on where the last one ended, at a line's beginning.
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
