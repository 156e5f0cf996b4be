import Foundation
import Scene

/// What attributes are added to: a tag, or a file that ends in one that is open.
protocol SVGAttributes {
  /// They are added to the end of it.
  var attributes: SVGMarkup { get set }
}

extension SVGMarkup: SVGAttributes {
  var attributes: SVGMarkup {
    get { self }
    _modify { yield &self }
  }
}

extension SVGAttributes {
  /// Adds an attribute, escaped; none for `nil`.
  mutating func add(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    begin(name)
    attributes.append(escaping: value)
    end()
  }

  /// Adds a number; none where it would be the one that is assumed.
  mutating func add(_ name: StaticString, _ value: Double, unless assumed: Double? = nil) {
    let hundredths = SVGNumber.hundredths(value)
    if let assumed, hundredths == SVGNumber.hundredths(assumed) { return }
    begin(name)
    attributes.append(hundredths: hundredths)
    end()
  }

  /// Adds numbers with blanks between them.
  mutating func add(_ name: StaticString, _ values: [Double]) {
    begin(name)
    attributes.append(values)
    end()
  }

  /// Adds a link to what has an id in this file.
  mutating func add(_ name: StaticString, to id: String) {
    begin(name)
    attributes.append(character: "#")
    attributes.append(escaping: id)
    end()
  }

  /// Adds a reference to what has an id in this file and is used for painting or clipping.
  mutating func add(_ name: StaticString, reference id: String) {
    begin(name)
    attributes.append("url(#")
    attributes.append(escaping: id)
    attributes.append(character: ")")
    end()
  }

  /// Adds a colour; how opaque it is stands beside it, as not all programs read it within.
  mutating func add(_ name: StaticString, _ color: RGBA) {
    begin(name)
    attributes.append(text: color.hexadecimal)
    end()
    let alpha = color.alpha
    guard !(alpha >= 1) else { return }
    begin(name, "-opacity")
    attributes.append(alpha > 0 ? alpha : 0)
    end()
  }

  /// Adds place and size.
  mutating func add(_ rect: CGRect) {
    add("x", rect.minX, unless: 0)
    add("y", rect.minY, unless: 0)
    add("width", rect.width)
    add("height", rect.height)
  }

  private mutating func begin(_ name: StaticString, _ ending: StaticString = "") {
    attributes.append(character: " ")
    attributes.append(name)
    attributes.append(ending)
    attributes.append("=\"")
  }

  private mutating func end() { attributes.append(character: "\"") }
}
