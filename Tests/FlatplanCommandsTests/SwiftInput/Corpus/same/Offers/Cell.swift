import UIKit

final class OfferCell: UICollectionViewCell {}

func offers() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
}
