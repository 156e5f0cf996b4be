import UIKit

public enum Palette {
    public static let blossom = UIColor(red: 0.98, green: 0.76, blue: 0.8, alpha: 1)
    public static let bark = UIColor(red: 0.34, green: 0.25, blue: 0.2, alpha: 1)
    public static let leaf = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 1) : UIColor(red: 0.85, green: 0.93, blue: 0.78, alpha: 1)
    }
}

public enum Spacing: CGFloat {
    case small = 8
    case medium = 16
    case large = 24
    public static prefix func - (value: Spacing) -> CGFloat { -value.rawValue }
}

public struct TextStyle {
    let size: CGFloat
    let weight: UIFont.Weight
    public static let heading = TextStyle(size: 20, weight: .bold)
    public static let body = TextStyle(size: 16, weight: .regular)
    public var font: UIFont { .systemFont(ofSize: size, weight: weight) }
}
