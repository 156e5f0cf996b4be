// Reusable: cells and views that are registered and dequeued by their type.
import UIKit

public protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  public static var reuseIdentifier: String { String(describing: self) }
}

public protocol NibLoadable: AnyObject {
  static var nib: UINib { get }
}

extension NibLoadable {
  public static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
}

extension NibLoadable where Self: UIView {
  @MainActor public static func loadFromNib() -> Self {
    guard let view = nib.instantiate(withOwner: nil, options: nil).first as? Self else {
      fatalError("the nib has no view of the class \(self)")
    }
    return view
  }
}

public typealias NibReusable = Reusable & NibLoadable

extension UICollectionView {
  public func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
    register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  public func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable {
    register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  public func dequeueReusableCell<T: UICollectionViewCell>(
    for indexPath: IndexPath, cellType: T.Type = T.self
  ) -> T where T: Reusable {
    let cell = dequeueReusableCell(
      withReuseIdentifier: cellType.reuseIdentifier, for: indexPath)
    guard let cell = cell as? T else {
      fatalError("\(cellType.reuseIdentifier) is not registered as \(cellType)")
    }
    return cell
  }

  public func register<T: UICollectionReusableView>(
    supplementaryViewType: T.Type, ofKind elementKind: String
  ) where T: Reusable & NibLoadable {
    register(
      supplementaryViewType.nib, forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: supplementaryViewType.reuseIdentifier)
  }

  public func register<T: UICollectionReusableView>(
    supplementaryViewType: T.Type, ofKind elementKind: String
  ) where T: Reusable {
    register(
      supplementaryViewType.self, forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: supplementaryViewType.reuseIdentifier)
  }

  public func dequeueReusableSupplementaryView<T: UICollectionReusableView>(
    ofKind elementKind: String, for indexPath: IndexPath, viewType: T.Type = T.self
  ) -> T where T: Reusable {
    let view = dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: viewType.reuseIdentifier, for: indexPath)
    guard let view = view as? T else {
      fatalError("\(viewType.reuseIdentifier) is not registered as \(viewType)")
    }
    return view
  }
}

extension UITableView {
  public func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
    register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
  }
}

public protocol StoryboardBased: AnyObject {
  static var sceneStoryboard: UIStoryboard { get }
}

extension StoryboardBased {
  public static var sceneStoryboard: UIStoryboard {
    UIStoryboard(name: String(describing: self), bundle: nil)
  }
}
