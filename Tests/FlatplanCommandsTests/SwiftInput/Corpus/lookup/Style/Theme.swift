import UIKit

enum Theme {
    static let spacing: CGFloat = 12
}

extension UIColor {
    static let quay = UIColor(red: 0, green: 0.4, blue: 0.6, alpha: 1)
}
