import UIKit

struct SolarSystem: Decodable {
    struct Planet: Decodable {
        var name: String
        var moons: [Moon]
    }
    struct Moon: Decodable {
        var name: String
        var radiusKm: Double
        var discoveredOn: Date
    }
    var planets: [Planet]
}

extension Bundle {
    func decode<T: Decodable>(_ type: T.Type, from file: String) -> T {
        guard let url = self.url(forResource: file, withExtension: nil) else {
            fatalError("Failed to locate \(file) in bundle.")
        }
        guard let data = try? Data(contentsOf: url) else {
            fatalError("Failed to load \(file) from bundle.")
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let formatter = DateFormatter()
        formatter.dateFormat = "y-MM-dd"
        formatter.timeZone = TimeZone(identifier: "UTC")
        decoder.dateDecodingStrategy = .formatted(formatter)
        do {
            return try decoder.decode(T.self, from: data)
        } catch DecodingError.keyNotFound(let key, let context) {
            fatalError("Failed to decode \(file) from bundle due to missing key '\(key.stringValue)' – \(context.debugDescription)")
        } catch {
            fatalError("Failed to decode \(file) from bundle: \(error.localizedDescription)")
        }
    }
}

class MoonsViewController: UICollectionViewController {
    let system = Bundle.main.decode(SolarSystem.self, from: "moons.json")

    lazy var formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        formatter.locale = Locale(identifier: "en_GB")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter
    }()

    required init?(coder: NSCoder) { super.init(coder: coder) }

    init() {
        var config = UICollectionLayoutListConfiguration(appearance: .grouped)
        config.headerMode = .firstItemInSection
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { system.planets.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        system.planets[section].moons.count + 1
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! UICollectionViewListCell
        let planet = system.planets[indexPath.section]
        var content = cell.defaultContentConfiguration()
        if indexPath.item == 0 {
            content.text = planet.name
        } else {
            let moon = planet.moons[indexPath.item - 1]
            content.text = moon.name
            content.secondaryText = formatter.string(from: moon.discoveredOn)
            let diameter = CGFloat(max(6, min(40, log(moon.radiusKm) * 5)))
            content.image = UIGraphicsImageRenderer(size: CGSize(width: diameter, height: diameter)).image { context in
                UIColor.systemGray2.setFill()
                context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: diameter, height: diameter))
            }
            content.imageProperties.reservedLayoutSize = CGSize(width: 44, height: 0)
        }
        cell.contentConfiguration = content
        return cell
    }
}
