public import Foundation

extension Bundle {
  /// The bundle with the resources of a package's module, which is the main bundle here.
  public static var module: Bundle { .main }
}
