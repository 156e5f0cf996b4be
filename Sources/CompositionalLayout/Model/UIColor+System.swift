/// The system's colours by their names. A theme knows their components.
extension UIColor {
  public class var label: UIColor { UIColor(.named("label")) }
  public class var secondaryLabel: UIColor { UIColor(.named("secondaryLabel")) }
  public class var tertiaryLabel: UIColor { UIColor(.named("tertiaryLabel")) }
  public class var quaternaryLabel: UIColor { UIColor(.named("quaternaryLabel")) }
  public class var systemFill: UIColor { UIColor(.named("systemFill")) }
  public class var secondarySystemFill: UIColor { UIColor(.named("secondarySystemFill")) }
  public class var tertiarySystemFill: UIColor { UIColor(.named("tertiarySystemFill")) }
  public class var quaternarySystemFill: UIColor { UIColor(.named("quaternarySystemFill")) }
  public class var placeholderText: UIColor { UIColor(.named("placeholderText")) }
  public class var systemBackground: UIColor { UIColor(.named("systemBackground")) }
  public class var secondarySystemBackground: UIColor {
    UIColor(.named("secondarySystemBackground"))
  }
  public class var tertiarySystemBackground: UIColor { UIColor(.named("tertiarySystemBackground")) }
  public class var systemGroupedBackground: UIColor { UIColor(.named("systemGroupedBackground")) }
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(.named("secondarySystemGroupedBackground"))
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(.named("tertiarySystemGroupedBackground"))
  }
  public class var separator: UIColor { UIColor(.named("separator")) }
  public class var opaqueSeparator: UIColor { UIColor(.named("opaqueSeparator")) }
  public class var link: UIColor { UIColor(.named("link")) }
  public class var darkText: UIColor { UIColor(.named("darkText")) }
  public class var lightText: UIColor { UIColor(.named("lightText")) }
  public class var tintColor: UIColor { UIColor(.named("tintColor")) }
  public class var systemRed: UIColor { UIColor(.named("systemRed")) }
  public class var systemGreen: UIColor { UIColor(.named("systemGreen")) }
  public class var systemBlue: UIColor { UIColor(.named("systemBlue")) }
  public class var systemOrange: UIColor { UIColor(.named("systemOrange")) }
  public class var systemYellow: UIColor { UIColor(.named("systemYellow")) }
  public class var systemPink: UIColor { UIColor(.named("systemPink")) }
  public class var systemPurple: UIColor { UIColor(.named("systemPurple")) }
  public class var systemTeal: UIColor { UIColor(.named("systemTeal")) }
  public class var systemIndigo: UIColor { UIColor(.named("systemIndigo")) }
  public class var systemBrown: UIColor { UIColor(.named("systemBrown")) }
  public class var systemMint: UIColor { UIColor(.named("systemMint")) }
  public class var systemCyan: UIColor { UIColor(.named("systemCyan")) }
  public class var systemGray: UIColor { UIColor(.named("systemGray")) }
  public class var systemGray2: UIColor { UIColor(.named("systemGray2")) }
  public class var systemGray3: UIColor { UIColor(.named("systemGray3")) }
  public class var systemGray4: UIColor { UIColor(.named("systemGray4")) }
  public class var systemGray5: UIColor { UIColor(.named("systemGray5")) }
  public class var systemGray6: UIColor { UIColor(.named("systemGray6")) }
  public class var black: UIColor { UIColor(.named("black")) }
  public class var darkGray: UIColor { UIColor(.named("darkGray")) }
  public class var lightGray: UIColor { UIColor(.named("lightGray")) }
  public class var white: UIColor { UIColor(.named("white")) }
  public class var gray: UIColor { UIColor(.named("gray")) }
  public class var red: UIColor { UIColor(.named("red")) }
  public class var green: UIColor { UIColor(.named("green")) }
  public class var blue: UIColor { UIColor(.named("blue")) }
  public class var cyan: UIColor { UIColor(.named("cyan")) }
  public class var yellow: UIColor { UIColor(.named("yellow")) }
  public class var magenta: UIColor { UIColor(.named("magenta")) }
  public class var orange: UIColor { UIColor(.named("orange")) }
  public class var purple: UIColor { UIColor(.named("purple")) }
  public class var brown: UIColor { UIColor(.named("brown")) }
  public class var clear: UIColor { UIColor(.named("clear")) }
}
