import UIKit

class AccountViewController: UITableViewController {
    enum Row: String, CaseIterable {
        case orders = "Orders"
        case addresses = "Addresses"
        case signOut = "Sign out"

        var style: UITableViewCell.CellStyle { self == .orders ? .value1 : .default }
    }

    private lazy var badges = BadgesView(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 120))

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .always
        title = "Account"
        tableView.tableHeaderView = badges
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        UITableView.appearance().backgroundColor = .systemGroupedBackground
        UINavigationBar.appearance(whenContainedInInstancesOf: [UINavigationController.self]).tintColor = .systemRed
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Row.allCases.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = Row.allCases[indexPath.row].rawValue
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

final class BadgesView: UIView, UICollectionViewDataSource {
    private let titles = ["First order", "Night owl", "Ten returns"]
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 96, height: 88)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        let view = UICollectionView(frame: bounds, collectionViewLayout: layout)
        view.register(BadgeCell.self, forCellWithReuseIdentifier: "badge")
        view.showsHorizontalScrollIndicator = false
        view.dataSource = self
        return view
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(collectionView)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        collectionView.frame = bounds
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { titles.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "badge", for: indexPath) as! BadgeCell
        cell.label.text = titles[indexPath.item]
        return cell
    }
}

final class BadgeCell: UICollectionViewCell {
    let label = UILabel()
    private let icon = UIImageView(image: UIImage(systemName: "star.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .caption2)
        label.textAlignment = .center
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .systemYellow
        let stack = UIStackView(arrangedSubviews: [icon, label])
        stack.axis = .vertical
        stack.spacing = 6
        stack.frame = contentView.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stack)
    }

    required init?(coder: NSCoder) { fatalError() }
}
