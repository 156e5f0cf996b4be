import SnapKit
import UIKit

final class BoardListViewController: UIViewController {

    // MARK: - UI

    private let headerView = UIView()
    private let titleLabel: UILabel = {
        $0.text = "Your games"
        $0.font = .systemFont(ofSize: 28, weight: .bold)
        return $0
    }(UILabel())

    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = Metric.spacing
        layout.minimumInteritemSpacing = Metric.spacing
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.backgroundColor = .clear
        view.contentInset = UIEdgeInsets(top: 0, left: Metric.margin, bottom: Metric.margin, right: Metric.margin)
        view.register(BoardCell.self, forCellWithReuseIdentifier: BoardCell.id)
        view.delegate = self
        view.dataSource = self
        return view
    }()

    private enum Metric {
        static let margin: CGFloat = 20
        static let spacing: CGFloat = 14
    }

    private let boards = Board.mocks

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.97, alpha: 1)
        setupLayout()
    }

    private func setupLayout() {
        view.addSubview(headerView)
        headerView.addSubview(titleLabel)
        view.addSubview(collectionView)

        headerView.snp.makeConstraints {
            $0.top.equalTo(view.safeAreaLayoutGuide)
            $0.leading.trailing.equalToSuperview()
            $0.height.equalTo(60)
        }
        titleLabel.snp.makeConstraints { make in
            make.leading.equalToSuperview().offset(Metric.margin)
            make.centerY.equalToSuperview()
        }
        collectionView.snp.makeConstraints { make in
            make.top.equalTo(headerView.snp.bottom)
            make.left.right.bottom.equalToSuperview()
        }
    }
}

extension BoardListViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { boards.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: BoardCell.id, for: indexPath) as? BoardCell
        else { return .init() }
        cell.configure(boards[indexPath.item])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let columns: CGFloat = 2
        let available = collectionView.bounds.width - Metric.margin * 2 - Metric.spacing * (columns - 1)
        let side = floor(available / columns)
        return CGSize(width: side, height: side + 60)
    }
}
