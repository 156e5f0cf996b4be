// swift-format-ignore-file
// The formatter is kept away: printed code keeps the shape it was printed in.
// What an article on sections as types leaves open: its models and views.
import UIKit

struct Items {}

final class ItemCollectionViewCell: UICollectionViewCell {}
final class ItemHeaderCell: UICollectionReusableView {}
final class ItemFooterCell: UICollectionReusableView {}
