import UIKit

class WordsViewController: UIViewController {
    private let words = ["ephemeral", "gloaming", "petrichor", "serendipity", "susurrus", "vellichor"]
    private var observer: NSObjectProtocol?
    private weak var collectionView: UICollectionView?

    override func loadView() {
        super.loadView()
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        view.addSubview(collectionView)
        self.collectionView = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView?.dataSource = self
        collectionView?.register(WordCell.self, forCellWithReuseIdentifier: "word")
        NotificationCenter.default.addObserver(self, selector: #selector(favoritesDidChange(_:)), name: .favoritesDidChange, object: nil)
        observer = NotificationCenter.default.addObserver(forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main) { [weak self] _ in
            self?.collectionView?.reloadData()
        }
        FavoritesStore.shared.toggle("petrichor")
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
        if let observer = observer { NotificationCenter.default.removeObserver(observer) }
    }

    @objc private func favoritesDidChange(_ notification: Notification) {
        guard let word = notification.userInfo?["word"] as? String, let index = words.firstIndex(of: word) else { return }
        collectionView?.reloadItems(at: [IndexPath(item: index, section: 0)])
    }
}

extension WordsViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath) as! WordCell
        cell.word = words[indexPath.item]
        return cell
    }
}

class WordCell: UICollectionViewCell {
    private let label = UILabel()
    private let star = UIButton(type: .system)
    var word = "" {
        didSet {
            label.text = word
            let isFavorite = FavoritesStore.shared.contains(word)
            star.setImage(UIImage(systemName: isFavorite ? "star.fill" : "star"), for: .normal)
            star.tintColor = isFavorite ? .systemYellow : .systemGray3
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 8
        label.font = .preferredFont(forTextStyle: .title3)
        star.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        for view in [label, star] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            star.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            star.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            star.centerYAnchor.constraint(equalTo: label.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }

    @objc private func toggle() { FavoritesStore.shared.toggle(word) }
}
