public import Foundation

/// A nib: the views of a `.xib` file beside the code.
///
/// See [UINib](https://developer.apple.com/documentation/uikit/uinib).
public final class UINib: NSObject, Sendable {
  let name: String

  /// Creates a nib from the name of its file, without the extension. The file is read when a view
  /// is needed; the bundle is ignored.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Creates the top-level objects of the file, and connects the outlets of its owner.
  @MainActor
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let file = InterfaceFile.named(name, "xib") else { return [] }
    return InterfaceLoader(file, owner: ownerOrNil.map { $0 as AnyObject }).load()
  }

  /// The first object of the file, if it is a cell or another reusable view.
  @MainActor
  func reusableView() -> UICollectionReusableView? {
    instantiate(withOwner: nil).first as? UICollectionReusableView
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// Creates the top-level objects of a `.xib` file beside the code, and connects the outlets of its
  /// owner.
  ///
  /// - Returns: `nil` if there is no such file.
  @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner)
    return objects.isEmpty ? nil : objects
  }
}
