/// Examples of the values of keys.
extension KeyExamples {
  /// Returns a spec that uses a value of a key: the example of the key with this value, unless the
  /// value needs more around it.
  package static func example(of value: String, as key: String, in keyExample: String) -> String? {
    if let example = example(of: value, as: key) { return example }
    // Insets have edges as well, but only borders take words there.
    if ["top", "leading", "bottom", "trailing"].contains(key) {
      return style("border: {\(key): \(value)}", extendingCard: false)
    }
    // Gradients need two colors.
    let isGradient = key == "gradient" || key == "colors"
    return keyExample.replacingValue(
      of: key, with: isGradient ? "[\(value), systemTeal]" : value, keepingList: !isGradient)
  }

  /// The example of a value in `values.md`; `nil` if it has none.
  package static func example(of value: String, as key: String) -> String? {
    values.table["\(key): \(value)"]
  }
}

extension String {
  /// The text with another value for the first occurrence of a key; `nil` if it has none.
  ///
  /// - Parameter keepsList: Whether the value becomes the only element of a list if it replaces one.
  func replacingValue(
    of key: String, with value: String, keepingList keepsList: Bool = true
  ) -> String? {
    let places = ranges(of: "\(key): ").filter { range in
      range.lowerBound == startIndex
        || !(self[index(before: range.lowerBound)].isLetter
          || self[index(before: range.lowerBound)] == "$")
    }
    guard let place = places.first?.upperBound else { return nil }
    let (end, isList) = endOfValue(from: place)
    return self[..<place] + (isList && keepsList ? "[\(value)]" : value) + self[end...]
  }

  private func endOfValue(from start: Index) -> (end: Index, isList: Bool) {
    let closing: [Character: Character] = ["[": "]", "{": "}", "\"": "\""]
    if let close = closing[self[start]],
      let end = self[index(after: start)...].firstIndex(of: close)
    {
      return (index(after: end), self[start] == "[")
    }
    return (self[start...].firstIndex { ",}\n".contains($0) } ?? endIndex, false)
  }
}
