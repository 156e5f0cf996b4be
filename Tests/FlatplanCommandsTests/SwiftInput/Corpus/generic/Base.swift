import UIKit

class BaseController<Content: UIView>: UIViewController {
    let content: Content
    init(content: Content) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = content }
}

final class WallView: UIView {
    let wall = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    )
    override init(frame: CGRect) {
        super.init(frame: frame)
        wall.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(wall)
    }
    required init?(coder: NSCoder) { nil }
}
