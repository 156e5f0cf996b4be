import UIKit

class PosterCell: UICollectionViewCell {
    let titleLabel = UILabel()
    let dateLabel = UILabel()
    let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let views: [String: UIView] = ["title": titleLabel, "date": dateLabel, "line": line]
        for (_, view) in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        titleLabel.numberOfLines = 0
        titleLabel.font = UIFont.systemFont(ofSize: 22, weight: UIFont.Weight.black)
        dateLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: UIFont.Weight.regular)
        line.backgroundColor = UIColor.black
        contentView.backgroundColor = UIColor.white
        let metrics = ["m": 12, "h": 3]
        for format in ["H:|-m-[title]-m-|", "H:|-m-[line(40)]", "H:|-m-[date]-(>=m)-|", "V:|-m-[title]-(>=4)-[line(h)]-6-[date]-m-|"] {
            contentView.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: metrics, views: views))
        }
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class PostersViewController: UIViewController {
    fileprivate let posters: [[String: Any]] = [
        ["title": "Barn dance", "date": "02.06."], ["title": "Open mic", "date": "09.06."], ["title": "Brass band in the square", "date": "16.06."],
        ["title": "Silent film", "date": "23.06."],
    ]
    fileprivate var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        automaticallyAdjustsScrollViewInsets = false
        extendedLayoutIncludesOpaqueBars = true
        let layout = UICollectionViewFlowLayout()
        collectionView = UICollectionView(frame: CGRect(x: 0, y: 0, width: view.frame.size.width, height: view.frame.size.height), collectionViewLayout: layout)
        collectionView.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.backgroundColor = UIColor(red: 230.0 / 255.0, green: 226.0 / 255.0, blue: 214.0 / 255.0, alpha: 1.0)
        view.addSubview(collectionView)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        let views = ["cv": collectionView!]
        view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[cv]|", options: NSLayoutConstraint.FormatOptions(), metrics: nil, views: views))
        view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[cv]|", options: [.alignAllLeft, .alignAllRight], metrics: nil, views: views))
        if #available(iOS 11.0, *) {
            collectionView.contentInsetAdjustmentBehavior = .never
        }
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    @objc fileprivate func reload() { collectionView.reloadData() }

    deinit { NotificationCenter.default.removeObserver(self) }
}

extension PostersViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return posters.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath) as! PosterCell
        let poster = posters[(indexPath as NSIndexPath).row]
        cell.titleLabel.text = poster["title"] as? String
        cell.dateLabel.text = (poster["date"] as! String)
        return cell
    }
}

extension PostersViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let side = (collectionView.bounds.size.width - 36) / 2
        return CGSize(width: side, height: side * 1.25)
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
        return UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat {
        return 12
    }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat {
        return 12
    }
}
