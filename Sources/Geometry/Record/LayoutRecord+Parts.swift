package import Foundation

/// Records contain the parts of elements that are composed of parts, after all elements.
extension LayoutRecord {
  /// The number of frames of elements. Those of parts follow.
  ///
  /// - Complexity: O(log *n*).
  package var elementCount: Int {
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = low + (high - low) / 2
      if frames[middle].part == nil { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether the frames of parts are known. Files of version 1 do not contain them.
  package var hasParts: Bool { frames.last?.part != nil }

  /// The record with elements only.
  package var withoutParts: LayoutRecord {
    guard hasParts else { return self }
    var record = self
    record.frames.removeLast(frames.count - elementCount)
    return record
  }

  /// Adds the frame of a part.
  ///
  /// - Parameters:
  ///   - part: The name and kind of the part.
  ///   - rect: The frame in points, relative to the element.
  ///   - index: The index of the element's frame.
  package mutating func append(_ part: Frame.Part, at rect: CGRect, ofElement index: Int) {
    let element = frames[index]
    frames.append(
      Frame(
        section: element.section, item: element.item, category: element.category,
        kind: element.kind, rect: rect.offsetBy(dx: element.rect.minX, dy: element.rect.minY),
        zIndex: element.zIndex, part: part))
  }

  /// The parts of each element: indexes of frames by the index of the element's frame.
  ///
  /// - Complexity: O(*n*) in the number of frames; O(log *n*) without parts.
  package var partsByElement: [Int: [Int]] {
    let count = elementCount
    guard count < frames.count else { return [:] }
    var elements: [Frame.Owner: Int] = [:]
    for index in 0..<count where elements[frames[index].owner] == nil {
      elements[frames[index].owner] = index
    }
    var parts: [Int: [Int]] = [:]
    for index in count..<frames.count {
      if let element = elements[frames[index].owner] { parts[element, default: []].append(index) }
    }
    return parts
  }
}

extension LayoutRecord.Frame {
  /// The identity of an element in a record.
  package struct Owner: Hashable {
    var section: LayoutRecord.Section
    var item: LayoutRecord.Item?
    var category: SolvedElement.Category
    var kind: String?
  }

  /// The element that the frame belongs to.
  package var owner: Owner {
    Owner(section: section, item: item, category: category, kind: kind)
  }
}
