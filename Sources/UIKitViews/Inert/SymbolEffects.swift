/// An animation of a symbol. It has no effect on pictures, which show the symbol at rest.
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

/// The repetition and speed of a symbol effect. They have no effect on pictures.
///
/// See [SymbolEffectOptions](https://developer.apple.com/documentation/symbols/symboleffectoptions).
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = Self()
  public static let repeating = Self()
  public static let nonRepeating = Self()
  public static func speed(_: Double) -> Self { Self() }
  public static func `repeat`(_: Int?) -> Self { Self() }
  public func speed(_: Double) -> Self { self }
  public func `repeat`(_: Int?) -> Self { self }
}

// Effects that show or hide a symbol do not change the picture either; set `image` and `isHidden`.
extension UIImageView {
  public func addSymbolEffect(
    _: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func removeSymbolEffect(
    ofType: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true)
  {}

  /// Sets the image, without a transition.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: SymbolEffect, options: SymbolEffectOptions = .default
  ) { self.image = image }
}
