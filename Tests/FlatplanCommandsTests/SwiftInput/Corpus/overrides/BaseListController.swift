import UIKit

class BaseListController: UICollectionViewController {
    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError()
    }

    func registerCells() {}
    func bindData() {}
    var sectionInset: UIEdgeInsets { .zero }

    override func viewDidLoad() {
        super.viewDidLoad()
        registerCells()
        bindData()
        (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset = sectionInset
    }
}
