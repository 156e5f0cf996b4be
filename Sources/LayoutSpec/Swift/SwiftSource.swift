internal import CompositionalLayout
internal import Foundation

/// A layout as Swift for UIKit.
public struct SwiftSource: Hashable, Sendable {
  /// A whole file.
  public var text: String
  /// The type in it, which has a static `createLayout()`.
  public var typeName: String
  /// What the Swift does not say as the spec does.
  public var notes: [String]
}

/// Why a layout cannot be said in Swift.
public struct SwiftProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Names that stand for what only the layout itself works out.
  public var names: [String]

  public var description: String {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return "\(list) in an expression stands for a length that only the layout works out: "
      + "no Swift can say it; write a fraction, or name the length itself"
  }
}

extension Spec {
  /// The layout as UIKit Swift, to hand to those who write the app.
  ///
  /// What the spec says by width, by `adapt` and by `when` becomes conditions on the layout's
  /// environment; vars become constants; data and looks are left out.
  ///
  /// - Throws: ``SwiftProblem`` for expressions that no Swift outside of a layout can compute.
  public func swift() throws(SwiftProblem) -> SwiftSource {
    var writer = SwiftWriter(self)
    return try writer.source(root)
  }

  /// The first of the containers that are wanted.
  var firstContainer: Container { render.containers.first ?? Container(width: 390) }
}
