internal import LayoutEngine

/// System colors by name. The theme of a picture determines their components.
extension UIColor {
  /// The color of primary text.
  public class var label: UIColor { UIColor(.named("label")) }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { UIColor(.named("secondaryLabel")) }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { UIColor(.named("tertiaryLabel")) }
  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { UIColor(.named("quaternaryLabel")) }
  /// The fill color of thin shapes.
  public class var systemFill: UIColor { UIColor(.named("systemFill")) }
  /// The fill color of medium-sized shapes.
  public class var secondarySystemFill: UIColor { UIColor(.named("secondarySystemFill")) }
  /// The fill color of large shapes.
  public class var tertiarySystemFill: UIColor { UIColor(.named("tertiarySystemFill")) }
  /// The fill color of large areas with complex content.
  public class var quaternarySystemFill: UIColor { UIColor(.named("quaternarySystemFill")) }
  public class var placeholderText: UIColor { UIColor(.named("placeholderText")) }
  /// The main background color.
  public class var systemBackground: UIColor { UIColor(.named("systemBackground")) }
  /// The background color of content on the main background.
  public class var secondarySystemBackground: UIColor {
    UIColor(.named("secondarySystemBackground"))
  }
  /// The background color of content on the secondary background.
  public class var tertiarySystemBackground: UIColor { UIColor(.named("tertiarySystemBackground")) }
  /// The main background color of grouped content.
  public class var systemGroupedBackground: UIColor { UIColor(.named("systemGroupedBackground")) }
  /// The background color of cards on a grouped background.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(.named("secondarySystemGroupedBackground"))
  }
  /// The background color of content on cards.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(.named("tertiarySystemGroupedBackground"))
  }
  /// The translucent color of thin lines.
  public class var separator: UIColor { UIColor(.named("separator")) }
  /// The opaque color of thin lines.
  public class var opaqueSeparator: UIColor { UIColor(.named("opaqueSeparator")) }
  public class var link: UIColor { UIColor(.named("link")) }
  /// The color of text on light backgrounds, the same in both appearances.
  public class var darkText: UIColor { UIColor(.named("darkText")) }
  /// The color of text on dark backgrounds, the same in both appearances.
  public class var lightText: UIColor { UIColor(.named("lightText")) }
  /// The tint of the view that draws the color.
  public class var tintColor: UIColor { UIColor(.named("tintColor")) }
  /// The red that adapts to the appearance.
  public class var systemRed: UIColor { UIColor(.named("systemRed")) }
  /// The green that adapts to the appearance.
  public class var systemGreen: UIColor { UIColor(.named("systemGreen")) }
  /// The blue that adapts to the appearance.
  public class var systemBlue: UIColor { UIColor(.named("systemBlue")) }
  /// The orange that adapts to the appearance.
  public class var systemOrange: UIColor { UIColor(.named("systemOrange")) }
  /// The yellow that adapts to the appearance.
  public class var systemYellow: UIColor { UIColor(.named("systemYellow")) }
  /// The pink that adapts to the appearance.
  public class var systemPink: UIColor { UIColor(.named("systemPink")) }
  /// The purple that adapts to the appearance.
  public class var systemPurple: UIColor { UIColor(.named("systemPurple")) }
  /// The teal that adapts to the appearance.
  public class var systemTeal: UIColor { UIColor(.named("systemTeal")) }
  /// The indigo that adapts to the appearance.
  public class var systemIndigo: UIColor { UIColor(.named("systemIndigo")) }
  /// The brown that adapts to the appearance.
  public class var systemBrown: UIColor { UIColor(.named("systemBrown")) }
  /// The mint that adapts to the appearance.
  public class var systemMint: UIColor { UIColor(.named("systemMint")) }
  /// The cyan that adapts to the appearance.
  public class var systemCyan: UIColor { UIColor(.named("systemCyan")) }
  /// The base gray that adapts to the appearance.
  public class var systemGray: UIColor { UIColor(.named("systemGray")) }
  /// The second of six grays that adapt to the appearance.
  public class var systemGray2: UIColor { UIColor(.named("systemGray2")) }
  /// The third of six grays that adapt to the appearance.
  public class var systemGray3: UIColor { UIColor(.named("systemGray3")) }
  /// The fourth of six grays that adapt to the appearance.
  public class var systemGray4: UIColor { UIColor(.named("systemGray4")) }
  /// The fifth of six grays that adapt to the appearance.
  public class var systemGray5: UIColor { UIColor(.named("systemGray5")) }
  /// The sixth of six grays that adapt to the appearance.
  public class var systemGray6: UIColor { UIColor(.named("systemGray6")) }
  /// Black, the same in both appearances.
  public class var black: UIColor { UIColor(.named("black")) }
  /// Dark gray, the same in both appearances.
  public class var darkGray: UIColor { UIColor(.named("darkGray")) }
  /// Light gray, the same in both appearances.
  public class var lightGray: UIColor { UIColor(.named("lightGray")) }
  /// White, the same in both appearances.
  public class var white: UIColor { UIColor(.named("white")) }
  /// Gray, the same in both appearances.
  public class var gray: UIColor { UIColor(.named("gray")) }
  /// Red, the same in both appearances.
  public class var red: UIColor { UIColor(.named("red")) }
  /// Green, the same in both appearances.
  public class var green: UIColor { UIColor(.named("green")) }
  /// Blue, the same in both appearances.
  public class var blue: UIColor { UIColor(.named("blue")) }
  /// Cyan, the same in both appearances.
  public class var cyan: UIColor { UIColor(.named("cyan")) }
  /// Yellow, the same in both appearances.
  public class var yellow: UIColor { UIColor(.named("yellow")) }
  /// Magenta, the same in both appearances.
  public class var magenta: UIColor { UIColor(.named("magenta")) }
  /// Orange, the same in both appearances.
  public class var orange: UIColor { UIColor(.named("orange")) }
  /// Purple, the same in both appearances.
  public class var purple: UIColor { UIColor(.named("purple")) }
  /// Brown, the same in both appearances.
  public class var brown: UIColor { UIColor(.named("brown")) }
  /// A fully transparent color.
  public class var clear: UIColor { UIColor(.named("clear")) }
}
