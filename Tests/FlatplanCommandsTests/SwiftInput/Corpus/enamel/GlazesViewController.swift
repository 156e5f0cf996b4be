import UIKit

extension UIColor {
    static let cobalt = #colorLiteral(red: 0.1058823529, green: 0.2745098039, blue: 0.6117647059, alpha: 1)
    static let celadon = #colorLiteral(red: 0.6745098039, green: 0.8823529412, blue: 0.6862745098, alpha: 1)
    static let oxblood = #colorLiteral(red: 0.4392156863, green: 0.1058823529, blue: 0.1098039216, alpha: 1)
    static let shino = #colorLiteral(red: 0.9607843137, green: 0.9137254902, blue: 0.8470588235, alpha: 1)

    convenience init(hex: Int, alpha: CGFloat = 1.0) {
        let r = CGFloat((hex >> 16) & 0xff) / 255
        let g = CGFloat((hex >> 8) & 0xff) / 255
        let b = CGFloat(hex & 0xff) / 255
        self.init(red: r, green: g, blue: b, alpha: alpha)
    }
}

struct Glaze {
    let name: String
    let cone: String
    let color: UIColor
    let image: UIImage
}

class GlazesViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let glazes: [Glaze] = [
        Glaze(name: "Cobalt", cone: "cone 6", color: .cobalt, image: #imageLiteral(resourceName: "tile")),
        Glaze(name: "Celadon", cone: "cone 10", color: .celadon, image: #imageLiteral(resourceName: "tile")),
        Glaze(name: "Oxblood", cone: "cone 10", color: .oxblood, image: #imageLiteral(resourceName: "missing-tile")),
        Glaze(name: "Shino", cone: "cone 12", color: .shino, image: #imageLiteral(resourceName: "tile")),
        Glaze(name: "Ash", cone: "cone 9", color: UIColor(hex: 0x9AA08B), image: #imageLiteral(resourceName: "tile")),
    ]
    private let margin: CGFloat = 14

    override func viewDidLoad() {
        super.viewDidLoad()
        let flow = UICollectionViewFlowLayout()
        flow.sectionInset = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        let grid = UICollectionView(frame: view.bounds, collectionViewLayout: flow)
        grid.backgroundColor = #colorLiteral(red: 0.9764705882, green: 0.9725490196, blue: 0.9607843137, alpha: 1)
        grid.autoresizingMask = [.flexibleHeight, .flexibleWidth]
        grid.register(GlazeCell.self, forCellWithReuseIdentifier: GlazeCell.reuseID)
        grid.dataSource = self
        grid.delegate = self
        view.addSubview(grid)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return glazes.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: GlazeCell.reuseID, for: indexPath) as! GlazeCell
        cell.glaze = glazes[indexPath.row]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let width = (collectionView.frame.width - 3 * margin) / 2
        return indexPath.row == 0 ? CGSize(width: collectionView.frame.width - 2 * margin, height: 120) : CGSize(width: width, height: 96)
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat {
        return margin
    }
}

class GlazeCell: UICollectionViewCell {
    static let reuseID = "GlazeCell"
    private let swatch = UIImageView()
    private let name = UILabel()
    private let cone = UILabel()

    var glaze: Glaze! {
        didSet {
            swatch.image = glaze.image
            contentView.backgroundColor = glaze.color
            name.text = glaze.name
            cone.text = glaze.cone.uppercased()
            let isDark = [UIColor.cobalt, .oxblood].contains(glaze.color)
            name.textColor = isDark ? .white : .black
            cone.textColor = name.textColor.withAlphaComponent(0.7)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 2)
        contentView.layer.cornerRadius = 10
        contentView.clipsToBounds = true
        name.font = UIFont.boldSystemFont(ofSize: 17)
        cone.font = UIFont.systemFont(ofSize: 11)
        for view in [swatch, name, cone] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        swatch.contentMode = .scaleAspectFit
        NSLayoutConstraint(item: swatch, attribute: .trailing, relatedBy: .equal, toItem: contentView, attribute: .trailing, multiplier: 1, constant: -8).isActive = true
        NSLayoutConstraint(item: swatch, attribute: .top, relatedBy: .equal, toItem: contentView, attribute: .top, multiplier: 1, constant: 8).isActive = true
        NSLayoutConstraint(item: swatch, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 32).isActive = true
        NSLayoutConstraint(item: swatch, attribute: .height, relatedBy: .equal, toItem: swatch, attribute: .width, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: cone, attribute: .bottom, relatedBy: .equal, toItem: contentView, attribute: .bottom, multiplier: 1, constant: -10).isActive = true
        NSLayoutConstraint(item: cone, attribute: .leading, relatedBy: .equal, toItem: contentView, attribute: .leading, multiplier: 1, constant: 12).isActive = true
        NSLayoutConstraint(item: name, attribute: .bottom, relatedBy: .equal, toItem: cone, attribute: .top, multiplier: 1, constant: -2).isActive = true
        NSLayoutConstraint(item: name, attribute: .leading, relatedBy: .equal, toItem: cone, attribute: .leading, multiplier: 1, constant: 0).isActive = true
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
