import SnapKit
import UIKit

final class LessonCell: UICollectionViewCell {
    private let iconView = UIImageView(image: UIImage(systemName: "book"))
    private let titleLabel = UILabel()
    private let minutesLabel = UILabel()
    private let progressTrack = UIView()
    private let progressBar = UIView()
    private let contentInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    private var progressConstraint: Constraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 12
        let content = UIView()
        contentView.addSubview(content)
        content.snp.makeConstraints { make in
            make.edges.equalToSuperview().inset(contentInset)
        }
        [iconView, titleLabel, minutesLabel, progressTrack].forEach(content.addSubview)
        progressTrack.addSubview(progressBar)
        progressTrack.backgroundColor = .systemGray5
        progressBar.backgroundColor = .systemGreen
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.numberOfLines = 2
        minutesLabel.font = .systemFont(ofSize: 13)
        minutesLabel.textColor = .secondaryLabel

        iconView.snp.makeConstraints {
            $0.leading.centerY.equalToSuperview()
            $0.size.equalTo(CGSize(width: 28, height: 28)).priority(.required)
        }
        titleLabel.snp.makeConstraints {
            $0.top.trailing.equalToSuperview()
            $0.leading.equalTo(iconView.snp.trailing).offset(12)
        }
        minutesLabel.snp.makeConstraints {
            $0.top.equalTo(titleLabel.snp.bottom).offset(2)
            $0.directionalHorizontalEdges.equalTo(titleLabel)
        }
        progressTrack.snp.makeConstraints { make in
            make.top.greaterThanOrEqualTo(minutesLabel.snp.bottom).offset(8)
            make.bottom.horizontalEdges.equalToSuperview()
            make.height.equalTo(4)
        }
        progressBar.snp.makeConstraints { make in
            make.leading.verticalEdges.equalToSuperview()
            progressConstraint = make.width.equalToSuperview().multipliedBy(0.0).constraint
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(title: String, minutes: Int, progress: Double) {
        titleLabel.text = title
        minutesLabel.text = "\(minutes) min"
        progressBar.snp.remakeConstraints { make in
            make.leading.verticalEdges.equalToSuperview()
            make.width.equalToSuperview().multipliedBy(progress)
        }
    }
}

final class DeckViewController: UIViewController {
    private let lessons = [("Scales in thirds", 12, 0.75), ("Left hand alone, very slowly and without looking", 20, 0.2), ("Sight reading", 8, 0)]
    private lazy var collectionView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        view.register(LessonCell.self, forCellWithReuseIdentifier: "lesson")
        view.dataSource = self
        return view
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        collectionView.backgroundColor = .clear
        view.addSubview(collectionView)
        collectionView.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide.snp.topMargin)
            make.leading.trailing.bottom.equalToSuperview()
        }
        [collectionView].snp.makeConstraints { make in
            make.width.lessThanOrEqualTo(2000).priority(ConstraintPriority.low)
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(90))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        return UICollectionViewCompositionalLayout(section: section)
    }
}

extension DeckViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { lessons.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "lesson", for: indexPath) as? LessonCell else {
            return UICollectionViewCell()
        }
        let (title, minutes, progress) = lessons[indexPath.row]
        cell.configure(title: title, minutes: minutes, progress: progress)
        return cell
    }
}
