import DesignKit
import Foundation

class SleeveCell: UICollectionViewCell {
    private let cover = UIView()
    private let caption = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        [cover, caption].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        cover.layer.cornerRadius = 4
        caption.font = .preferredFont(forTextStyle: .caption1)
        NSLayoutConstraint.activate([
            cover.topAnchor.constraint(equalTo: contentView.topAnchor),
            cover.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            cover.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            caption.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 4),
            caption.leadingAnchor.constraint(equalTo: cover.leadingAnchor),
            caption.trailingAnchor.constraint(equalTo: cover.trailingAnchor),
            caption.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
        caption.setContentHuggingPriority(.required, for: .vertical)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(_ title: String, hue: CGFloat) {
        caption.text = title
        cover.backgroundColor = UIColor(hue: hue, saturation: 0.5, brightness: 0.8, alpha: 1)
    }
}
