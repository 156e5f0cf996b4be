internal import CompositionalLayout
internal import Foundation

extension ValueKind<CGRect> {
  /// `[x, y, width, height]`.
  static let rectangle: ValueKind = .init(name: "a frame [x, y, width, height]") { node, reader in
    guard let numbers = reader.lengths(4, "a frame [x, y, width, height]", at: node) else {
      return nil
    }
    for index in 2...3 where numbers[index] < 0 {
      reader.report(.sign(kind: "a frame's size"), at: node.elements?[index] ?? node)
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension ValueKind<[CustomItemDescription]> {
  /// The cells of a custom group.
  static let frames: ValueKind = .init(name: "a custom group") { node, reader in
    guard let map = SourceMap(node, FrameKeys.map, &reader) else { return nil }
    if node["frame"] == nil {
      map.require(FrameKeys.frames, such: ["[[0, 0, 100, 44]]"], &reader)
    }
    guard let frames = map.read(FrameKeys.frames, &reader) else { return nil }
    let order = map.read(FrameKeys.zIndex, &reader) ?? []
    if let entry = map.entry(FrameKeys.zIndex), let count = entry.value.elements?.count,
      count != frames.count
    {
      reader.report(
        .wrongCount(expected: "\(frames.count) numbers, one a frame", found: count),
        at: entry.value)
    }
    return frames.enumerated().map { index, frame in
      CustomItemDescription(frame: frame, zIndex: order[safely: index] ?? 0)
    }
  }
}
