internal import Foundation

/// The classes and outlets of the user's code, which interface files refer to by name. The compiled
/// program registers them before it draws.
@MainActor
package enum InterfaceClasses {
  private struct Entry {
    var type: AnyClass
    /// The folder or file that was compiled, an absolute path.
    var place: String
  }

  private static var types: [String: [Entry]] = [:]
  private static var setters: [String: [@MainActor (AnyObject, InterfaceValue) -> Bool?]] = [:]

  /// Registers a class of the code at a path.
  package static func add(_ type: AnyClass, named name: String, in place: String) {
    types[name, default: []].append(Entry(type: type, place: place))
  }

  /// Registers an outlet.
  ///
  /// - Parameter set: Sets the outlet of an object; `nil` if the object has another class.
  package static func add(
    outlet name: String, _ set: @escaping @MainActor (AnyObject, InterfaceValue) -> Bool?
  ) { setters[name, default: []].append(set) }

  /// The names of all outlets, sorted.
  static var outletNames: [String] { setters.keys.sorted() }

  /// The classes of cells, by name.
  static var cellTypes: [String: UICollectionViewCell.Type] {
    types.compactMapValues { $0.first?.type as? UICollectionViewCell.Type }
  }

  /// The class of a name. If several inputs have one, that of the code beside the file is preferred.
  static func type(named name: String, usedIn path: String) -> AnyClass? {
    let entries = types[name] ?? []
    let near = entries.filter { path.hasPrefix(folder(of: $0.place) + "/") }
    return (near.max { $0.place.count < $1.place.count } ?? entries.first)?.type
  }

  private static func folder(of place: String) -> String {
    place.hasSuffix(".swift") ? (place as NSString).deletingLastPathComponent : place
  }

  /// Sets an outlet of an object. Returns `nil` if its class has no such outlet, and `false` if the
  /// outlet has another type.
  static func set(_ name: String, of object: AnyObject, to value: InterfaceValue) -> Bool? {
    var answer: Bool?
    for setter in setters[name] ?? [] {
      guard let isSet = setter(object, value) else { continue }
      if isSet { return true }
      answer = false
    }
    return answer
  }
}

/// A value that an interface file assigns to an outlet or an inspectable property.
package struct InterfaceValue {
  /// The forms that the value can take, such as the number types of a number.
  let forms: [Any]

  init(_ forms: [Any]) { self.forms = forms }
  init(object: Any) { forms = [object] }

  init(number: Double) {
    let whole = Int(exactly: number.rounded())
    forms =
      [number, CGFloat(number), Float(number)] + (whole.map { [$0, Int32(clamping: $0)] } ?? [])
  }

  /// Assigns the value to a property. Returns whether the property has a fitting type.
  @MainActor
  package func assign<Value>(to property: inout Value) -> Bool {
    for form in forms {
      guard let value = form as? Value else { continue }
      property = value
      return true
    }
    return false
  }
}
