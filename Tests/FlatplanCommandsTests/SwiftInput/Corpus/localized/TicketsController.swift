import UIKit

class TicketsController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    let tickets = [(zones: 2, day: "14 May"), (zones: 5, day: "2 June"), (zones: 1, day: "30 June")]

    convenience init() {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        layout.minimumLineSpacing = 20
        self.init(collectionViewLayout: layout)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = L10n.Tickets.title
        collectionView.backgroundColor = .systemGray6
        collectionView.register(TicketCell.self, forCellWithReuseIdentifier: "ticket")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { tickets.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ticket", for: indexPath) as! TicketCell
        let ticket = tickets[indexPath.item]
        cell.zones.text = L10n.Tickets.zones(ticket.zones)
        cell.valid.text = L10n.Tickets.valid(until: ticket.day)
        cell.line.text = NSLocalizedString("line \"A\"", comment: "")
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: collectionView.bounds.width - 40, height: 130)
    }
}

class TicketCell: UICollectionViewCell {
    let zones = UILabel(), valid = UILabel(), line = UILabel()
    let buy = UIButton(type: .system)
    let notch = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .white
        zones.font = .systemFont(ofSize: 24, weight: .heavy)
        zones.textColor = .black
        valid.textColor = .darkGray
        valid.font = .systemFont(ofSize: 14)
        line.numberOfLines = 0
        line.textAlignment = .right
        line.font = .systemFont(ofSize: 13)
        line.textColor = .black
        buy.setTitle(L10n.Tickets.buy, for: .normal)
        for (view, x, y) in [(zones, 20, 16), (valid, 20, 48), (line, 0, 16)] as [(UIView, CGFloat, CGFloat)] {
            view.frame.origin = CGPoint(x: x, y: y)
            contentView.addSubview(view)
        }
        contentView.addSubview(buy)
        contentView.layer.mask = notch
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        zones.frame.size = CGSize(width: bounds.width - 140, height: 28)
        valid.sizeToFit()
        line.frame = CGRect(x: bounds.width - 120, y: 16, width: 100, height: 40)
        buy.sizeToFit()
        buy.frame.origin = CGPoint(x: 20, y: bounds.height - buy.frame.height - 12)
        let path = UIBezierPath(roundedRect: bounds, cornerRadius: 12)
        for x in [0, bounds.width] {
            path.append(UIBezierPath(arcCenter: CGPoint(x: x, y: 82), radius: 10, startAngle: 0, endAngle: .pi * 2, clockwise: true).reversing())
        }
        notch.path = path.cgPath
        notch.fillRule = .evenOdd
    }
}
