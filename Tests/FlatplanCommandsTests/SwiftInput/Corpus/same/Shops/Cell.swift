import UIKit

final class ShopCell: UICollectionViewCell {}

func shops() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
}
