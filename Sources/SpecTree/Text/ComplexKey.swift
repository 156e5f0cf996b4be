internal import Basics

/// Detects keys that are not text: lists, maps, aliases, or anything after a question mark.
package enum ComplexKey {
  /// Returns the column of such a key on a line. It may find one inside a text, but never misses
  /// one.
  package static func column(in line: [Unicode.Scalar]) -> Int? {
    line.indices.first { isQuestion(line, $0) || endsCollectionKey(line, $0) || isAlias(line, $0) }
      .map { $0 + 1 }
  }

  private static func isBlank(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return true }
    return scalar == " " || scalar == "\t"
  }

  private static func isQuestion(_ line: [Unicode.Scalar], _ index: Int) -> Bool {
    guard line[index] == "?", isBlank(line[safely: index + 1]) else { return false }
    let before = line[safely: index - 1]
    return isBlank(before) || "[{,-?:".unicodeScalars.contains(before ?? " ")
  }

  private static func endsCollectionKey(_ line: [Unicode.Scalar], _ index: Int) -> Bool {
    guard line[index] == "]" || line[index] == "}" else { return false }
    return line[(index + 1)...].first { !isBlank($0) } == ":"
  }

  private static func isAlias(_ line: [Unicode.Scalar], _ index: Int) -> Bool {
    guard line[index] == "*" else { return false }
    let after = line[(index + 1)...].drop {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "-"
    }
    return after.first { !isBlank($0) } == ":"
  }
}
