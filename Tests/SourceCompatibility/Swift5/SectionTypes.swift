// swift-format-ignore-file
// The formatter is kept away: printed code keeps the shape it was printed in.
// An article on sections as types of their own. What was mended is listed in ../README.md.
import UIKit

protocol Section {
    //Number of items in each section
    var numberOfItems: Int { get }
    //What to do when an item in each section is tapped
    //If you set it in the closure, you can add processing from the VC side.
    var didSelectItem: ((Int) -> Void)? { get }
    //Here, we will actually build the layout
    func layoutSection() -> NSCollectionLayoutSection
    //Set the Cell to be used as an Item here.
    func configureCell(collectionView: UICollectionView, indexPath: IndexPath) -> UICollectionViewCell

    //UICollectionReusableView if you don't use Header or Footer()return it
    func configureHeaderFooter(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
}

final class ViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()

        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: collectionViewLayout)
        collectionView.delegate = self
        collectionView.dataSource = self

        collectionView.register(ItemCollectionViewCell.self,
                                forCellWithReuseIdentifier: String(describing: ItemCollectionViewCell.self))
        collectionView.register(ItemHeaderCell.self, forSupplementaryViewOfKind: "section-header-element-kind", withReuseIdentifier: String(describing: ItemHeaderCell.self))
        collectionView.register(ItemFooterCell.self, forSupplementaryViewOfKind: "section-footer-element-kind", withReuseIdentifier: String(describing: ItemFooterCell.self))

        var itemsSection = ItemsSection(items: Array(repeating: Items(), count: 4))
        itemsSection.didSelectItem = { index in
            //Here, the process at the time of cell selection is performed.
        }
        sections.append(itemsSection)
        sections.append(BannerSection())
    }

    var collectionView: UICollectionView!

    //Make the layout of the section set here
    private var collectionViewLayout: UICollectionViewLayout {
        let sections = self.sections
        let layout = UICollectionViewCompositionalLayout { (sectionIndex, environment) -> NSCollectionLayoutSection? in
            return sections[sectionIndex].layoutSection()
        }
        return layout
    }

    private var sections: [Section] = [] {
        didSet {
            //Update the layout when sections are updated
            collectionView.collectionViewLayout = collectionViewLayout
            collectionView.reloadData()
        }
    }
}

//dataSource settings
extension ViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        return sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return sections[section].numberOfItems
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        return sections[indexPath.section].configureCell(collectionView: collectionView, indexPath: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let view = sections[indexPath.section].configureHeaderFooter(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        //If you want to add a tap gesture to the view, do it here
        return view
    }
}

//delegate settings
extension ViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let didSelectItem = sections[indexPath.section].didSelectItem else {
            return
        }
        didSelectItem(indexPath.row)
    }
}

//Inherit Section
struct ItemsSection: Section {
    var didSelectItem: ((Int) -> Void)?

    private var items: [Items] = []
    var numberOfItems: Int {
        self.items.count
    }

    func layoutSection() -> NSCollectionLayoutSection {

        //Layout settings for Item
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)

        //Layout settings for group
        let groupSize = NSCollectionLayoutSize(widthDimension: .absolute(UIScreen.main.bounds.width - 40), heightDimension: .absolute(184))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

        //Layout settings for Section
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        //Set whether to stop scrolling or not here
        section.orthogonalScrollingBehavior = .groupPaging

        // header
        let headerSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0),
            heightDimension: .estimated(95))
        let sectionHeader = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: headerSize,
            elementKind: "section-header-element-kind",
            alignment: .top)

        // footer
        let footerSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0),
            heightDimension: .estimated(45))
        let sectionFooter = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: footerSize,
            elementKind: "section-footer-element-kind",
            alignment: .bottom)

        // header,Add footer
        section.boundarySupplementaryItems = [sectionHeader, sectionFooter]

        return section
    }

    func configureCell(collectionView: UICollectionView, indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: String(describing: ItemCollectionViewCell.self), for: indexPath) as! ItemCollectionViewCell
       //Set the Cell here

        return cell
    }

    func configureHeaderFooter(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        //The character string here is fixed
        switch kind {
        // header
        case "section-header-element-kind":
            let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: String(describing: ItemHeaderCell.self), for: indexPath) as! ItemHeaderCell
            //Header setup
            return header
        // footer
        case "section-footer-element-kind":
            let footer = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: String(describing: ItemFooterCell.self), for: indexPath) as! ItemFooterCell
        //Footer setup
        return footer
        default:
            //UICollectionReusableView if Header and Footer are not set()return it
            return UICollectionReusableView()
        }
    }
}

extension ItemsSection {
    //If you need an Initializer, it's a good idea to cut it out into an Extension.
    init(items: [Items]) {
        self.items = items
    }
}

/// A second type of section, as the article's design has it: its own layout, without the rest.
struct BannerSection: Section {
    var didSelectItem: ((Int) -> Void)?
    var numberOfItems: Int { 2 }

    func layoutSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
    }

    func configureCell(collectionView: UICollectionView, indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
    }

    func configureHeaderFooter(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        UICollectionReusableView()
    }
}
