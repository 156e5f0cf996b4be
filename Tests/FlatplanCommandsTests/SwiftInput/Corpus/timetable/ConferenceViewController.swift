import UIKit

final class ConferenceViewController: UIViewController {
    private struct Talk { let title: String; let start: Double; let end: Double; let track: Int }

    private let talks = [
        Talk(title: "Opening", start: 9, end: 9.5, track: 0), Talk(title: "Parsing by hand", start: 9.5, end: 10.5, track: 0),
        Talk(title: "Fonts are programs", start: 9.75, end: 11, track: 1), Talk(title: "Lunch", start: 12, end: 13, track: 1),
        Talk(title: "A compiler in a weekend", start: 10, end: 12, track: 2), Talk(title: "Panel", start: 13.5, end: 15, track: 0),
    ]
    private let layout = TimetableLayout()

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.delegate = self
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(TalkCell.self, forCellWithReuseIdentifier: "talk")
        collectionView.register(HourView.self, forSupplementaryViewOfKind: TimetableLayout.hourKind, withReuseIdentifier: "hour")
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }
}

extension ConferenceViewController: UICollectionViewDataSource, TimetableLayoutDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { talks.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "talk", for: indexPath) as! TalkCell
        let colors: [UIColor] = [.systemBlue, .systemPurple, .systemOrange]
        cell.show(talks[indexPath.item].title, color: colors[talks[indexPath.item].track])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "hour", for: indexPath)
        (view as? HourView)?.label.text = "\(Int(layout.firstHour) + indexPath.item):00"
        return view
    }

    func timetable(_ layout: TimetableLayout, hoursForItemAt indexPath: IndexPath) -> ClosedRange<Double> {
        talks[indexPath.item].start...talks[indexPath.item].end
    }

    func timetable(_ layout: TimetableLayout, trackForItemAt indexPath: IndexPath) -> Int { talks[indexPath.item].track }
}

final class TalkCell: UICollectionViewCell {
    private let label = UILabel()
    private let bar = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(bar)
        contentView.addSubview(label)
        contentView.layer.cornerRadius = 5
        contentView.clipsToBounds = true
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 12, weight: .semibold)
    }
    required init?(coder: NSCoder) { fatalError() }

    func show(_ title: String, color: UIColor) {
        label.text = title
        label.textColor = color
        bar.backgroundColor = color
        contentView.backgroundColor = color.withAlphaComponent(0.15)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = CGRect(x: 0, y: 0, width: 3, height: contentView.bounds.height)
        let width = contentView.bounds.width - 12
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        label.frame = CGRect(x: 8, y: 4, width: width, height: min(size.height, contentView.bounds.height - 6))
    }
}

final class HourView: UICollectionReusableView {
    let label = UILabel()
    private let line = UIView()
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 11)
        label.textColor = .secondaryLabel
        label.textAlignment = .right
        line.backgroundColor = .separator
        addSubview(label)
        addSubview(line)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func layoutSubviews() {
        label.frame = CGRect(x: 0, y: 0, width: 38, height: 16)
        line.frame = CGRect(x: 44, y: 8, width: bounds.width - 44, height: 1 / UIScreen.main.scale)
    }
}
