public import CompositionalLayout

extension UICollectionView {
  /// The direction in which a layout scrolls.
  public typealias ScrollDirection = UICollectionViewScrollDirection
  /// The category of an element: cell, supplementary view or decoration view.
  public typealias ElementCategory = UICollectionElementCategory

  /// The kind of section headers, including those of lists.
  nonisolated public static let elementKindSectionHeader = ListDescription.headerKind

  /// The kind of section footers, including those of lists.
  nonisolated public static let elementKindSectionFooter = ListDescription.footerKind
}
