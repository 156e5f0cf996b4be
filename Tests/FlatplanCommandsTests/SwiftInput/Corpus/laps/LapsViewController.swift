//
//  LapsViewController.swift
//  Laps
//
//  Created on 14.02.20.
//

import UIKit

struct Lap {
    let number: Int
    let seconds: Double
    let stroke: String
}

class LapCell: UICollectionViewCell {

    static let reuseId = "LapCell"

    let numberLabel = UILabel()
    let timeLabel = UILabel()
    let strokeLabel = UILabel()
    let separator = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setupViews()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setupViews() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        layer.masksToBounds = true

        numberLabel.font = .monospacedDigitSystemFont(ofSize: 28, weight: .bold)
        numberLabel.textColor = .systemTeal
        timeLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        strokeLabel.font = .systemFont(ofSize: 13)
        strokeLabel.textColor = .secondaryLabel
        separator.backgroundColor = .separator

        [numberLabel, timeLabel, strokeLabel, separator].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }

        NSLayoutConstraint.activate([
            numberLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            numberLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            numberLabel.widthAnchor.constraint(equalToConstant: 48),

            separator.leadingAnchor.constraint(equalTo: numberLabel.trailingAnchor, constant: 8),
            separator.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            separator.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            separator.widthAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),

            timeLabel.leadingAnchor.constraint(equalTo: separator.trailingAnchor, constant: 12),
            timeLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
            timeLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),

            strokeLabel.leadingAnchor.constraint(equalTo: timeLabel.leadingAnchor),
            strokeLabel.topAnchor.constraint(equalTo: timeLabel.bottomAnchor, constant: 2),
        ])
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        timeLabel.text = nil
        strokeLabel.text = nil
    }

    func configure(with lap: Lap, isBest: Bool) {
        numberLabel.text = "\(lap.number)"
        timeLabel.text = String(format: "%.2f s", lap.seconds)
        timeLabel.textColor = isBest ? .systemGreen : .label
        strokeLabel.text = lap.stroke.uppercased()
    }
}

class LapsViewController: UIViewController {

    var collectionView: UICollectionView!

    var laps: [Lap] = [
        Lap(number: 1, seconds: 31.4, stroke: "Butterfly"),
        Lap(number: 2, seconds: 35.92, stroke: "Backstroke"),
        Lap(number: 3, seconds: 40.07, stroke: "Breaststroke"),
        Lap(number: 4, seconds: 30.88, stroke: "Freestyle"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Laps"
        view.backgroundColor = .systemBackground
        navigationController?.navigationBar.prefersLargeTitles = true

        let flowLayout = UICollectionViewFlowLayout()
        flowLayout.scrollDirection = .vertical
        flowLayout.minimumLineSpacing = 10

        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: flowLayout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(LapCell.self, forCellWithReuseIdentifier: LapCell.reuseId)
        view.addSubview(collectionView)

        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(didTapAdd(_:)))
    }

    @objc func didTapAdd(_ sender: UIBarButtonItem) {
        let next = Lap(number: laps.count + 1, seconds: Double.random(in: 28...42), stroke: "Freestyle")
        laps.append(next)
        collectionView.insertItems(at: [IndexPath(item: laps.count - 1, section: 0)])
    }
}

extension LapsViewController: UICollectionViewDataSource {

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        return 1
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return laps.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: LapCell.reuseId, for: indexPath) as? LapCell else {
            return UICollectionViewCell()
        }
        let lap = laps[indexPath.row]
        let best = laps.map { $0.seconds }.min()
        cell.configure(with: lap, isBest: lap.seconds == best)
        return cell
    }
}

extension LapsViewController: UICollectionViewDelegateFlowLayout {

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let inset: CGFloat = 16
        return CGSize(width: collectionView.frame.width - 2 * inset, height: 64)
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
        return UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    }
}
