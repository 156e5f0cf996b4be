import Foundation
import SpecTree

@testable import Basics
@testable import LayoutSpec

/// Validates values against a JSON Schema (draft-07), as far as the schema of specs needs it. An
/// unknown keyword is an error.
struct SchemaEvaluator {
  let root: JSONValue
  private var patterns: [String: Regex<AnyRegexOutput>] = [:]

  init(_ root: JSONValue) {
    self.root = root
  }

  /// Keywords that do not affect validation.
  static let remarks: Set = [
    "$schema", "title", "description", "definitions", "defaultSnippets", "default",
    "enumDescriptions", "markdownDescription", "$id",
  ]

  struct UnknownKeyword: Error {
    var keyword: String
  }

  mutating func accepts(_ value: JSONValue) throws -> Bool { try accepts(value, by: root) }

  mutating func accepts(_ value: JSONValue, by schema: JSONValue) throws -> Bool {
    switch schema {
    case .boolean(let answer): return answer
    case .map(let entries):
      if let reference = schema["$ref"], case .text(let path) = reference {
        let name = path.replacing("#/definitions/", with: "")
        guard let target = root["definitions"]?[name] else {
          throw UnknownKeyword(keyword: path)
        }
        return try accepts(value, by: target)
      }
      if let condition = schema["if"] {
        let branch = schema[try accepts(value, by: condition) ? "then" : "else"] ?? true
        guard try accepts(value, by: branch) else { return false }
      }
      for entry in entries where !["if", "then", "else"].contains(entry.key) {
        guard try holds(entry.key, entry.value, for: value, in: schema) else { return false }
      }
      return true
    default: throw UnknownKeyword(keyword: schema.line)
    }
  }

  private mutating func holds(
    _ keyword: String, _ rule: JSONValue, for value: JSONValue, in schema: JSONValue
  ) throws -> Bool {
    switch (keyword, rule) {
    case ("type", .text(let type)): return value.has(type: type)
    case ("enum", .list(let values)): return values.contains(value)
    case ("anyOf", .list(let schemas)):
      for schema in schemas where try accepts(value, by: schema) { return true }
      return false
    case ("allOf", .list(let schemas)):
      for schema in schemas where try !accepts(value, by: schema) { return false }
      return true
    case ("not", _): return try !accepts(value, by: rule)
    case ("minimum", .number(let limit)):
      if case .number(let number) = value { return number >= limit }
      return true
    case ("maximum", .number(let limit)):
      if case .number(let number) = value { return number <= limit }
      return true
    case ("pattern", .text(let pattern)):
      guard case .text(let text) = value else { return true }
      return try matches(text, pattern)
    case ("items", _), ("minItems", _), ("maxItems", _):
      guard case .list(let elements) = value else { return true }
      return try holds(keyword, rule, for: elements)
    default:
      guard case .map(let entries) = value else {
        guard Self.remarks.contains(keyword) || Self.ofMaps.contains(keyword) else {
          throw UnknownKeyword(keyword: keyword)
        }
        return true
      }
      return try holds(keyword, rule, for: entries, in: schema)
    }
  }

  private static let ofMaps: Set = [
    "properties", "patternProperties", "additionalProperties", "required", "dependencies",
    "minProperties",
  ]

  private mutating func holds(
    _ keyword: String, _ rule: JSONValue, for elements: [JSONValue]
  ) throws -> Bool {
    switch (keyword, rule) {
    case ("minItems", .number(let limit)): return Double(elements.count) >= limit
    case ("maxItems", .number(let limit)): return Double(elements.count) <= limit
    case ("items", .list(let schemas)):
      for (element, schema) in zip(elements, schemas) where try !accepts(element, by: schema) {
        return false
      }
      return true
    default:
      for element in elements where try !accepts(element, by: rule) { return false }
      return true
    }
  }

  private mutating func holds(
    _ keyword: String, _ rule: JSONValue, for entries: [JSONValue.Entry], in schema: JSONValue
  ) throws -> Bool {
    let keys = Set(entries.map(\.key))
    switch (keyword, rule) {
    case ("properties", .map(let properties)):
      for property in properties {
        for entry in entries where entry.key == property.key {
          guard try accepts(entry.value, by: property.value) else { return false }
        }
      }
    case ("patternProperties", .map(let properties)):
      for property in properties {
        for entry in entries where try matches(entry.key, property.key) {
          guard try accepts(entry.value, by: property.value) else { return false }
        }
      }
    case ("additionalProperties", _):
      for entry in entries where try !isNamed(entry.key, in: schema) {
        guard try accepts(entry.value, by: rule) else { return false }
      }
    case ("required", .list(let names)):
      return names.allSatisfy {
        if case .text(let name) = $0 { keys.contains(name) } else { false }
      }
    case ("minProperties", .number(let limit)): return Double(entries.count) >= limit
    case ("dependencies", .map(let dependencies)):
      for dependency in dependencies where keys.contains(dependency.key) {
        guard try holds("required", dependency.value, for: entries, in: schema) else {
          return false
        }
      }
    default:
      guard Self.remarks.contains(keyword) else { throw UnknownKeyword(keyword: keyword) }
    }
    return true
  }

  private mutating func isNamed(_ key: String, in schema: JSONValue) throws -> Bool {
    if schema["properties"]?[key] != nil { return true }
    guard case .map(let patterns)? = schema["patternProperties"] else { return false }
    for pattern in patterns where try matches(key, pattern.key) { return true }
    return false
  }

  private mutating func matches(_ text: String, _ pattern: String) throws -> Bool {
    let regex = try patterns[pattern] ?? Regex(pattern)
    patterns[pattern] = regex
    return text.firstMatch(of: regex) != nil
  }
}

extension JSONValue {
  fileprivate func has(type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.boolean, "boolean"), (.number, "number"), (.text, "string"),
      (.list, "array"), (.map, "object"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }

  /// Parses YAML as editors do, by the core schema of YAML 1.2.
  init(_ node: SourceNode) {
    switch node.value {
    case .list(let elements): self = .list(elements.map { JSONValue($0) })
    case .map(let entries):
      self = .map(entries.map { Entry(key: $0.key, value: JSONValue($0.value)) })
    case .scalar(let scalar):
      let text = scalar.text
      if node.isNull {
        self = .null
      } else if scalar.isPlain, ["true", "True", "TRUE"].contains(text) {
        self = true
      } else if scalar.isPlain, ["false", "False", "FALSE"].contains(text) {
        self = false
      } else if scalar.isPlain,
        text.wholeMatch(of: /[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?/) != nil,
        let number = Double(text)
      {
        self = .number(number)
      } else {
        self = .text(text)
      }
    }
  }
}
