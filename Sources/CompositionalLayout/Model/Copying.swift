internal import Foundation

extension NSCopying {
  /// A copy; the object itself where a subclass answers a copy of another kind.
  var copied: Self { copy(with: nil) as? Self ?? self }
}
