import Foundation

extension Glyph {
  /// Words that come behind any name, but for those of arrows, which come before a number: what the glyph
  /// stands within, or is crossed by.
  enum Mark: String {
    case circle, square, rectangle, app, shield, octagon, diamond, seal, bubble, message
    case viewfinder, magnifyingglass
    case goforward, gobackward
    case slash

    /// Whether it turns around a number: `goforward.15`.
    var isTurn: Bool { self == .goforward || self == .gobackward }

    /// As the tables write it.
    var lines: Substring {
      switch self {
      // Wider than the one that stands alone, as something stands within it.
      case .square: "M3.5 3.5 H20.5 V20.5 H3.5 Z"
      case .slash: "M4.2 3 L20.4 20.6"
      default: Glyph.lines(of: name)
      }
    }

    /// The area that a glyph is cut out of, if that is one.
    var area: Substring? {
      switch self {
      case .slash, .viewfinder, .magnifyingglass, .goforward, .gobackward: nil
      default: Glyph.lines(of: name + ".fill")
      }
    }

    /// What it is called where it stands alone.
    private var name: String { self == .bubble ? "bubble.left" : rawValue }

    /// Where a glyph stands within a mark that fills a square.
    func room(in square: CGRect) -> CGRect {
      let (share, x, y) = share
      let side = square.width * share
      return CGRect(
        x: square.midX + square.width * x - side / 2,
        y: square.midY + square.width * y - side / 2, width: side, height: side)
    }

    /// How much of the side is left to what stands within, and how far its middle is from that of all.
    private var share: (CGFloat, x: CGFloat, y: CGFloat) {
      switch self {
      case .rectangle: (0.42, 0, 0)
      case .shield: (0.42, 0, -0.02)
      case .diamond: (0.38, 0, 0)
      case .seal: (0.46, 0, 0)
      case .bubble: (0.42, 0, -0.05)
      case .message: (0.42, 0, -0.03)
      case .magnifyingglass: (0.32, -0.07, -0.07)
      case .goforward, .gobackward: (0.46, 0, 0.034)
      default: (0.5, 0, 0)
      }
    }
  }
}
