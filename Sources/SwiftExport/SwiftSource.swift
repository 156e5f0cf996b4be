internal import CompositionalLayout
internal import Foundation
public import LayoutSpec
public import SpecDiagnostics

/// A layout as Swift for UIKit.
public struct SwiftSource: Hashable, Sendable {
  /// A whole file.
  public var text: String
  /// The type in it, which has a static `createLayout()`.
  public var typeName: String
  /// What the Swift does not say as the spec does.
  public var notes: [String]
}

extension FileSpec {
  /// The layout as UIKit Swift, to hand to those who write the app.
  ///
  /// What the spec says by width, by `adapt` and by `when` becomes conditions on the layout's
  /// environment; vars become constants; data and looks are left out.
  ///
  /// - Throws: `SpecErrors` with the places of expressions that no Swift outside of a layout can
  ///   compute.
  public func swift() throws(SpecErrors) -> SwiftSource {
    var writer = SwiftWriter(self)
    return try writer.source(root)
  }

  /// The first of the containers that are wanted.
  var firstContainer: Container { render.containers.first ?? .standard }
}
