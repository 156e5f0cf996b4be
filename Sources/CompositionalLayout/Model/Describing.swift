internal import Foundation

/// The number in its shortest form: `1` for 1.0, `0.5` for 0.5.
func shortest(_ number: CGFloat) -> String {
  guard let whole = Int(exactly: number) else { return "\(Double(number))" }
  return "\(whole)"
}

/// Where an object lies in memory, as the system's descriptions show it.
func address(of object: AnyObject) -> String {
  let bits = UInt(bitPattern: ObjectIdentifier(object).hashValue)
  return "0x" + String(bits, radix: 16)
}
