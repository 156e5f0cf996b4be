internal import Foundation

/// What the compiler tells of a module: its declarations, and how they belong together.
struct SymbolGraph: Decodable, Sendable {
  var symbols: [Symbol]
  var relationships: [Relationship]

  struct Symbol: Decodable, Sendable {
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]
    var functionSignature: Signature?
    var swiftGenerics: Generics?
    var location: Location?
  }

  struct Kind: Decodable, Sendable {
    var identifier: String
  }

  struct Identifier: Decodable, Sendable {
    var precise: String
  }

  /// A piece of a declaration as it is written.
  struct Fragment: Decodable, Sendable {
    var kind: String
    var spelling: String
    var preciseIdentifier: String?
  }

  struct Signature: Decodable, Sendable {
    var returns: [Fragment]?
  }

  struct Generics: Decodable, Sendable {
    var parameters: [Name]?
    struct Name: Decodable, Sendable {
      var name: String
    }
  }

  struct Location: Decodable, Sendable {
    var uri: String
    var position: Position

    struct Position: Decodable, Sendable {
      /// From 0.
      var line: Int
    }
  }

  struct Relationship: Decodable, Sendable {
    var kind: String
    var source: String
    var target: String
    /// The target in words, where it is of another module.
    var targetFallback: String?
  }
}

extension SymbolGraph {
  /// Several files of one module as one.
  init(merging graphs: [SymbolGraph]) {
    symbols = graphs.flatMap(\.symbols)
    relationships = graphs.flatMap(\.relationships)
  }
}
