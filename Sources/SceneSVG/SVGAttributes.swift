import Foundation
import Scene

/// A destination for attributes: a tag, or a file that ends inside an open tag.
protocol SVGAttributes {
  /// The markup that attributes are appended to.
  var attributes: SVGMarkup { get set }
}

extension SVGMarkup: SVGAttributes {
  var attributes: SVGMarkup {
    get { self }
    _modify { yield &self }
  }
}

extension SVGAttributes {
  /// Adds an escaped attribute; does nothing if `value` is `nil`.
  mutating func add(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    begin(name)
    attributes.append(escaping: value)
    end()
  }

  /// Adds a number; does nothing if its rounded value is the default.
  mutating func add(_ name: StaticString, _ value: Double, unless assumed: Double? = nil) {
    let hundredths = SVGNumber.hundredths(value)
    if let assumed, hundredths == SVGNumber.hundredths(assumed) { return }
    begin(name)
    attributes.append(hundredths: hundredths)
    end()
  }

  /// Adds a list of numbers separated by spaces.
  mutating func add(_ name: StaticString, _ values: [Double]) {
    begin(name)
    attributes.append(values)
    end()
  }

  /// Adds a link to an element of this file.
  mutating func add(_ name: StaticString, to id: String) {
    begin(name)
    attributes.append(character: "#")
    attributes.append(escaping: id)
    end()
  }

  /// Adds a `url(#…)` reference to a paint server, clip or mask of this file.
  mutating func add(_ name: StaticString, reference id: String) {
    begin(name)
    attributes.append("url(#")
    attributes.append(escaping: id)
    attributes.append(character: ")")
    end()
  }

  /// Adds a color and, if necessary, a separate opacity attribute, because not all viewers support
  /// alpha in colors.
  mutating func add(_ name: StaticString, _ color: RGBA) {
    attributes.appendColor {
      $0.begin(name)
      $0.append(text: color.hexadecimal)
      $0.end()
    }
    let alpha = color.alpha
    guard !(alpha >= 1) else { return }
    attributes.appendColor {
      $0.begin(name, "-opacity")
      $0.append(alpha > 0 ? alpha : 0)
      $0.end()
    }
  }

  /// Adds an opacity; does nothing if its rounded value is the default.
  mutating func add(opacity name: StaticString, _ value: Double, unless assumed: Double? = nil) {
    attributes.appendColor { $0.add(name, value, unless: assumed) }
  }

  /// Adds a fill: `none` for `nil`.
  mutating func add(fill: SVGResources.Fill?) {
    switch fill {
    case nil: attributes.appendColor { $0.add("fill", "none") }
    case .color(let color): add("fill", color)
    case .reference(let id): attributes.appendColor { $0.add("fill", reference: id) }
    }
  }

  /// Adds `x`, `y`, `width` and `height`.
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
