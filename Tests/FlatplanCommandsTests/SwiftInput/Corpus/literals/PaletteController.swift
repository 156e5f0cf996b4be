import UIKit

class PaletteController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let swatches: [(name: String, color: UIColor)] = [
        ("Brick", #colorLiteral(red: 0.7254902124, green: 0.2431372553, blue: 0.1843137294, alpha: 1)),
        ("Dusk", #colorLiteral(red: 0.3647058904, green: 0.06666667014, blue: 0.9686274529, alpha: 1)),
        ("Lagoon", #colorLiteral(red: 0.05, green: 0.55, blue: 0.6, alpha: 1)),
        ("Straw", #colorLiteral(red: 0.9, green: 0.82, blue: 0.5, alpha: 1)),
        ("Ink", .init(red: 0.1, green: 0.1, blue: 0.2, alpha: 1)),
        ("Moss", UIColor(hex: 0x5A7247)),
        ("Clay", UIColor(hexString: "#C97B5D")),
    ]
    let logo = #imageLiteral(resourceName: "brush")

    private let collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 110, height: 132)
        layout.headerReferenceSize = CGSize(width: 0, height: 80)
        layout.sectionInset = .init(top: 0, left: 16, bottom: 16, right: 16)
        layout.minimumInteritemSpacing = 8
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.backgroundColor = #colorLiteral(red: 1.0, green: 0.98, blue: 0.95, alpha: 1.0)
        collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: SwatchCell.id)
        collectionView.register(
            LogoHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h")
        return collectionView
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.dataSource = self
        collectionView.delegate = self
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.frame = view.bounds
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { swatches.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: SwatchCell.id, for: indexPath) as! SwatchCell
        let (name, color) = swatches[indexPath.row]
        cell.nameLabel.text = name
        cell.colorView.backgroundColor = color
        cell.hexLabel.text = color.hexText
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: indexPath)
        (header as? LogoHeader)?.imageView.image = logo.withRenderingMode(.alwaysTemplate)
        return header
    }
}

class LogoHeader: UICollectionReusableView {
    let imageView = UIImageView()
    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.tintColor = #colorLiteral(red: 0.7254902124, green: 0.2431372553, blue: 0.1843137294, alpha: 1)
        imageView.frame = CGRect(x: 16, y: 16, width: 48, height: 48)
        addSubview(imageView)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class SwatchCell: UICollectionViewCell {
    static let id = NSStringFromClass(SwatchCell.self)
    let colorView = UIView(), nameLabel = UILabel(), hexLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(colorView)
        addSubview(nameLabel)
        addSubview(hexLabel)
        colorView.layer.cornerRadius = 8
        colorView.layer.borderWidth = 0.5
        colorView.layer.borderColor = UIColor.black.withAlphaComponent(0.1).cgColor
        nameLabel.font = UIFont.boldSystemFont(ofSize: 14)
        nameLabel.textColor = .black
        hexLabel.font = UIFont(name: "Menlo", size: 11)
        hexLabel.textColor = .darkGray
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        colorView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 90)
        nameLabel.frame = CGRect(x: 2, y: colorView.frame.maxY + 4, width: bounds.width - 4, height: 18)
        hexLabel.frame = CGRect(x: 2, y: nameLabel.frame.maxY, width: bounds.width - 4, height: 14)
    }
}

extension UIColor {
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex & 0xFF0000) >> 16) / 255.0, green: CGFloat((hex & 0x00FF00) >> 8) / 255.0,
            blue: CGFloat(hex & 0x0000FF) / 255.0, alpha: alpha)
    }

    convenience init(hexString: String) {
        let hex = hexString.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var int: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&int)
        self.init(hex: UInt32(int))
    }

    var hexText: String {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&r, green: &g, blue: &b, alpha: &a)
        return String(format: "#%02X%02X%02X", Int(round(r * 255)), Int(round(g * 255)), Int(round(b * 255)))
    }
}
