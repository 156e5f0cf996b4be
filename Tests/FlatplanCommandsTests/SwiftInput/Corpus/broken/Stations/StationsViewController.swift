import UIKit

class StationsViewController: UICollectionViewController {
    let stations = [
        Station(name: "Old Town Hall", bikes: 4, docks: 12), Station(name: "University East", bikes: 0, docks: 20),
        Station(name: "Botanic Garden", bikes: 9, docks: 9),
    ]

    init() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(88))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 1
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stations"
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.register(StationCell.self, forCellWithReuseIdentifier: "station")
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Map", style: .plain, target: self, action: #selector(openMap))
    }

    @objc private func openMap() {
        navigationController?.pushViewController(StationMapViewController(stations: stations), animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { stations.count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "station", for: indexPath) as! StationCell
        cell.show(stations[indexPath.item])
        return cell
    }
}

class StationCell: UICollectionViewCell {
    let nameLabel = UILabel()
    let countLabel = UILabel()
    let gauge = UIProgressView(progressViewStyle: .default)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        for view in [nameLabel, countLabel, gauge] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        contentView.directionalLayoutMargins = .init(top: 12, leading: 20, bottom: 12, trailing: 20)
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        countLabel.font = .preferredFont(forTextStyle: .subheadline)
        countLabel.textColor = .secondaryLabel
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: margins.topAnchor), nameLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            countLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2), countLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            gauge.leadingAnchor.constraint(equalTo: margins.leadingAnchor), gauge.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            gauge.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }
    required init?(coder: NSCoder) { fatalError() }

    func show(_ station: Station) {
        nameLabel.text = station.name
        countLabel.text = "\(station.bikes) bikes, \(station.docks - station.bikes) free docks"
        gauge.progress = Float(station.bikes) / Float(station.docks)
        gauge.progressTintColor = station.bikes == 0 ? .systemRed : .systemGreen
    }
}
