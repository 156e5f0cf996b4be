import UIKit

class LibraryViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {

    @IBOutlet weak var collectionView: UICollectionView!
    @IBOutlet weak var kindControl: UISegmentedControl!

    var records = [Record]()

    override func viewDidLoad() {
        super.viewDidLoad()
        records = Record.samples.filter { !$0.isSingle }
        navigationItem.largeTitleDisplayMode = .always
        collectionView.alwaysBounceVertical = true
    }

    @IBAction func segmentChanged(_ sender: UISegmentedControl) {
        records = Record.samples.filter { $0.isSingle == (sender.selectedSegmentIndex == 1) }
        collectionView.reloadData()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showDetail",
            let detail = segue.destination as? DetailViewController,
            let record = sender as? Record
        else { return }
        detail.record = record
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return records.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "RecordCell", for: indexPath) as! RecordCell
        cell.record = records[indexPath.row]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showDetail", sender: records[indexPath.row])
    }
}

class DetailViewController: UIViewController {
    var record: Record!
    override func viewDidLoad() {
        super.viewDidLoad()
        title = record.title
    }
}

class RecordCell: UICollectionViewCell {
    @IBOutlet weak var coverView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var artistLabel: UILabel!

    var record: Record? {
        didSet {
            titleLabel.text = record?.title
            artistLabel.text = record?.artist
            coverView.image = record.flatMap { UIImage(named: "photo-" + $0.artist.filter(\.isLetter)) }
        }
    }
}

struct Record {
    let title: String
    let artist: String
    var isSingle = false

    static let samples = [
        Record(title: "Paper Moons", artist: "The Ushers"),
        Record(title: "Fathoms", artist: "Ada Lind"),
        Record(title: "Gravel", artist: "Tin Orchard"),
        Record(title: "Low Sun", artist: "Ada Lind", isSingle: true),
        Record(title: "Northbound, with an unusually long name", artist: "Marble & Sons"),
    ]
}
