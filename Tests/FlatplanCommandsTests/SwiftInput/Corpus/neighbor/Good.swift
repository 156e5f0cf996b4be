import UIKit

func good() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
}
