import UIKit

@objc protocol ReaderCellDelegate: class {
    @objc optional func readerCellDidTapMore(_ cell: ReaderCell)
}

class ReaderCell: UICollectionViewCell {
    static let kReuseIdentifier = "kReaderCell"
    weak var delegate: ReaderCellDelegate?
    let headline = UILabel(frame: CGRect.zero)
    let excerpt = UILabel(frame: CGRect.zero)
    let moreButton = UIButton(type: .custom)
    let thumb = UIImageView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        contentView.backgroundColor = UIColor.white
        headline.numberOfLines = 2
        excerpt.numberOfLines = 3
        excerpt.lineBreakMode = .byTruncatingTail
        thumb.contentMode = UIView.ContentMode.scaleAspectFill
        thumb.layer.masksToBounds = true
        moreButton.setTitle("MORE", for: UIControl.State.normal)
        moreButton.setTitleColor(UIColor.systemBlue, for: .normal)
        moreButton.titleLabel?.font = UIFont.systemFont(ofSize: 12, weight: UIFont.Weight.medium)
        moreButton.addTarget(self, action: #selector(ReaderCell.more(_:)), for: UIControl.Event.touchUpInside)

        let views: [String: Any] = ["headline": headline, "excerpt": excerpt, "more": moreButton, "thumb": thumb]
        let metrics: [String: CGFloat] = ["m": 12, "side": 84]
        views.values.compactMap { $0 as? UIView }.forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        var constraints = [NSLayoutConstraint]()
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:|-m-[thumb(side)]-m-[headline]-m-|", options: .alignAllTop, metrics: metrics, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "V:|-m-[thumb(side)]", options: [], metrics: metrics, views: views)
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "V:[headline]-4-[excerpt]-(>=4)-[more(20)]-8-|", options: [.alignAllLeading], metrics: metrics, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:[excerpt]-m-|", options: [], metrics: metrics, views: views)
        NSLayoutConstraint.activate(constraints)
    }

    @objc func more(_ sender: UIButton) {
        delegate?.readerCellDidTapMore?(self)
    }

    func setHeadline(_ text: String, excerpt body: String) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont(name: "Georgia-Bold", size: 17) ?? UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.black, .kern: -0.2,
        ]
        headline.attributedText = NSAttributedString(string: text, attributes: attributes)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        style.lineBreakMode = .byTruncatingTail
        let attributed = NSMutableAttributedString(string: body, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.darkGray])
        if let range = body.range(of: "new") {
            attributed.addAttributes([.backgroundColor: UIColor.yellow, .font: UIFont.boldSystemFont(ofSize: 13)], range: NSRange(range, in: body))
        }
        excerpt.attributedText = attributed
    }
}

class ReaderViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    fileprivate var collectionView: UICollectionView!
    fileprivate let articles: [[String: String]] = [
        [
            "title": "Council votes for the new bridge after nine years",
            "text": "The vote was close. A new span will carry trams, bicycles and people on foot, and the old one stays as a park.", "img": "photo-bridge",
        ],
        ["title": "Bakers strike", "text": "No bread on Sunday.", "img": "photo-bread"],
        [
            "title": "The owl is back", "text": "Ornithologists report a new nest in the tower of the mill, the first since the storm took its roof some winters ago.",
            "img": "photo-owl",
        ],
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        edgesForExtendedLayout = []
        automaticallyAdjustsScrollViewInsets = false
        let layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets.zero
        layout.minimumLineSpacing = 1
        collectionView = UICollectionView(frame: CGRect.zero, collectionViewLayout: layout)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.backgroundColor = UIColor(red: 240.0 / 255.0, green: 240.0 / 255.0, blue: 242.0 / 255.0, alpha: 1.0)
        collectionView.register(ReaderCell.self, forCellWithReuseIdentifier: ReaderCell.kReuseIdentifier)
        collectionView.delegate = self
        collectionView.dataSource = self
        view.addSubview(collectionView)
        let views = ["cv": collectionView!]
        view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[cv]|", options: NSLayoutConstraint.FormatOptions(rawValue: 0), metrics: nil, views: views))
        view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[cv]|", options: NSLayoutConstraint.FormatOptions(rawValue: 0), metrics: nil, views: views))
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return articles.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ReaderCell.kReuseIdentifier, for: indexPath) as! ReaderCell
        let article = articles[indexPath.row]
        cell.setHeadline(article["title"]!, excerpt: article["text"]!)
        cell.thumb.image = UIImage(named: article["img"]!)
        cell.delegate = self
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        return CGSize(width: UIScreen.main.bounds.size.width, height: 160)
    }
}

extension ReaderViewController: ReaderCellDelegate {
    func readerCellDidTapMore(_ cell: ReaderCell) {
        guard let path = collectionView.indexPath(for: cell) else { return }
        print("more of \(articles[path.row])")
    }
}
