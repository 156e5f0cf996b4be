/// An animation of a symbol. It has no effect on pictures, which show the symbol at rest.
///
/// See [SymbolEffect](https://developer.apple.com/documentation/symbols/symboleffect).
public struct SymbolEffect: Hashable, Sendable {
  /// A symbol that appears.
  public static let appear = Self()
  /// A symbol that disappears.
  public static let disappear = Self()
  /// The default transition.
  public static let automatic = Self()
  /// A bounce.
  public static let bounce = Self()
  /// A rise and fall in size.
  public static let breathe = Self()
  /// A fade in and out.
  public static let pulse = Self()
  /// A replacement by another symbol.
  public static let replace = Self()
  /// A rotation.
  public static let rotate = Self()
  /// A change in size.
  public static let scale = Self()
  /// A wave of opacity across the layers.
  public static let variableColor = Self()
  /// A wiggle.
  public static let wiggle = Self()

  /// The upward variant.
  public var up: Self { self }
  /// The downward variant.
  public var down: Self { self }
  /// The variant that moves layer by layer.
  public var byLayer: Self { self }
  /// The variant that moves the whole symbol.
  public var wholeSymbol: Self { self }
  /// The variant that highlights one layer at a time.
  public var iterative: Self { self }
  /// The variant that keeps passed layers highlighted.
  public var cumulative: Self { self }
  /// The variant that plays backward after it has played forward.
  public var reversing: Self { self }
}

/// The repetition and speed of a symbol effect. They have no effect on pictures.
///
/// See
/// [SymbolEffectOptions](https://developer.apple.com/documentation/symbols/symboleffectoptions).
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The default repetition and speed.
  public static let `default` = Self()
  /// Endless repetition.
  public static let repeating = Self()
  /// No repetition.
  public static let nonRepeating = Self()

  /// A speed as a multiple of the normal one.
  public static func speed(_ speed: Double) -> Self { Self() }
  /// A number of repetitions, or endless repetition for `nil`.
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  /// The same options with another speed, as a multiple of the normal one.
  public func speed(_ speed: Double) -> Self { self }
  /// The same options with another number of repetitions.
  public func `repeat`(_ count: Int?) -> Self { self }
}

// Effects that show or hide a symbol do not change the picture either; set `image` and `isHidden`.
extension UIImageView {
  /// Does nothing: pictures show the symbol at rest.
  public func addSymbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Does nothing.
  public func removeSymbolEffect(
    ofType effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Does nothing.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Sets the image, without a transition.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: SymbolEffect, options: SymbolEffectOptions = .default
  ) {
    self.image = image
  }
}
