import Foundation
import Scene

extension Symbol {
  /// A badge over a corner of a symbol, with a gap around it: a dot at the top, or a symbol in a
  /// disc at the bottom.
  struct Badge: Hashable, Sendable {
    /// The name of the badge's symbol; `nil` for a dot.
    private var name: String?

    /// Creates a badge; `nil` if no symbol has the name.
    ///
    /// - Parameter words: The words after `badge`; empty for a dot.
    init?(named words: Substring) {
      guard !words.isEmpty else { return }
      let names = ["\(words).circle.fill", "\(words).fill", String(words)]
      guard let known = names.first(where: { Symbol.named($0) != nil }) else { return nil }
      name = known
    }

    /// The center, the radius and the width of the gap as fractions of the symbol's square.
    private var place: (x: CGFloat, y: CGFloat, radius: CGFloat, gap: CGFloat) {
      name == nil ? (0.74, 0.26, 0.17, 0.05) : (0.76, 0.76, 0.23, 0.05)
    }

    /// The shapes of a symbol with its corner cut out, and of the badge.
    ///
    /// - Parameters:
    ///   - below: The shapes of the symbol.
    ///   - rect: The rectangle in points. The symbol is as large as its shorter side.
    func shapes(
      over below: [Shape], in rect: CGRect, color: RGBA, weight: CGFloat
    ) -> [Shape] {
      let side = min(rect.width, rect.height)
      let middle = CGPoint(
        x: rect.midX + (place.x - 0.5) * side, y: rect.midY + (place.y - 0.5) * side)
      let radius = place.radius * side
      // Lines extend beyond the square by half their width.
      let around = rect.insetBy(dx: -side / 4, dy: -side / 4)
      var visible = VectorPath.rectangle(around)
      visible.append(.circle(middle.x, middle.y, radius + place.gap * side))
      let rest = Shape.clipped(ClippedShapes(around, path: visible, rule: .evenOdd, below))
      let room = CGRect(origin: middle, size: .zero).insetBy(dx: -radius, dy: -radius)
      return [rest] + own(room, color, weight)
    }

    private func own(_ rect: CGRect, _ color: RGBA, _ weight: CGFloat) -> [Shape] {
      guard let name else {
        let dot = VectorPath.circle(rect.midX, rect.midY, rect.width / 2)
        return [.outline(Outline(dot, fill: .color(color)))]
      }
      // Discs do not fill the square of their drawing.
      let square = rect.insetBy(dx: -rect.width * 0.15, dy: -rect.height * 0.15)
      return Symbol.named(name)?.shapes(in: square, color: color, weight: weight) ?? []
    }
  }
}
