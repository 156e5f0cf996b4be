import Foundation

extension Symbol {
  /// A word behind any name, or before a number for arrows that turn: what encloses the symbol, or crosses it.
  enum Variant: String {
    case circle, square, rectangle, app, shield, octagon, diamond, seal, bubble, message
    case viewfinder, magnifyingglass
    case goforward, gobackward
    case slash

    /// Whether it turns around a number: `goforward.15`.
    var isTurn: Bool { self == .goforward || self == .gobackward }

    var drawing: SymbolDrawing? {
      switch self {
      // The square is wider than the symbol `square`, to leave room for what it encloses.
      case .square, .slash: SymbolLibrary.drawing("Parts/" + rawValue)?.drawing
      default: SymbolLibrary.drawing(name)?.drawing
      }
    }

    /// The area that a symbol is cut out of in the filled variant; `nil` where the variant encloses none.
    var area: SymbolDrawing? {
      switch self {
      case .slash, .viewfinder, .magnifyingglass, .goforward, .gobackward: nil
      default: SymbolLibrary.drawing(name + ".fill")?.drawing
      }
    }

    /// The name of the symbol that it is by itself.
    private var name: String { self == .bubble ? "bubble.left" : rawValue }

    /// Where a symbol is drawn in a variant that fills a square.
    func room(in square: CGRect) -> CGRect {
      let (share, x, y) = share
      let side = square.width * share
      return CGRect(
        x: square.midX + square.width * x - side / 2,
        y: square.midY + square.width * y - side / 2, width: side, height: side)
    }

    /// The fraction of the side that is left to the symbol, and how far its centre is from the square's.
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
