public import CompositionalLayout

extension UICollectionView {
  public typealias ScrollDirection = UICollectionViewScrollDirection
  public typealias ElementCategory = UICollectionElementCategory

  /// The kind of headers; of lists too.
  nonisolated public static let elementKindSectionHeader = ListDescription.headerKind

  /// The kind of footers; of lists too.
  nonisolated public static let elementKindSectionFooter = ListDescription.footerKind
}
