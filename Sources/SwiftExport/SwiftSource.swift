internal import Foundation
internal import Geometry
public import LayoutSpec
public import SpecDiagnostics

/// A layout as Swift code for UIKit.
public struct SwiftSource: Hashable, Sendable {
  /// The contents of a Swift file.
  public var text: String
  /// The name of the type in the file. Its static function `createLayout()` returns the layout.
  public var typeName: String
  /// The differences between the generated code and the spec, one sentence each.
  public var notes: [String]
}

extension FileSpec {
  /// Generates UIKit code for the layout.
  ///
  /// Values by width, `adapt` and `when` become conditions on the layout environment; vars become
  /// constants. Compositions become cells with `configure(with:)`, sample data and a data source. The
  /// data and styles of templates are left out. The bars of a screen become controllers, which
  /// `makeScreen()` returns.
  ///
  /// - Throws: `SpecErrors` with the locations of expressions that refer to lengths that are known
  ///   only during layout.
  public func swift() throws(SpecErrors) -> SwiftSource {
    var export = LayoutExport(self)
    return try export.source(root)
  }

  /// The first container that the spec is rendered for.
  var firstContainer: Container { render.containers.first ?? .standard }
}
