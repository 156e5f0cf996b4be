import Crane
import UIKit

final class BerthCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = Theme.spacing
    }

    required init?(coder: NSCoder) { fatalError("not from a storyboard") }

    func lift(with crane: CraneController) { crane.lift(self) }
}
