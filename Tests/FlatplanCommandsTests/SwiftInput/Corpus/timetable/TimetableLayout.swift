import UIKit

protocol TimetableLayoutDelegate: AnyObject {
    func timetable(_ layout: TimetableLayout, hoursForItemAt indexPath: IndexPath) -> ClosedRange<Double>
    func timetable(_ layout: TimetableLayout, trackForItemAt indexPath: IndexPath) -> Int
}

class TimetableLayout: UICollectionViewLayout {
    weak var delegate: TimetableLayoutDelegate?
    var hourHeight: CGFloat = 60
    var firstHour = 9.0
    var lastHour = 15.0
    var tracks = 3
    private let gutter: CGFloat = 44
    private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var rulers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var contentHeight: CGFloat { CGFloat(lastHour - firstHour) * hourHeight + 32 }

    static let hourKind = "HourRuler"

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
    }

    override func prepare() {
        super.prepare()
        guard cache.isEmpty, let collectionView = collectionView else { return }
        let trackWidth = (collectionView.bounds.width - gutter - 8) / CGFloat(tracks)
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let hours = delegate?.timetable(self, hoursForItemAt: indexPath) ?? 9...10
            let track = delegate?.timetable(self, trackForItemAt: indexPath) ?? 0
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: gutter + CGFloat(track) * trackWidth, y: 16 + CGFloat(hours.lowerBound - firstHour) * hourHeight,
                width: trackWidth, height: CGFloat(hours.upperBound - hours.lowerBound) * hourHeight
            ).insetBy(dx: 2, dy: 1)
            attributes.zIndex = 2
            cache[indexPath] = attributes
        }
        for (index, hour) in stride(from: firstHour, through: lastHour, by: 1).enumerated() {
            let indexPath = IndexPath(item: index, section: 0)
            let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: Self.hourKind, with: indexPath)
            attributes.frame = CGRect(x: 0, y: 16 + CGFloat(hour - firstHour) * hourHeight - 8, width: collectionView.bounds.width, height: 16)
            rulers[indexPath] = attributes
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (Array(cache.values) + Array(rulers.values)).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { cache[indexPath] }

    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        rulers[indexPath]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }

    override func invalidateLayout() {
        super.invalidateLayout()
        cache.removeAll()
        rulers.removeAll()
    }
}
