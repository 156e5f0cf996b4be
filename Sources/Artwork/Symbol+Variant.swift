import Foundation

extension Symbol {
  /// A shape that encloses or crosses a symbol. Its name follows the symbol's, or precedes the
  /// number in `goforward.15`.
  enum Variant: String {
    case circle, square, rectangle, app, shield, octagon, diamond, seal, bubble, message
    case viewfinder, magnifyingglass
    case goforward, gobackward
    case slash

    /// Whether the variant is an arrow around a number, such as `goforward.15`.
    var isTurn: Bool { self == .goforward || self == .gobackward }

    var drawing: SymbolDrawing? {
      switch self {
      // This square is wider than the symbol `square`, to have room for a symbol.
      case .square, .slash: SymbolLibrary.drawing("Parts/" + rawValue)?.drawing
      default: SymbolLibrary.drawing(name)?.drawing
      }
    }

    /// The area that a filled variant cuts its symbol out of; `nil` if the variant encloses none.
    var area: SymbolDrawing? {
      switch self {
      case .slash, .viewfinder, .magnifyingglass, .goforward, .gobackward: nil
      default: SymbolLibrary.drawing(name + ".fill")?.drawing
      }
    }

    /// The variant's own symbol name.
    private var name: String { self == .bubble ? "bubble.left" : rawValue }

    /// The rectangle of the enclosed symbol in the square of the variant.
    func contentRect(in square: CGRect) -> CGRect {
      let (share, x, y) = share
      let side = square.width * share
      return CGRect(
        x: square.midX + square.width * x - side / 2,
        y: square.midY + square.width * y - side / 2, width: side, height: side)
    }

    /// The side of the enclosed symbol and the offset of its center, as fractions of the square's
    /// side.
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
