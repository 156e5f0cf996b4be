extension JSONValue {
  /// Creates the JSON that a value encodes itself as. Maps have the order in which it encodes its
  /// keys.
  package init(_ value: some Encodable) throws {
    let node = Node()
    try node.encode(value)
    self = node.value
  }
}

/// A value while it is being encoded.
private final class Node {
  private var scalar = JSONValue.null
  var elements: [Node]?
  var entries: [(key: String, node: Node)]?

  var value: JSONValue {
    if let entries { return .map(entries.map { .init(key: $0.key, value: $0.node.value) }) }
    return elements.map { .list($0.map(\.value)) } ?? scalar
  }

  func encode(_ value: some Encodable) throws {
    switch value {
    case let text as String: scalar = .text(text)
    case let boolean as Bool: scalar = .boolean(boolean)
    case let number as any BinaryInteger:
      let integer = Double(exactly: number) == nil ? Int(exactly: number) : nil
      scalar = integer.map(JSONValue.integer) ?? .number(Double(number))
    case let number as any BinaryFloatingPoint: scalar = .number(Double(number))
    default: try value.encode(to: NodeEncoder(node: self))
    }
  }
}

private struct NodeEncoder: Encoder, SingleValueEncodingContainer, UnkeyedEncodingContainer {
  let node: Node
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  var count: Int { node.elements?.count ?? 0 }

  /// The encoder of the next element of a list, or of a value that is no list.
  private var next: NodeEncoder {
    guard node.elements != nil else { return self }
    let element = Node()
    node.elements?.append(element)
    return NodeEncoder(node: element)
  }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.entries = node.entries ?? []
    return KeyedEncodingContainer(Entries(node: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.elements = node.elements ?? []
    return self
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
  func superEncoder() -> any Encoder { next }
  func encodeNil() { _ = next }
  func encode(_ value: some Encodable) throws { try next.node.encode(value) }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next.unkeyedContainer() }
  func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    next.container(keyedBy: type)
  }
}

private struct Entries<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: Node
  var codingPath: [any CodingKey] { [] }

  private func next(_ key: Key) -> NodeEncoder {
    let entry = Node()
    node.entries?.append((key.stringValue, entry))
    return NodeEncoder(node: entry)
  }

  func superEncoder() -> any Encoder { NodeEncoder(node: node) }
  func superEncoder(forKey key: Key) -> any Encoder { next(key) }
  func encodeNil(forKey key: Key) { _ = next(key) }
  func encode(_ value: some Encodable, forKey key: Key) throws { try next(key).node.encode(value) }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    next(key).unkeyedContainer()
  }
  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { next(key).container(keyedBy: type) }
}
