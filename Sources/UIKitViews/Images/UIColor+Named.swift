internal import CellContent
public import CompositionalLayout
public import Foundation
internal import Synchronization

extension UIColor {
  /// Creates the color of a color set, with its variants for light, dark and high contrast.
  ///
  /// Flatplan searches the asset catalogs beside the code and in the program's folder. If there is
  /// no such set, it logs that and returns `nil`.
  ///
  /// Colors of Display P3 are moved to the edge of sRGB.
  public convenience init?(named name: String) {
    guard let value = ColorSets.value(of: name) else {
      Notes.report("no asset catalog beside the code has a color '\(name)'")
      return nil
    }
    self.init(value)
  }

  /// Creates the color of a color set. The bundle and the traits are ignored: the color follows the
  /// picture's appearance.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
}

/// A cache of the colors of asset catalogs.
private enum ColorSets {
  private static let known = Mutex<[String: ColorValue]>([:])

  static func value(of name: String) -> ColorValue? {
    for folder in ImageFolder.searchPaths {
      let value = AssetCatalogs.first(
        in: folder, { $0.paths("colorset", of: name) }, { Self.value(at: $1) })
      if let value { return value }
    }
    return nil
  }

  private static func value(at path: String) -> ColorValue? {
    if let value = known.withLock({ $0[path] }) { return value }
    guard let data = ResourceFiles.contents(of: "\(path)/Contents.json"),
      let value = ColorSet(data)?.value
    else {
      Notes.report("\(path) cannot be read as a color set")
      return nil
    }
    known.withLock { $0[path] = value }
    return value
  }
}
