import Foundation
import Geometry
import Testing

@testable import CellContent

/// The roles of supplementary views.
struct RoleTests {
  private func role(_ kind: String, at alignment: NSRectAlignment?) -> Role {
    var view = view(kind, 0, 0, box(0, 0, 20, 20))
    view.alignment = alignment
    return Role(of: view)
  }

  @Test func `bars and badges are distinguished by what they are attached to`() {
    #expect(role("any", at: nil) == .badge)
    #expect(role("any", at: .top) == .header)
    #expect(role("any", at: .bottom) == .header)
    #expect(role("any", at: .bottomTrailing) == .header)
    #expect(role("any", at: .leading) == .side)
    #expect(role("any", at: .trailing) == .side)
  }

  @Test(arguments: ["header", "UICollectionElementKindSectionHeader"])
  func `a kind with a word says what it is`(_ kind: String) {
    #expect(role(kind, at: .top) == .header)
    #expect(role(kind, at: nil) == .header)
    #expect(role(kind.replacing("eader", with: "eader-footer"), at: .bottom) == .footer)
    // The header of a section that scrolls horizontally is at its side.
    #expect(role(kind, at: .leading) == .side)
  }

  /// Weight, color and corners are declared, and never follow from a length.
  @Test(arguments: [(1, 1), (20, 20), (57, 35), (390, 44), (390, 200), (60, 426)])
  func `no size changes a role`(width: CGFloat, height: CGFloat) {
    for alignment in NSRectAlignment.allCases.map(Optional.some) + [nil] {
      var view = view("bar", 0, 0, box(0, 0, width, height))
      view.alignment = alignment
      #expect(Role(of: view) == role("bar", at: alignment))
    }
  }
}
