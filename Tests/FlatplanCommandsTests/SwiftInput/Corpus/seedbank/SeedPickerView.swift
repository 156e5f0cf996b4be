import UIKit

@objc protocol SeedPickerViewDelegate: class {
    func seedPicker(_ picker: SeedPickerView, didPick index: Int)
    @objc optional func seedPickerDidReachLimit(_ picker: SeedPickerView)
    @objc optional func seedPicker(_ picker: SeedPickerView, titleForSeedAt index: Int) -> String?
    @objc optional func insetsForPicker(_ picker: SeedPickerView) -> UIEdgeInsets
}

@objcMembers
class SeedPickerView: UIView {
    weak var delegate: SeedPickerViewDelegate?
    var limit = 3

    fileprivate let seeds = ["Kale", "Beet", "Leek", "Chard", "Squash", "Radish", "Borage"]
    fileprivate var picked = [1, 4]

    lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 72)
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 10
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        let view = UICollectionView(frame: CGRect.zero, collectionViewLayout: layout)
        view.backgroundColor = UIColor.clear
        view.alwaysBounceVertical = true
        view.dataSource = self
        view.delegate = self
        view.register(SeedCell.self, forCellWithReuseIdentifier: NSStringFromClass(SeedCell.self))
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        return view
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(collectionView)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        addSubview(collectionView)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = delegate?.insetsForPicker?(self) ?? UIEdgeInsets.zero
        (collectionView.collectionViewLayout as! UICollectionViewFlowLayout).sectionInset = insets
        collectionView.frame = bounds
    }
}

extension SeedPickerView: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return seeds.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: NSStringFromClass(SeedCell.self), for: indexPath) as! SeedCell
        cell.textLabel.text = delegate?.seedPicker?(self, titleForSeedAt: indexPath.item) ?? seeds[indexPath.item]
        cell.mark(picked.contains(indexPath.item))
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        header.backgroundColor = UIColor(red: 0.93, green: 0.95, blue: 0.88, alpha: 1)
        return header
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if picked.count == limit {
            delegate?.seedPickerDidReachLimit?(self)
            return
        }
        picked.append(indexPath.item)
        delegate?.seedPicker(self, didPick: indexPath.item)
    }
}

class SeedCell: UICollectionViewCell {
    let textLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        textLabel.textAlignment = NSTextAlignment.center
        contentView.addSubview(textLabel)
        contentView.layer.cornerRadius = 8.0
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func mark(_ isMarked: Bool) {
        contentView.backgroundColor = isMarked ? UIColor(red: 0.35, green: 0.55, blue: 0.25, alpha: 1) : UIColor(white: 0.92, alpha: 1)
        textLabel.textColor = isMarked ? UIColor.white : UIColor.darkText
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        textLabel.frame = contentView.bounds
    }
}
