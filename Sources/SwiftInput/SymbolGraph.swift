internal import Foundation

/// The declarations of a module and their relationships, as emitted by the compiler.
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
    /// Whether the declaration has type parameters.
    var isGeneric: Bool { swiftGenerics?.parameters?.isEmpty == false }
    var location: Location?
  }

  struct Kind: Decodable, Sendable {
    var identifier: String
  }

  struct Identifier: Decodable, Sendable {
    var precise: String
  }

  /// A token of a declaration.
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
      /// The line, starting at 0.
      var line: Int
    }
  }

  struct Relationship: Decodable, Sendable {
    var kind: String
    var source: String
    var target: String
    /// The name of a target in another module.
    var targetFallback: String?
  }
}

extension SymbolGraph {
  /// Merges the symbol graph files of one module.
  init(merging graphs: [SymbolGraph]) {
    symbols = graphs.flatMap(\.symbols)
    relationships = graphs.flatMap(\.relationships)
  }
}
