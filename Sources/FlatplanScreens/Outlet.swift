public import UIKitViews

/// A class or an outlet of the user's code, which `.xib` and `.storyboard` files refer to by name.
public struct Outlet: Sendable {
  private let add: @MainActor @Sendable (_ place: String) -> Void

  /// A class.
  public init(class name: String, _ type: AnyClass) {
    let type = Held(type: type)
    add = { InterfaceClasses.add(type.type, named: name, in: $0) }
  }

  /// A property of a class.
  ///
  /// - Parameter set: Assigns a value to the property and returns whether it has a fitting type.
  public init<Owner: AnyObject>(
    _ name: String, of owner: Owner.Type,
    _ set: @escaping @MainActor @Sendable (Owner, Value) -> Bool
  ) {
    add = { _ in
      InterfaceClasses.add(outlet: name) { object, value in
        (object as? Owner).map { set($0, Value(value: value)) }
      }
    }
  }

  /// A value that a file assigns to a property.
  public struct Value {
    package let value: InterfaceValue

    /// Assigns the value to a property. Returns whether the property has a fitting type.
    @MainActor
    public func assign<Property>(to property: inout Property) -> Bool {
      value.assign(to: &property)
    }
  }

  /// Classes are immutable, but metatypes of classes are not `Sendable`.
  private struct Held: @unchecked Sendable {
    let type: AnyClass
  }

  /// Registers the classes and outlets of the code at a path.
  @MainActor
  public static func register(_ outlets: [Outlet], in place: String) {
    for outlet in outlets { outlet.add(place) }
  }

  /// Creates a controller from the storyboard beside the code that has a scene of its class.
  ///
  /// - Throws: ``MissingScene`` if no storyboard has one that can be created.
  @MainActor
  public static func controller(_ name: String) throws -> UIViewController {
    guard let made = UIStoryboard.controller(ofClass: name) else { throw MissingScene(name: name) }
    return made
  }

  /// A controller of which no storyboard has a scene.
  public struct MissingScene: Error, CustomStringConvertible {
    var name: String

    /// The message of the error.
    public var description: String { "an error: no storyboard can create \(name)" }
  }
}
