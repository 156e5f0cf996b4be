import UIKit

class TrailCell: UICollectionViewCell {

    @IBOutlet private weak var photoView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var lengthLabel: UILabel!
    @IBOutlet private weak var difficultyView: UIView! {
        didSet { difficultyView.layer.cornerRadius = 5 }
    }
    @IBOutlet weak var saveButton: UIButton!

    var onSave: (() -> Void)?

    override func awakeFromNib() {
        super.awakeFromNib()
        photoView.layer.cornerRadius = 8
        photoView.clipsToBounds = true
        nameLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    }

    func configure(_ trail: Trail) {
        nameLabel.text = trail.name
        lengthLabel.text = trail.lengthText
        photoView.image = UIImage(named: trail.photo)
        difficultyView.backgroundColor = trail.difficulty.color
    }

    @IBAction func saveTapped(_ sender: Any) {
        onSave?()
    }
}

struct Trail {
    enum Difficulty {
        case easy, moderate, hard
        var color: UIColor {
            switch self {
            case .easy: return .systemGreen
            case .moderate: return .systemOrange
            case .hard: return .systemRed
            }
        }
    }
    let name: String
    let kilometers: Double
    let difficulty: Difficulty
    var photo: String { "photo-" + name.lowercased().replacingOccurrences(of: " ", with: "") }
    var lengthText: String {
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = 1
        formatter.locale = Locale(identifier: "en_US")
        return (formatter.string(from: NSNumber(value: kilometers)) ?? "") + " km"
    }
}
