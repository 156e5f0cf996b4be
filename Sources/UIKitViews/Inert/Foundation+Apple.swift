// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
public import Foundation
internal import Synchronization

// Names that Apple's platforms add to Foundation, for code that uses them beside UIKit.

#if !canImport(Darwin)
  /// Creates a rectangle, in points.
  public func CGRectMake(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Creates a point, in points.
  public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
  /// Creates a size, in points.
  public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  extension NSIndexPath {
    /// The first index.
    public var section: Int { index(atPosition: 0) }
    /// The second index.
    public var row: Int { index(atPosition: 1) }
    /// The second index.
    public var item: Int { index(atPosition: 1) }
  }

  extension UserDefaults {
    /// Stores a value for a key.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// Returns the value for a key.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }

  /// How an associated object is stored. All policies retain it.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// A policy; it has no effect.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// A policy; it has no effect.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A policy; it has no effect.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// A policy; it has no effect.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A policy; it has no effect.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// The objects that are associated with one object.
  private struct Association: @unchecked Sendable {
    weak var object: AnyObject?
    var values: [UInt: Any] = [:]
  }

  private let associations = Mutex<[ObjectIdentifier: Association]>([:])

  /// Associates a value with an object for a key; `nil` removes it.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    let object = object as AnyObject
    let carried = Carried(value: value)
    associations.withLock { all in
      // Another object may have had this address before.
      let known = all[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
      var association = known ?? Association(object: object)
      association.values[UInt(bitPattern: key)] = carried.value
      all[ObjectIdentifier(object)] = association
    }
  }

  /// Returns the value that is associated with an object for a key.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let object = object as AnyObject
    return associations.withLock { all in
      let known = all[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
      return Carried(value: known?.values[UInt(bitPattern: key)])
    }.value
  }

  /// Carries a value through the compiler's `Sendable` checks. The caller uses one thread.
  private struct Carried: @unchecked Sendable {
    let value: Any?
  }
#endif
