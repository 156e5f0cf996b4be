/// How a symbol moves. Nothing does in a picture: each is drawn as it stands.
///
/// See [SymbolEffect](https://developer.apple.com/documentation/symbols/symboleffect).
public struct SymbolEffect: Hashable, Sendable {
  public static let appear = Self()
  public static let disappear = Self()
  public static let automatic = Self()
  public static let bounce = Self()
  public static let breathe = Self()
  public static let pulse = Self()
  public static let replace = Self()
  public static let rotate = Self()
  public static let scale = Self()
  public static let variableColor = Self()
  public static let wiggle = Self()

  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
}

/// How often a symbol moves, and how fast.
///
/// See [SymbolEffectOptions](https://developer.apple.com/documentation/symbols/symboleffectoptions).
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = Self()
  public static let repeating = Self()
  public static let nonRepeating = Self()

  public static func speed(_ speed: Double) -> Self { Self() }
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  public func speed(_ speed: Double) -> Self { self }
  public func `repeat`(_ count: Int?) -> Self { self }
}

// What appears is there, and what disappears is not, which code says with images and `isHidden`.
extension UIImageView {
  public func addSymbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  public func removeSymbolEffect(
    ofType effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Shows another image: at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: SymbolEffect, options: SymbolEffectOptions = .default
  ) {
    self.image = image
  }
}
