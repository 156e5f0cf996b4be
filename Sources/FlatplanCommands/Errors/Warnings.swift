internal import Foundation
internal import LayoutSpec

/// What is doubtful, each thing once, with the widths at which it is.
struct Warnings {
  private var order: [Key] = []
  private var widths: [Key: [CGFloat]] = [:]

  private struct Key: Hashable {
    var file: String
    var text: String
  }

  /// How many there are.
  var count: Int { order.count }

  mutating func add(_ texts: [String], of spec: OpenedSpec, _ variant: Variant) {
    for text in texts {
      let key = Key(file: spec.source.name, text: text)
      if widths[key] == nil { order.append(key) }
      if !widths[key, default: []].contains(variant.width) {
        widths[key, default: []].append(variant.width)
      }
    }
  }

  func tell(_ surroundings: Surroundings) {
    for key in order {
      let widths = (widths[key] ?? []).map(Number.text)
      let noun = widths.count == 1 ? "width" : "widths"
      let place = "at \(noun) \(widths.joined(separator: ", "))"
      surroundings.words("warning: \(key.file): \(key.text) (\(place))\n")
    }
  }
}
