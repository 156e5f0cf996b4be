/// An element of a `.xib` or `.storyboard` file.
package struct InterfaceElement: Hashable, Sendable {
  package var name: String
  package var attributes: [String: String]
  package var children: [InterfaceElement] = []
  /// The text between the tags, without that of children.
  package var text = ""
  /// The line of the start tag, starting at 1.
  package var line: Int

  package init(name: String, attributes: [String: String] = [:], line: Int = 1) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
  }

  /// The value of an attribute.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The children inside of the first child with a name, such as `subviews`.
  package func list(_ name: String) -> [InterfaceElement] {
    children.first { $0.name == name }?.children ?? []
  }

  /// The first child whose attribute `key` is a name, such as `frame`.
  package func value(forKey key: String) -> InterfaceElement? {
    children.first { $0["key"] == key }
  }

  /// The first element for which a condition holds, in document order, starting with this one.
  package func first(where matches: (InterfaceElement) -> Bool) -> InterfaceElement? {
    if matches(self) { return self }
    for child in children {
      if let found = child.first(where: matches) { return found }
    }
    return nil
  }
}

/// Why an interface file cannot be read.
package struct InterfaceError: Error, Hashable, Sendable {
  /// The line, starting at 1.
  package var line: Int
  package var reason: String

  package init(line: Int, reason: String) {
    (self.line, self.reason) = (line, reason)
  }
}
