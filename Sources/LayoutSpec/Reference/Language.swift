internal import Basics
internal import SpecTree

/// The key tables, collected from the tables of specs and of `flatplan.yaml`.
struct Language: Sendable {
  static let all = Language()

  /// A kind of map with its topic.
  struct Place: Sendable {
    var map: MapKind
    var topic: ReferenceTopic
  }

  let places: [Place]
  /// The words that are values, with the keys that accept them.
  private let keysOfValues: [String: [String]]
  /// The words that keys accept, in order.
  private let valuesOfKeys: [String: [String]]
  /// All words, keys first.
  let words: [String]
  /// The words that are keys.
  let keys: [String]

  private init() {
    var places: [Place] = []
    var keysOfValues: [String: [String]] = [:]
    var valuesOfKeys: [String: [String]] = [:]
    var names: [String] = []
    var known: Set<String> = []
    var rest = [Place(map: DocumentKeys.map, topic: .specs)]
    // Keys of specs come first, and only those of `flatplan.yaml` alone belong to its topic.
    for root in [nil, Place(map: SharedKeys.map, topic: .settings)] {
      if let root { rest.append(root) }
      while !rest.isEmpty {
        let place = rest.removeFirst()
        guard known.insert(place.map.name).inserted else { continue }
        places.append(place)
        for rule in place.map.rules {
          names.append(rule.name)
          let parts = rule.shape.parts
          rest += parts.maps.map {
            Place(map: $0, topic: ReferenceTopic(map: $0.name) ?? place.topic)
          }
          for word in parts.words where keysOfValues[word]?.contains(rule.name) != true {
            keysOfValues[word, default: []].append(rule.name)
            valuesOfKeys[rule.name, default: []].append(word)
          }
        }
      }
    }
    (self.places, self.keysOfValues, self.valuesOfKeys) = (places, keysOfValues, valuesOfKeys)
    keys = names.uniqued()
    words = (names + keysOfValues.keys.sorted()).uniqued()
  }

  /// The keys that accept a value.
  func keys(havingValue word: String) -> [String] { keysOfValues[word] ?? [] }

  /// The words that a key accepts.
  func values(of key: String) -> [String] { valuesOfKeys[key] ?? [] }

  /// The meanings of a key, each once, with the maps that contain it.
  func uses(of key: String) -> [KeyUse] {
    var uses: [KeyUse] = []
    for place in places {
      guard let rule = place.map.rule(key) else { continue }
      let use = KeyUse(
        maps: [place.map.name], sentence: rule.doc, type: rule.kind, standard: rule.standard)
      if let index = uses.firstIndex(where: { $0.means(use) }) {
        uses[index].maps.append(place.map.name)
      } else {
        uses.append(use)
      }
    }
    return uses
  }

  /// The topic of a key: of those of its maps, the one that is listed first.
  func topic(of key: String) -> ReferenceTopic? {
    places.filter { $0.map.has(key) }.map(\.topic).min { $0.priority < $1.priority }
  }
}

/// A meaning of a key, with the kinds of maps that have the key with this meaning.
package struct KeyUse: Hashable, Sendable {
  package var maps: [String]
  package var sentence: String
  package var type: String
  package var standard: String?

  fileprivate func means(_ other: KeyUse) -> Bool {
    sentence == other.sentence && type == other.type && standard == other.standard
  }

  /// The meaning as text.
  var text: String {
    let standard = standard.map { " Default: \($0)." } ?? ""
    return "In \(maps.listed): \(sentence) \(type.capitalizedFirst).\(standard)"
  }
}

extension ValueShape {
  /// The maps in the shape, at any depth of lists, and the words that it allows.
  fileprivate var parts: (maps: [MapKind], words: [String]) {
    func joined(_ shapes: [ValueShape]) -> (maps: [MapKind], words: [String]) {
      shapes.map(\.parts).reduce(([], [])) { ($0.0 + $1.maps, $0.1 + $1.words) }
    }
    return switch self {
    case .choice(let words): ([], words)
    case .list(let element, _): element.parts
    case .tuple(let elements): joined(elements)
    case .map(let map): ([map()], [])
    case .patch(let map): ([map()], [])
    case .names(let element): element.parts
    case .either(let shapes): joined(shapes)
    case .byWidth(let shape): shape.parts
    case .anything, .null, .scalar: ([], [])
    }
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  var listed: String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}
