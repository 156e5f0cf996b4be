import UIKit

final class StyledLabel: UILabel {
    init(_ style: TextStyle, color: UIColor = Palette.bark) {
        super.init(frame: .zero)
        font = style.font
        textColor = color
        numberOfLines = 0
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
