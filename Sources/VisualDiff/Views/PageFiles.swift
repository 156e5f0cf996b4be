internal import Foundation
internal import Geometry

/// The files that a page shows, embedded or by path.
struct PageFiles {
  /// The remaining number of bytes for embedded pictures.
  private var room: Int
  /// The sources of pictures, by their paths in the report.
  private(set) var images: [String: String] = [:]
  private(set) var layouts: [String: PageData.Layout] = [:]

  /// The remaining number of frames of layouts with pictures, which are only shown behind arrows.
  private var frames = 100_000

  /// The maximum number of frames shown of a layout.
  private static let mostFrames = 3000

  init(mostBytes: Int) {
    room = mostBytes
  }

  mutating func add(_ files: Verdict.Files, _ read: (String) -> [UInt8]?) {
    for path in [files.baselinePicture, files.actualPicture, files.difference] {
      add(picture: path, read)
    }
    let hasPicture = files.baselinePicture != nil || files.actualPicture != nil
    for path in [files.baselineLayout, files.actualLayout] {
      guard let path, layouts[path] == nil, let bytes = read(path),
        let record = try? LayoutRecord(parsing: bytes)
      else { continue }
      let most = hasPicture ? min(Self.mostFrames, frames) : Self.mostFrames
      layouts[path] = PageData.Layout(record, mostFrames: most)
      if hasPicture { frames -= min(most, record.elementCount) }
    }
  }

  mutating func add(picture path: String?, _ read: (String) -> [UInt8]?) {
    if let path, images[path] == nil { images[path] = source(path, read) }
  }

  private mutating func source(_ path: String, _ read: (String) -> [UInt8]?) -> String? {
    guard room > 0 else { return Self.address(path) }
    guard let bytes = read(path) else { return nil }
    guard bytes.count <= room else { return Self.address(path) }
    room -= bytes.count
    return "data:image/png;base64," + Data(bytes).base64EncodedString()
  }

  /// Returns the URL of an image file.
  private static func address(_ path: String) -> String {
    let encoded =
      path.addingPercentEncoding(
        withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: ";:")))
      ?? path
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }
}

extension PageData.Layout {
  fileprivate init(_ record: LayoutRecord, mostFrames: Int) {
    scale = Double(record.axes.scale)
    size = [Double(record.contentSize.width), Double(record.contentSize.height)]
    frames = record.frames.prefix(min(mostFrames, record.elementCount)).map { frame in
      let rect = frame.rect
      return Frame(
        name: frame.pathAndKind,
        kind: frame.category == .cell ? "c" : frame.category == .decoration ? "d" : "s",
        rect: [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) })
    }
  }
}
