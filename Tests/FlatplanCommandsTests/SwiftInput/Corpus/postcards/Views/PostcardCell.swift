import UIKit

class PostcardCell: UICollectionViewCell, NibLoadable, Identifiable_ {
    @IBOutlet private weak var stampView: UIView!
    @IBOutlet private weak var placeLabel: UILabel!
    @IBOutlet private weak var noteLabel: UILabel!
    @IBOutlet private var replyButton: UIButton!
    @IBInspectable var edge: CGFloat = 0 {
        didSet { layer.borderWidth = edge }
    }

    var onReply: (() -> Void)?

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.borderColor = UIColor.systemBrown.cgColor
        stampView.layer.cornerRadius = 2
        replyButton.setTitle("Reply", for: .normal)
    }

    func show(place: String, note: String, stamp: UIColor) {
        placeLabel.text = place
        noteLabel.text = note
        stampView.backgroundColor = stamp
    }

    @IBAction func replyTapped(_ sender: UIButton) { onReply?() }
}
