public import Foundation

/// A layout and its frames measured with UIKit, decoded from a file.
public struct MeasuredFixture: Decodable, Sendable {
  public var container: View
  public var itemCounts: [Int]
  public var layout: Layout
  public var measuredSizes: Sizes?
  public var expected: Expected
  public var tolerance: CGFloat

  public struct View: Decodable, Sendable {
    public var width: CGFloat
    public var height: CGFloat
    public var scale: CGFloat
    public var safeArea: Insets?
    public var layoutMargins: Insets?
    public var scrollOffset: [CGFloat]?
  }

  public struct Insets: Decodable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat
  }

  public struct Layout: Decodable, Sendable {
    public var scrollDirection: String
    public var interSectionSpacing: CGFloat
    public var contentInsetsReference: String?
    public var boundarySupplementaryItems: [Boundary]?
    public var sections: [Section]
  }

  public struct Section: Decodable, Sendable {
    public var group: Node
    public var contentInsets: Insets?
    public var interGroupSpacing: CGFloat?
    public var orthogonalScrollingBehavior: String?
    public var boundarySupplementaryItems: [Boundary]?
    public var decorationItems: [Decoration]?
    public var supplementariesFollowContentInsets: Bool?
    public var contentInsetsReference: String?
  }

  /// An item, or a group if `axis` or `custom` is present.
  public final class Node: Decodable, Sendable {
    public let axis: String?
    public let width: Length
    public let height: Length
    public let subitems: [Node]?
    public let subitem: Node?
    public let count: Int?
    public let countMode: String?
    public let custom: Custom?
    public let interItemSpacing: Gap?
    public let contentInsets: Insets?
    public let edgeSpacing: Edges?
    public let supplementaryItems: [Badge]?
  }

  public struct Custom: Decodable, Sendable {
    public var frames: [[CGFloat]]
    public var zIndex: [Int]?
  }

  public struct Length: Decodable, Sendable {
    public var fractionalWidth: CGFloat?
    public var fractionalHeight: CGFloat?
    public var absolute: CGFloat?
    public var estimated: CGFloat?
  }

  public struct Gap: Decodable, Sendable {
    public var fixed: CGFloat?
    public var flexible: CGFloat?
  }

  public struct Edges: Decodable, Sendable {
    public var leading: Gap?
    public var top: Gap?
    public var trailing: Gap?
    public var bottom: Gap?
  }

  public struct Badge: Decodable, Sendable {
    public var kind: String
    public var width: Length
    public var height: Length
    public var containerAnchor: Anchor
    public var itemAnchor: Anchor?
    public var zIndex: Int?
  }

  public struct Anchor: Decodable, Sendable {
    public var edges: [String]
    public var absoluteOffset: [CGFloat]?
    public var fractionalOffset: [CGFloat]?
  }

  public struct Boundary: Decodable, Sendable {
    public var kind: String
    public var width: Length
    public var height: Length
    public var alignment: String
    public var offset: [CGFloat]?
    public var extendsBoundary: Bool?
    public var pinToVisibleBounds: Bool?
    public var zIndex: Int?
    public var contentInsets: Insets?
  }

  public struct Decoration: Decodable, Sendable {
    public var kind: String
    public var contentInsets: Insets?
    public var zIndex: Int?
  }

  public struct Sizes: Decodable, Sendable {
    public var fixedAxis: String
    public var cells: [[CGFloat?]]
    public var supplementaries: [String: [CGFloat?]]
  }

  public struct Expected: Decodable, Sendable {
    public var contentSize: [CGFloat]?
    public var elementsScope: String
    public var elements: [Element]
    public var queries: [Query]?
    public var lookups: [Element]?
    public var restOffsets: [Step]?
  }

  public struct Element: Decodable, Sendable {
    public var category: String
    public var kind: String?
    public var section: Int
    public var item: Int
    public var frame: [CGFloat]
    public var zIndex: Int?
  }

  public struct Query: Decodable, Sendable {
    public var rect: [CGFloat]
    public var elements: [String]
  }

  public struct Step: Decodable, Sendable {
    public var requested: CGFloat
    public var offsets: [CGFloat]
    public var visibleCells: [Visible]
    public var handlerItems: [[String]]
  }

  public struct Visible: Decodable, Sendable {
    public var section: Int
    public var item: Int
    public var frame: [CGFloat]
  }
}

extension MeasuredFixture {
  /// Decodes the fixture in a file.
  public init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(MeasuredFixture.self, from: Data(contentsOf: url))
  }

  /// The sorted names of the fixtures in a folder, without extension.
  public static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
      .map { String($0.dropLast(5)) }
      .sorted()
  }
}

extension CGRect {
  /// Creates a frame from x, y, width and height.
  public init(_ numbers: [CGFloat]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
