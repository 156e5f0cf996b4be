import UIKit

protocol LayoutElement {
    var size: NSCollectionLayoutSize { get }
    func makeItem() -> NSCollectionLayoutItem
}

struct Tile: LayoutElement {
    var width: NSCollectionLayoutDimension = .fractionalWidth(1)
    var height: NSCollectionLayoutDimension = .fractionalHeight(1)
    var inset: CGFloat = 5

    var size: NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    func makeItem() -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: size)
        item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        return item
    }
}

struct Stack: LayoutElement {
    var axis: NSLayoutConstraint.Axis
    var size: NSCollectionLayoutSize
    var elements: [LayoutElement]

    init(
        _ axis: NSLayoutConstraint.Axis, width: NSCollectionLayoutDimension = .fractionalWidth(1),
        height: NSCollectionLayoutDimension = .fractionalHeight(1), @LayoutBuilder _ elements: () -> [LayoutElement]
    ) {
        self.axis = axis
        self.size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
        self.elements = elements()
    }

    func makeItem() -> NSCollectionLayoutItem { makeGroup() }

    func makeGroup() -> NSCollectionLayoutGroup {
        let items = elements.map { $0.makeItem() }
        return axis == .horizontal
            ? .horizontal(layoutSize: size, subitems: items)
            : .vertical(layoutSize: size, subitems: items)
    }
}

@resultBuilder
enum LayoutBuilder {
    static func buildExpression(_ element: LayoutElement) -> [LayoutElement] { [element] }
    static func buildBlock(_ parts: [LayoutElement]...) -> [LayoutElement] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [LayoutElement]?) -> [LayoutElement] { part ?? [] }
    static func buildEither(first: [LayoutElement]) -> [LayoutElement] { first }
    static func buildEither(second: [LayoutElement]) -> [LayoutElement] { second }
    static func buildArray(_ parts: [[LayoutElement]]) -> [LayoutElement] { parts.flatMap { $0 } }
}

extension NSCollectionLayoutSection {
    convenience init(insets: CGFloat = 0, @LayoutBuilder _ elements: () -> [LayoutElement]) {
        let stack = Stack(.vertical, height: .absolute(360), elements)
        self.init(group: stack.makeGroup())
        contentInsets = NSDirectionalEdgeInsets(top: insets, leading: insets, bottom: insets, trailing: insets)
    }
}
