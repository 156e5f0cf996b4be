import CompositionalLayout
import Foundation
import LayoutScene
import Testing

/// Pictures on one sheet.
struct ContactSheetTests {
  private func sheet(_ background: RGBA) -> Scene {
    let picture = Scene(
      name: "one", size: CGSize(width: 100, height: 60), background: background)
    return ContactSheet(
      name: "sheet", title: "Sheet",
      rows: [.init(heading: "Heading", pictures: [.init(picture, caption: "100 points")])]
    ).scene()
  }

  @Test func aPictureLiesOnItsGroundBelowItsWords() {
    let sheet = sheet(.white)
    #expect(sheet.size == CGSize(width: 264, height: 180))
    let grounds = sheet.all("sheet-picture")
    #expect(grounds.map(\.frame) == [box(32, 88, 100, 60)])
    #expect(sheet.box(of: grounds[0])?.rect == box(-1, -1, 102, 62))
    #expect(sheet.all("sheet-caption").count == 2)
  }

  @Test func thePictureOfADeviceHasNoEdgeAroundItsOutline() {
    #expect(sheet(.clear).all("sheet-picture").isEmpty)
  }
}
