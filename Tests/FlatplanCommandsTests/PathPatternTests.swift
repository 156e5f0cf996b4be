import CairoRenderer
import CompositionalLayout
import Foundation
import Testing

@testable import LayoutSpec
@testable import SpecDiagnostics
@testable import SpecPictures

/// Paths of pictures.
@Suite struct PathPatternTests {
  static let plain = Variant(
    width: 390, height: 844, scale: 2, appearance: .light, direction: .ltr, theme: "wireframe")

  static func variant(_ change: (inout Variant) -> Void) -> Variant {
    var variant = plain
    change(&variant)
    return variant
  }

  static let paths: [(String, Variant, FileFormat, Bool, String)] = [
    ("output", plain, .png, false, "output/grid/390@2x.png"),
    ("output/", plain, .png, false, "output/grid/390@2x.png"),
    ("", plain, .png, false, "grid/390@2x.png"),
    ("output", plain, .svg, false, "output/grid/390.svg"),
    ("output", variant { $0.scale = 1 }, .png, false, "output/grid/390.png"),
    ("output", variant { $0.scale = 1.5 }, .png, false, "output/grid/390@1.5x.png"),
    ("output", variant { $0.width = 320.5 }, .svg, false, "output/grid/320.5.svg"),
    ("output", variant { $0.appearance = .dark }, .svg, false, "output/grid/390~dark.svg"),
    ("output", variant { $0.device = .named("ipad-11") }, .svg, false, "output/grid/ipad-11.svg"),
    ("{name}-{device}", plain, .svg, false, "grid-390"),
    ("{width}/{device}", variant { $0.device = .named("ipad-11") }, .svg, false, "390/ipad-11"),
    ("output", variant { $0.direction = .rtl }, .svg, false, "output/grid/390-rtl.svg"),
    ("output", plain, .svg, true, "output/grid/390-wireframe.svg"),
    (
      "a.b/c",
      variant {
        $0.appearance = .dark
        $0.direction = .rtl
        $0.theme = "system"
      }, .png, true, "a.b/c/grid/390-rtl~dark-system@2x.png"
    ),
    ("one.png", plain, .png, false, "one.png"),
    ("one.SVG", plain, .svg, false, "one.SVG"),
    ("{width}/{name}.{ext}", plain, .svg, false, "390/grid.svg"),
    ("../{name}{@scale}.png", plain, .png, false, "../grid@2x.png"),
    ("v1.2", plain, .svg, false, "v1.2/grid/390.svg"),
  ]

  @Test(arguments: paths.indices)
  func `a pattern gives the path of a picture`(index: Int) throws {
    let (written, variant, format, namesTheme, path) = Self.paths[index]
    let pattern = try PathPattern(written)
    #expect(pattern.path(name: "grid", variant, format, namesTheme: namesTheme) == path)
  }

  @Test(arguments: ["one.jpg", "a/{name}.GIF", "{width}.avif"])
  func `a pattern with another format's extension is an error`(written: String) {
    #expect(throws: Failure.self) { try PathPattern(written) }
  }

  @Test(arguments: ["gif", "one.gif/", "a.jpg/b", "v1.2"])
  func `a folder may have the name of a format`(written: String) throws {
    #expect(try PathPattern(written).format == nil)
  }

  @Test(arguments: [
    ("one.png", FileFormat.png), ("a/{name}.svg", .svg), ("{width}.WebP", .webp), ("out", nil),
    ("out.d/x", nil),
    ("{name}.{ext}", nil), ("png", nil), ("a.png/b", nil),
  ])
  func `an extension selects the format`(written: String, format: FileFormat?) throws {
    #expect(try PathPattern(written).format == format)
  }

  @Test(arguments: [
    ("../up", "-.-up"), ("a/b\\c", "a-b-c"), ("a\nb\0c", "a-b-c"), (".hidden", "-hidden"),
    ("ü x", "ü x"),
  ])
  func `a name never changes the folder`(name: String, file: String) throws {
    let pattern = try PathPattern("{name}")
    #expect(pattern.path(name: name, Self.plain, .png, namesTheme: false) == file)
  }
}
