/// At most 256 colours in the order they were first seen, found again quickly.
struct ColorTable {
  private(set) var colors: [UInt32] = []
  /// Open addressing; 0 is free, else the index and 1.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// Where `color` is, if it is known.
  func index(of color: UInt32) -> UInt8? {
    let found = slots[slot(of: color)]
    return found == 0 ? nil : UInt8(found - 1)
  }

  /// Where `color` is, adding it if it is new; `nil` if the table is full.
  mutating func insert(_ color: UInt32) -> UInt8? {
    let slot = slot(of: color)
    if slots[slot] != 0 { return UInt8(slots[slot] - 1) }
    guard colors.count < 256 else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }

  /// The slot that holds `color`, or the free one where it belongs.
  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0, colors[Int(slots[slot]) - 1] != color {
      slot = (slot + 1) & 1023
    }
    return slot
  }
}
