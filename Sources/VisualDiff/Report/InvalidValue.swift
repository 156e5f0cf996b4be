internal import Basics
internal import Foundation

/// A value in a file of results that no run writes. A stranger may have changed the file.
package struct InvalidValue: Error, Hashable, Sendable, CustomStringConvertible {
  /// The names and indexes that lead to the value, such as `verdicts.0.files.difference`.
  package var path: String
  package var reason: String

  package init(_ path: String, _ reason: String) {
    (self.path, self.reason) = (path, reason)
  }

  package var description: String { "\(path): \(reason)" }

  /// Decodes JSON that has each name once. Decoders take any of the values of a doubled name.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8]
  ) throws -> Value {
    let value = try JSONDecoder().decode(type, from: Data(bytes))
    var names = NameCheck()
    try names.run(bytes)
    return value
  }

  /// Checks that a path relative to a folder stays in it.
  package static func requireInside(
    _ file: String?, at path: @autoclosure () -> String
  ) throws(InvalidValue) {
    guard let file else { return }
    var depth = 0
    for part in file.namesInPath {
      depth += part == ".." ? -1 : part == "." ? 0 : 1
      if depth < 0 { break }
    }
    guard depth > 0, !file.startsExactly(with: "/"), !file.utf8.contains(0) else {
      throw InvalidValue(path(), "'\(file)' is not the path of a file in the folder")
    }
  }

  /// Checks that a number is in a range.
  package static func require<Number>(
    _ number: Number?, in range: ClosedRange<Number>, at path: @autoclosure () -> String,
    _ words: (Number) -> String = { "\($0) is out of range" }
  ) throws(InvalidValue) {
    guard let number, !range.contains(number) else { return }
    throw InvalidValue(path(), words(number))
  }

  /// Checks a list of numbers, such as those of a rectangle.
  package static func require<Number>(
    _ numbers: [Number]?, count: Int, in range: ClosedRange<Number>,
    at path: @autoclosure () -> String
  ) throws(InvalidValue) {
    guard let numbers else { return }
    guard numbers.count == count else {
      throw InvalidValue(path(), "\(numbers.count) numbers instead of \(count)")
    }
    for (index, number) in numbers.enumerated() {
      try require(number, in: range, at: "\(path()).\(index)")
    }
  }
}

/// Finds names that occur twice in an object of valid JSON.
private struct NameCheck {
  /// The objects and lists that contain the current place.
  private var levels: [Level] = []

  private struct Level {
    /// The names so far; `nil` in a list.
    var names: Set<String>?
    var isNameNext = false
    /// The last name, or the index in a list.
    var name = ""
    var index = 0
  }

  mutating func run(_ bytes: [UInt8]) throws {
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case 0: throw InvalidValue("its text", "it is not UTF-8")
      case UInt8(ascii: "{"): levels.append(Level(names: [], isNameNext: true))
      case UInt8(ascii: "["): levels.append(Level(name: "0"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
      case UInt8(ascii: ","): next()
      case UInt8(ascii: "\""):
        let end = endOfText(bytes, from: place)
        if levels.last?.isNameNext == true { try add(bytes[place..<end]) }
        place = end - 1
      default: break
      }
      place += 1
    }
  }

  private mutating func next() {
    guard var level = levels.popLast() else { return }
    level.index += 1
    level.isNameNext = level.names != nil
    if level.names == nil { level.name = "\(level.index)" }
    levels.append(level)
  }

  /// Returns the place after a text in quotes.
  private func endOfText(_ bytes: [UInt8], from start: Int) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, bytes.count)
  }

  private mutating func add(_ quoted: ArraySlice<UInt8>) throws {
    let name = try JSONDecoder().decode(String.self, from: Data(quoted))
    let last = levels.count - 1
    levels[last].name = name
    levels[last].isNameNext = false
    guard levels[last].names?.insert(name).inserted == false else { return }
    throw InvalidValue(levels.map(\.name).joined(separator: "."), "the name occurs twice")
  }
}
