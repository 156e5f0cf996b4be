internal import Basics
public import CellContent
import Foundation
public import Scene

/// Several pictures in one, in rows and columns with captions.
public struct ContactSheet: Hashable, Sendable {
  public struct Picture: Hashable, Sendable {
    public var scene: Scene
    /// The text above the picture.
    public var caption: String

    public init(_ scene: Scene, caption: String) {
      self.scene = scene
      self.caption = caption
    }
  }

  /// A row of pictures.
  public struct Row: Hashable, Sendable {
    /// The text above the row.
    public var heading: String
    /// The pictures by column; `nil` leaves a column empty.
    public var pictures: [Picture?]

    public init(heading: String, pictures: [Picture?]) {
      self.heading = heading
      self.pictures = pictures
    }
  }

  /// The name of the scene, the prefix of its ids.
  public var name: String
  /// The title for assistive technologies.
  public var title: String
  /// The rows from top to bottom.
  public var rows: [Row]
  /// The appearance of the sheet around the pictures.
  public var appearance: Appearance

  public init(name: String, title: String, rows: [Row], appearance: Appearance = .light) {
    self.name = name
    self.title = title
    self.rows = rows
    self.appearance = appearance
  }

  // Lengths in points.
  private static let margin: CGFloat = 32
  private static let gap: CGFloat = 24
  private static let headingHeight: CGFloat = 32
  private static let captionHeight: CGFloat = 24

  private func color(_ light: UInt32, _ dark: UInt32) -> RGBA {
    RGBA(appearance.isDark ? dark : light)
  }

  private var paper: RGBA { color(0xECECF0, 0x1B1B1F) }
  private var ink: RGBA { color(0x1C1C1E, 0xF2F2F7) }
  private var captionColor: RGBA { color(0x5A5A60, 0xAEAEB6) }
  private var edge: RGBA { color(0xC6C6CC, 0x48484E) }

  /// The sheet as a scene. Each column is as wide as its widest picture, and each row is as tall as
  /// its tallest picture.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func scene() -> Scene {
    let columns = rows.map(\.pictures.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.picture(column)?.scene.size.width ?? 0 }.max() ?? 0
    }
    var sheet = Scene(
      name: name, title: title, summary: summary, size: .zero, background: paper)
    var pen = ScenePen(scene: sheet)
    var y = Self.margin
    let width = widths.reduce(0, +) + CGFloat(max(columns - 1, 0)) * Self.gap
    for row in rows {
      let heading = CGRect(x: Self.margin, y: y, width: max(width, 200), height: Self.headingHeight)
      pen.write(row.heading, in: heading, DynamicTypeStyle.headline.metrics, ink)
      y += Self.headingHeight
      var x = Self.margin
      for (column, columnWidth) in widths.enumerated() {
        if let picture = row.picture(column) {
          let caption = CGRect(x: x, y: y, width: columnWidth, height: Self.captionHeight)
          pen.write(
            picture.caption, in: caption, DynamicTypeStyle.footnote.metrics, captionColor)
          pen.place(picture.scene, at: CGPoint(x: x, y: y + Self.captionHeight), edge: edge)
        }
        x += columnWidth + Self.gap
      }
      y += Self.captionHeight + row.height + Self.gap
    }
    sheet = pen.scene
    sheet.size = CGSize(
      width: max(width, 200) + 2 * Self.margin, height: max(y - Self.gap, 0) + Self.margin)
    return sheet
  }

  /// The number of pictures, and the title and description of each.
  private var summary: String {
    let pictures = rows.flatMap { row in row.pictures.compactMap(\.self).map { (row.heading, $0) } }
    let descriptions = pictures.prefix(24).map { "\($0), \($1.caption): \($1.scene.summary)" }
    return ([pictures.count.of("picture")] + descriptions).joined(separator: ". ")
  }
}

extension ContactSheet.Row {
  fileprivate func picture(_ column: Int) -> ContactSheet.Picture? {
    pictures.indices.contains(column) ? pictures[column] : nil
  }

  fileprivate var height: CGFloat { pictures.map { $0?.scene.size.height ?? 0 }.max() ?? 0 }
}
