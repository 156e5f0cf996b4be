/// UIKit's names for collection view layout, on any system.
@_exported public import CollectionViewContent
@_exported public import CompositionalLayout
