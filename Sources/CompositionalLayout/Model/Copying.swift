internal import Foundation

extension NSCopying {
  /// A copy, or the object itself if a subclass returns a copy of another class.
  var copied: Self { copy(with: nil) as? Self ?? self }
}
