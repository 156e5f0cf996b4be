/// A hash table of at most 256 colors in insertion order.
struct ColorTable {
  private(set) var colors: [UInt32] = []
  /// Slots with open addressing: 0 if free, otherwise the index plus 1.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// The index of `color`; `nil` if it is not in the table.
  func index(of color: UInt32) -> UInt8? {
    let found = slots[slot(of: color)]
    return found == 0 ? nil : UInt8(found - 1)
  }

  /// The index of `color`, which is inserted if necessary; `nil` if the table is full.
  mutating func insert(_ color: UInt32) -> UInt8? {
    let slot = slot(of: color)
    if slots[slot] != 0 { return UInt8(slots[slot] - 1) }
    guard colors.count < 256 else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }

  /// The slot that contains `color`, or the free slot for it.
  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0, colors[Int(slots[slot]) - 1] != color {
      slot = (slot + 1) & 1023
    }
    return slot
  }
}
