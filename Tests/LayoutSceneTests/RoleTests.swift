import Foundation
import Testing

@testable import CellContent

/// The roles of supplementary views.
struct RoleTests {
  private func role(_ kind: String, _ width: CGFloat, _ height: CGFloat) -> Role {
    Role(of: view(kind, 0, 0, box(0, 0, width, height)))
  }

  @Test func `bars and badges are distinguished by size`() {
    #expect(role("any", 20, 20) == .badge)
    #expect(role("any", 320, 44) == .header)
    #expect(role("any", 320, 200) == .side)
    #expect(role("any-footer", 320, 44) == .footer)
    #expect(role("header", 40, 20) == .badge)
  }

  /// Large text can make headers high.
  @Test(arguments: ["header", "UICollectionElementKindSectionHeader"])
  func `a kind that contains header is a header`(_ kind: String) {
    #expect(role(kind, 320, 199) == .header)
    #expect(role(kind, 200, 426) == .header)
    #expect(role(kind.replacing("eader", with: "eader-footer"), 200, 426) == .footer)
    // A narrow, tall header is at the side of a section.
    #expect(role(kind, 60, 426) == .side)
  }
}
