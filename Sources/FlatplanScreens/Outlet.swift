public import UIKitViews

/// A class or an outlet of the user's code, which `.xib` and `.storyboard` files refer to by name.
public struct Outlet: Sendable {
  private let add: @MainActor @Sendable (_ place: String) -> Void

  public init(class name: String, _ type: AnyClass) {
    let type = UncheckedBox(type: type)
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

  /// A method that selectors name.
  ///
  /// - Parameter call: Calls the method of an object with an argument.
  public init<Owner: AnyObject>(
    action name: String, of owner: Owner.Type,
    _ call: @escaping @MainActor @Sendable (Owner, Argument) throws -> Void
  ) {
    add = { _ in
      #if !canImport(ObjectiveC)
        SelectorMethods.add(name) { object, value in
          guard let object = object as? Owner else { return false }
          try? call(object, Argument(content: value))
          return true
        }
      #endif
    }
  }

  /// A class whose objects can be created without arguments, for code that names it by a type parameter
  /// only.
  public init<Object: AnyObject>(
    creating type: Object.Type, _ make: @escaping @MainActor @Sendable () -> Object
  ) {
    add = { _ in Creation.add(type, make) }
  }

  /// The argument that a method is called with, such as a timer or a notification.
  public struct Argument {
    fileprivate let content: Any?

    /// The argument as the type of a parameter.
    ///
    /// - Throws: An error if it has another type; the method is then not called.
    public func value<Parameter>() throws -> Parameter {
      guard let value = content as? Parameter else { throw OtherType() }
      return value
    }

    private struct OtherType: Error {}
  }

  /// Classes are immutable, but metatypes of classes are not `Sendable`.
  private struct UncheckedBox: @unchecked Sendable {
    let type: AnyClass
  }

  /// Registers the classes and outlets of the code at a path.
  @MainActor
  public static func register(_ outlets: [Outlet], in place: String) {
    for outlet in outlets { outlet.add(place) }
    MissingInterface.replacesCells = true
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
