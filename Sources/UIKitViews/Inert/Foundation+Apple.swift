// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation
internal import Synchronization

// Names that Apple's platforms add to Foundation, for code that uses them beside UIKit.

#if !canImport(Darwin)
  public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect
  { CGRect(x: x, y: y, width: width, height: height) }
  public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
  public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  extension NSIndexPath {
    public var section: Int { index(atPosition: 0) }
    public var row: Int { index(atPosition: 1) }
    public var item: Int { index(atPosition: 1) }
  }

  extension UserDefaults {
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }

  /// How an associated object is stored. All policies retain it.
  public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
  }

  private struct Association: @unchecked Sendable {
    weak var object: AnyObject?
    var values: [UInt: Any] = [:]
  }

  private let associations = Mutex<[ObjectIdentifier: Association]>([:])

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

  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let object = object as AnyObject
    return associations.withLock { all in
      let known = all[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
      return Carried(value: known?.values[UInt(bitPattern: key)])
    }.value
  }

  private struct Carried: @unchecked Sendable {
    let value: Any?
  }
#endif
