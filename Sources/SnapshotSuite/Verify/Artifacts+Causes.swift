internal import HostSystem
internal import PNGCodec
internal import SpecDiagnostics
internal import VisualDiff

/// One picture per cause, for those who see only the artifacts of a run.
extension Artifacts {
  private static let causes = "causes"
  private static let mostCauses = 100
  /// The maximum number of pixels of a picture, to limit the time that it takes.
  private static let mostPixels = 1 << 24
  /// The distance between the versions, in pixels.
  private static let gap = 16

  /// Writes a picture of the snapshot that each cause changed most: before, after, and the difference,
  /// side by side.
  func writeCausePictures(_ report: Report) throws(Failure) {
    for group in report.causeGroups.byWeight.prefix(Self.mostCauses) {
      let pairs = zip(group.verdicts, group.indexes).map { (report.verdicts[$0], $1) }
      let changed = pairs.filter { $0.0.files.difference != nil }.max { one, two in
        one.0.causes[one.1].consequences < two.0.causes[two.1].consequences
      }
      guard let files = changed?.0.files else { continue }
      let paths = [files.baselinePicture, files.actualPicture, files.difference]
      let pictures = paths.compactMap { path in path.flatMap(decoded) }
      guard pictures.count == paths.count, let bytes = Self.sideBySide(pictures) else { continue }
      try write(bytes, to: "\(Self.causes)/\(group.number).png")
    }
  }

  private func decoded(_ file: String) -> PNG.Picture? {
    guard let bytes = try? confinement.read("\(path)/\(file)", named: file) else { return nil }
    return try? PNG.decode(bytes, limits: PNG.Limits(pixels: Self.mostPixels))
  }

  private static func sideBySide(_ pictures: [PNG.Picture]) -> [UInt8]? {
    let width = pictures.map(\.width).reduce(gap * (pictures.count - 1), +)
    let height = pictures.map(\.height).max() ?? 0
    guard width * height <= mostPixels else { return nil }
    return try? PNG.encode(width: width, height: height, pixelsPerMeter: nil) { y, row in
      row.update(repeating: 0)
      var x = 0
      for picture in pictures {
        if y < picture.height {
          let start = 4 * picture.width * y
          for (index, byte) in picture.pixels[start..<start + 4 * picture.width].enumerated() {
            row[4 * x + index] = byte
          }
        }
        x += picture.width + gap
      }
    }
  }
}
