/// A font weight, with the names of `UIFont.Weight`.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  /// The weights from the lightest to the heaviest.
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight in CSS and OpenType, from 100 to 900; `regular` is 400.
  public var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
