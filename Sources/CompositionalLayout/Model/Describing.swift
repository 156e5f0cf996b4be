internal import Basics

/// The memory address of an object, formatted as in UIKit's descriptions.
func address(of object: AnyObject) -> String {
  let bits = UInt(bitPattern: ObjectIdentifier(object).hashValue)
  return "0x" + String(bits, radix: 16)
}
